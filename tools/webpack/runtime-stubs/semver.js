// In place of the federation runtime's reader of version ranges: here a range is `^1.2.3` (`shared-modules.ts`), or
// `<=1.2.3` where the runtime itself compares two versions.
const partsOf = (version) =>
  version
    .replace(/^\D+/, '')
    .split('.')
    .map((part) => Number.parseInt(part, 10) || 0);

function satisfy(version, range) {
  const [has, wants] = [partsOf(version), partsOf(range)];
  const differs = has.findIndex((part, n) => part !== wants[n]);
  if (differs === -1) return true;
  if (range.startsWith('<=')) return has[differs] < wants[differs];
  // A caret holds everything up to the first part that is not zero.
  return differs > wants.findIndex((part) => part > 0) && has[differs] > wants[differs];
}

export { satisfy };
