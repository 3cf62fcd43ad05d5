/** The separators of a locale, e.g. `,` and `.` in English. */
function separatorsOf(locale: string): { decimal: string; group: string } {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(12345.6);
  const of = (type: string, fallback: string) => parts.find((part) => part.type === type)?.value ?? fallback;
  const decimal = of('decimal', '.');
  return { decimal, group: of('group', decimal === ',' ? '.' : ',') };
}

/**
 * The number that someone typed in the locale's way: null for nothing, NaN for what is no number.
 * Spaces and group separators are ignored where they stand between thousands.
 */
export function parseTypedNumber(typed: string, locale: string): number | null {
  const { decimal, group } = separatorsOf(locale);
  const compact = typed.replace(/[\s\u00a0\u202f]/g, '');
  if (compact === '') return null;
  const [whole = '', ...rest] = compact.split(decimal);
  const groups = whole.split(group);
  const isGrouped = groups.length > 1 && groups.slice(1).every((part) => part.length === 3);
  // Spanish and Catalan keyboards give a dot for the decimal: `2.5` cannot be a thousand, so it is two and a half.
  const plain =
    groups.length > 1 && !isGrouped && rest.length === 0
      ? groups.join('.')
      : [groups.join(''), ...rest].join('.');
  return /^-?\d*\.?\d+$|^-?\d+\.$/.test(plain) ? Number(plain) : Number.NaN;
}
