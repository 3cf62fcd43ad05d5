const CURRENCIES =
  'AED ARS AUD BGN BOB BRL CAD CHF CLP CNY COP CRC CZK DKK DOP EUR GBP GTQ HKD HNL HUF ILS INR ISK JPY KRW MAD MXN NIO NOK NZD PAB PEN PLN PYG RON SEK SGD TRY USD UYU'.split(
    ' ',
  );

/** The currencies that readers of a locale need most, first in the list. */
const FIRST: Readonly<Record<string, readonly string[]>> = {
  es: ['EUR', 'USD', 'MXN', 'COP', 'ARS', 'CLP', 'PEN', 'GBP'],
  ca: ['EUR', 'GBP', 'USD', 'CHF'],
  en: ['EUR', 'USD', 'GBP', 'CHF'],
};

export const DEFAULT_CURRENCY = 'EUR';

function symbolOf(currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}

/** The currencies of salaries with their symbols (`EUR (€)`): those of the locale first, the rest by code. */
export function currencyOptions(locale: string): { value: string; label: string }[] {
  const first = FIRST[locale] ?? FIRST.en ?? [];
  return [...first, ...CURRENCIES.filter((code) => !first.includes(code))].map((code) => {
    const symbol = symbolOf(code, locale);
    return { value: code, label: symbol === code ? code : `${code} (${symbol})` };
  });
}
