import type { LanguageLevel, Locale } from '@cantera/shared/contracts/enums';
import type { CriterionKind } from '@cantera/shared/contracts/scoring';

interface ScoreTexts {
  /** Words of a CV, marked as such. */
  readonly quote: (text: string) => string;
  /** Before a page's number. */
  readonly page: string;
  readonly profile: string;
  /** Of a criterion: so many years of work as something. */
  readonly years: (years: number, title: string) => string;
  readonly notShown: string;
  /** Before the words that were looked for. */
  readonly searched: string;
  readonly partly: string;
  readonly contradicted: string;
  /** Before a quote that the language model took for less than the search did. */
  readonly lowered: string;
  /** Of a verdict that somebody put; null of somebody who has left. */
  readonly corrected: (name: string | null) => string;
}

/** Words of the sentences about a score, by the reader's language. */
export const SCORE_TEXTS: Readonly<Record<Locale, ScoreTexts>> = {
  en: {
    quote: (text) => `“${text}”`,
    page: 'p.',
    profile: 'Profile',
    years: (years, title) => `${title}, ${years} ${years === 1 ? 'year' : 'years'} or more`,
    notShown: 'not found',
    searched: 'searched',
    partly: 'partly',
    contradicted: 'says otherwise',
    lowered: 'lowered by AI',
    corrected: (name) => (name ? `corrected by ${name}` : 'corrected by a person'),
  },
  es: {
    quote: (text) => `«${text}»`,
    page: 'pág.',
    profile: 'Perfil',
    years: (years, title) => `${title}, ${years} ${years === 1 ? 'año' : 'años'} o más`,
    notShown: 'no aparece',
    searched: 'se ha buscado',
    partly: 'en parte',
    contradicted: 'dice lo contrario',
    lowered: 'bajado por la IA',
    corrected: (name) => (name ? `corregido por ${name}` : 'corregido por una persona'),
  },
  ca: {
    quote: (text) => `«${text}»`,
    page: 'pàg.',
    profile: 'Perfil',
    years: (years, title) => `${title}, ${years} ${years === 1 ? 'any' : 'anys'} o més`,
    notShown: 'no hi surt',
    searched: 's’ha buscat',
    partly: 'en part',
    contradicted: 'diu el contrari',
    lowered: 'abaixat per la IA',
    corrected: (name) => (name ? `corregit per ${name}` : 'corregit per una persona'),
  },
};

interface Named {
  readonly kind: CriterionKind;
  readonly label: string;
  readonly level: LanguageLevel | null;
  readonly years: number | null;
}
/** What a criterion is called in a language: languages by their name there, years with their number. */
export function criterionName({ kind, label, level, years }: Named, locale: Locale): string {
  if (kind === 'LANGUAGE')
    return `${new Intl.DisplayNames([locale], { type: 'language' }).of(label) ?? label} ${level ?? ''}`.trim();
  return kind === 'YEARS' ? SCORE_TEXTS[locale].years(years ?? 0, label) : label;
}
