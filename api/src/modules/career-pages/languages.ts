import { LOCALES, type Locale } from '@cantera/shared/contracts/enums';

export const isLocale = (text: string): text is Locale => LOCALES.some((locale) => locale === text);

/** The language that a browser likes best among ours; English when it likes none. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  const wishes = (acceptLanguage ?? '')
    .split(',')
    .map((wish) => {
      const [tag = '', ...parameters] = wish.trim().split(';');
      const weight = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean);
      return { language: tag.split('-')[0]?.toLowerCase() ?? '', weight: Number(weight ?? 1) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return wishes.map(({ language }) => language).find(isLocale) ?? 'en';
}
