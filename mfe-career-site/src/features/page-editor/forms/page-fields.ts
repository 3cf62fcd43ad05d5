import type { SitePage } from '@cantera/shared/contracts/career-site';
import type { Locale } from '@cantera/shared/contracts/enums';
import { createContext, type RefObject, use } from 'react';
import type { PageForm } from '../model/page-schema.ts';

/** What every field of a page's form is drawn with. */
export type PageFields = {
  form: PageForm;
  page: SitePage;
  /** The one whose texts are edited. */
  language: Locale;
  /** The site's own. */
  ownLanguage: Locale;
  /** For whoever may see the page and not change it. */
  isReadOnly: boolean;
  /** True while a refused save leads to a field that is not drawn yet: the first that is takes the focus. */
  isSeeking: RefObject<boolean>;
  /** Waits for what is still uploaded; false when that failed. */
  settle: RefObject<() => Promise<boolean>>;
};

export const PageFieldsContext = createContext<PageFields | null>(null);

export function usePageFields(): PageFields {
  const fields = use(PageFieldsContext);
  if (!fields) throw new Error('A field of a page stands outside its form');
  return fields;
}
