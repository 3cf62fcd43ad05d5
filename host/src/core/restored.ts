/**
 * Loads the document anew when a browser brings it back as it was left (`pageshow` of its memory) and it cannot go on as it
 * stands: while it was on its way elsewhere, its session over.
 */
export function reloadWhenRestored(isStale: () => boolean, reload = () => window.location.reload()): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isStale()) reload();
  });
}
