import { fold } from '@cantera/shared/contracts/text';
import type { PositionFacts } from './facts.ts';

/** A number with its separators, its cents or tenths, and what multiplies it: `38.000,00`, `38,5k`, `30 mil`. */
const NUMBER =
  /(?<!\d)(\d{1,3}(?:[.,\s'’]\d{3})+(?!\d)|\d+)(?:[.,](\d{1,2})(?!\d))?(?:\s*(k|m|mil|thousand|grand)(?!\p{L}))?/giu;
/** What money is called, also right behind a figure. */
const MONEY = /[€$£]|(?<!\p{L})(?:eur|euros?|usd|dollars?|dolar(?:es|s)?|gbp|sterling|chf)(?!\p{L})/u;
/** What pay is called, folded. */
const PAY =
  /\b(?:salar\w*|sueldos?|sous?|retribuci\w+|remunerac\w+|remuneration|compensation|pay|pays|wages?|earn|earns|earnings|ote|pagas?|pagues?|pagan|pagamos|paguem|cobra\w*|ganaras|guanyaras|brutos?|bruts?|gross|sba)\b/;
/** Words between a figure and what says that it is pay. */
const NEAR = 6;
/** How many pays a year has. */
const PAYS_A_YEAR = [12, 14];

/** The amounts of a salary in whole units of its currency: of a year those of its months too, of a month those of its year. */
export function amountsOf({ from, to, range }: PositionFacts['salary']): number[] {
  return [from, to].flatMap((amount) => {
    const others = PAYS_A_YEAR.flatMap((pays) => {
      if (range === 'annual') return [Math.floor(amount / pays), Math.round(amount / pays)];
      return range === 'monthly' ? [Math.floor(amount * pays)] : [];
    });
    return [Math.floor(amount), ...others];
  });
}

/** The whole numbers of a text, in whatever way they are written: `38.000,00` and `38k` are 38000. */
export const numbersIn = (text: string): number[] =>
  [...text.matchAll(NUMBER)].map(([, whole = '', tenths, thousands]) => {
    const number = Number(`${whole.replace(/\D/g, '')}.${tenths ?? 0}`);
    return Math.floor(thousands ? number * 1000 : number);
  });

/** Whether a figure stands next to a word of money or pay. */
function hasPaidFigure(text: string): boolean {
  const words = fold(text).split(/\s+/);
  const figures = words.flatMap((word, at) => (/\d/.test(word) ? [at] : []));
  return words.some(
    (word, at) =>
      (MONEY.test(word) || PAY.test(word)) && figures.some((figure) => Math.abs(figure - at) <= NEAR),
  );
}

/** Whether a text tells of pay: one of the amounts in whatever way it is written, or any figure next to money or pay. */
export const tellsPay = (text: string, amounts: readonly number[]): boolean =>
  hasPaidFigure(text) || numbersIn(text).some((number) => amounts.includes(number));
