import { LOCALES, type Locale } from '@cantera/shared/contracts/enums';
import type { FieldPath } from 'react-hook-form';
import type { PageValues } from './page-values.ts';

const PREFIX = 'careerSite.configurations.';
const PLACE =
  /^(?:translations\.(?<locale>\w+)\.)?(?:home|positions|departments|about)Page\.(?<field>\w+)(?:\.(?<index>\d+)(?:\.(?<inner>\w+))?)?$/;
const TEXTS = ['title', 'description', 'missionTitle', 'missionDescription'] as const;
const OTHERS = ['heroUrl', 'linkedinUrl', 'xUrl', 'facebookUrl', 'instagramUrl', 'isMapVisible'] as const;
const LISTS: ReadonlySet<string> = new Set(['faqs', 'departments', 'values']);
const TITLES: ReadonlySet<string> = new Set(['question', 'title']);

/** The field of the form for a place in what is saved, as a refusal names it; undefined for one that the form does not show. */
export function refusedField(
  place: string,
  { texts }: PageValues,
  language: Locale,
): FieldPath<PageValues> | undefined {
  if (!place.startsWith(PREFIX)) return undefined;
  const { locale, field = '', index, inner = '' } = PLACE.exec(place.slice(PREFIX.length))?.groups ?? {};
  const of = locale === undefined ? language : LOCALES.find((one) => one === locale);
  if (!of) return undefined;
  if (LISTS.has(field)) {
    const key = texts[of].order[Number(index)];
    return key === undefined
      ? undefined
      : `texts.${of}.entries.${key}.${TITLES.has(inner) ? 'title' : 'text'}`;
  }
  const text = TEXTS.find((name) => name === field);
  return text ? `texts.${of}.${text}` : OTHERS.find((name) => name === field);
}
