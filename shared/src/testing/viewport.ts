const original = window.matchMedia;

/** Whether a `(max-width: …px)` query holds at a width; the other queries here do not depend on width. */
function holds(query: string, width: number): boolean {
  return query.split(',').some((part) => {
    const limit = /max-width:\s*([\d.]+)px/.exec(part)?.[1];
    return limit !== undefined && width <= Number(limit);
  });
}

/** Makes width queries answer as on a screen of this width; the function returned undoes it. */
export function setViewport(width: number): () => void {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { ...original(query), media: query, matches: holds(query, width) });
  return () => {
    window.matchMedia = original;
  };
}
