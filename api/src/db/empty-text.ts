/** What a column takes for a text: an empty one is none; undefined, which writes nothing, stays. */
export const nullIfEmpty = (text: string | null | undefined): string | null | undefined =>
  text === '' ? null : text;
