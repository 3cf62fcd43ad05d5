/**
 * The list that holds what two people made of the same one: theirs, without what was taken out of it here and with what
 * was added here. An edited line counts as taken out and added.
 */
export function mergeLists(
  base: readonly string[],
  theirs: readonly string[],
  mine: readonly string[],
): string[] {
  const removed = new Set(base.filter((text) => !mine.includes(text)));
  const kept = theirs.filter((text) => !removed.has(text));
  const added = mine.filter((text) => !base.includes(text) && !kept.includes(text));
  return [...kept, ...added];
}
