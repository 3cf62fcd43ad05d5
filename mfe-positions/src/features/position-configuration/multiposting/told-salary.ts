/** A number as it is written: thousands apart by a point, a comma, an apostrophe or a space, or counted by `k`. */
const NUMBER = /(?<![\d.,])(\d{1,3}(?:[.,'’\s]\d{3})+|\d+)(?:[.,](\d{1,2}))?(?!\d)(\s?k(?![\p{L}\d]))?/giu;
const CURRENCY = /[€$£]|\b(?:eur|euros?|usd|gbp)\b/iu;
/** Amounts below this are of an hour or a day: any number of a text may be one of them, unless a currency stands beside it. */
const SMALL = 1000;
/** Letters before and after a number where its currency is looked for. */
const BESIDE = 6;

/** What stands in a text of HTML, parts of it apart. */
const textOf = (html: string): string =>
  new DOMParser().parseFromString(html.replaceAll('<', ' <'), 'text/html').body.textContent ?? '';

function amountsIn(text: string): { amount: number; hasCurrency: boolean }[] {
  return [...text.matchAll(NUMBER)].map(
    ({ index, 0: whole, 1: digits = '', 2: decimals = '0', 3: thousands }) => {
      const said = Number(`${digits.replaceAll(/\D/g, '')}.${decimals}`);
      const beside = text.slice(Math.max(0, index - BESIDE), index + whole.length + BESIDE);
      return { amount: thousands ? said * SMALL : said, hasCurrency: CURRENCY.test(beside) };
    },
  );
}

/** Those of a position's salary amounts that its description tells. */
export function toldSalary(
  html: string,
  salary: { readonly from: number | null; readonly to: number | null } | null,
): number[] {
  const found = amountsIn(textOf(html));
  return [...new Set([salary?.from, salary?.to])].filter(
    (amount): amount is number =>
      typeof amount === 'number' &&
      amount > 0 &&
      found.some((one) => one.amount === amount && (amount >= SMALL || one.hasCurrency)),
  );
}
