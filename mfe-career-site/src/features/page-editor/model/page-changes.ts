import type { SitePage } from '@cantera/shared/contracts/career-site';
import { LOCALES, type Locale } from '@cantera/shared/contracts/enums';
import { plainText } from '@cantera/shared/contracts/text';
import { LINKS } from './page-schema.ts';
import { entriesOf, type PageTexts, type PageValues } from './page-values.ts';

export type ChangedField =
  | 'heroUrl'
  | 'isMapVisible'
  | (typeof LINKS)[number]
  | 'title'
  | 'description'
  | 'missionTitle'
  | 'missionDescription'
  | 'entries';
/** A field that somebody else changed: what stands there now, and what stands in the form. */
export type PageChange = {
  field: ChangedField;
  /** Undefined for what the page has in no language. */
  locale?: Locale;
  theirs: string;
  mine: string;
};

const TEXTS = ['title', 'description', 'missionTitle', 'missionDescription'] as const;
const listText = (texts: PageTexts): string =>
  entriesOf(texts)
    .map(({ title, text }) => [title.trim(), plainText(text)].filter(Boolean).join(': '))
    .join(' · ');
/** Also what a reader does not see of it, so that no change is passed over. */
const exact = (texts: PageTexts): string => JSON.stringify(entriesOf(texts));

/** What somebody else changed of a page since it was read, beside what stands in the form. */
export function pageChanges(
  page: SitePage,
  { base, theirs, mine }: { base: PageValues; theirs: PageValues; mine: PageValues },
): PageChange[] {
  const common: PageChange[] = (['heroUrl', ...LINKS, 'isMapVisible'] as const)
    .filter((field) => page === 'home' && base[field] !== theirs[field])
    .map((field) => ({ field, theirs: String(theirs[field] ?? ''), mine: String(mine[field] ?? '') }));
  const written = LOCALES.flatMap((locale): PageChange[] => {
    const [was, now, here] = [base.texts[locale], theirs.texts[locale], mine.texts[locale]];
    const texts = TEXTS.filter((field) => was[field] !== now[field]).map((field) => ({
      field,
      locale,
      theirs: plainText(now[field]),
      mine: plainText(here[field]),
    }));
    if (exact(was) === exact(now)) return texts;
    return [...texts, { field: 'entries', locale, theirs: listText(now), mine: listText(here) }];
  });
  return [...common, ...written];
}
