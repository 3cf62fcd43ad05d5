/** Of what was typed for a phone: digits, and a `+` at the start. */
export const phoneOf = (typed: string): string => {
  const trimmed = typed.trim();
  return (trimmed.startsWith('+') ? '+' : '') + trimmed.replace(/\D/g, '');
};

/** Whether what was typed for a phone holds letters, which no number has. */
export const hasLetters = (typed: string): boolean => /\p{L}/u.test(typed);

/** Of what was typed for an amount of money: digits. */
export const digitsOf = (typed: string): string => typed.replace(/\D/g, '');

export type AmountRange = { from: string; to: string };

/** What is saved of an expected salary: nothing typed is 0; one alone stands for both; from above to makes both from. */
export function expectedAmounts({ from, to }: AmountRange): { amountFrom: number; amountTo: number } {
  if (from === '' && to === '') return { amountFrom: 0, amountTo: 0 };
  const amountFrom = Number(from === '' ? to : from);
  const amountTo = Number(to === '' ? from : to);
  return { amountFrom, amountTo: Math.max(amountFrom, amountTo) };
}

/** A range after a change of one end; letters in place of a number clear both. */
export function typedRange(range: AmountRange, end: keyof AmountRange, typed: string): AmountRange {
  const digits = digitsOf(typed);
  return digits === '' && typed.trim() !== '' ? { from: '', to: '' } : { ...range, [end]: digits };
}
