import { homePage, prose, type SitePage, title } from '@cantera/shared/contracts/career-site';
import { LOCALES } from '@cantera/shared/contracts/enums';
import { useZodForm } from '@cantera/shared/forms';
import { useCallback } from 'react';
import type { Control, UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { useT } from '../../../messages/page-editor.ts';
import type { PageValues } from './page-values.ts';

/** As many entries as the server takes of a page. */
export const MAX_ENTRIES: Readonly<Record<SitePage, number>> = {
  home: 50,
  positions: 0,
  departments: 60,
  about: 30,
};
/** Of an address, in characters. */
const MAX_LINK = 300;

const link = z.string().trim().max(MAX_LINK);
const texts = z.object({
  title,
  description: prose,
  missionTitle: title,
  missionDescription: prose,
  order: z.array(z.string()),
  entries: z.record(z.string(), z.object({ id: z.string(), title, text: prose, icon: z.string() })),
});
/** Limits of what is typed; what is needed and what is no address is said by `useExplain`, in words of its own. */
const pageSchema = z.object({
  heroUrl: z.string().nullable(),
  linkedinUrl: link,
  xUrl: link,
  facebookUrl: link,
  instagramUrl: link,
  isMapVisible: z.boolean(),
  texts: z.object({ ca: texts, es: texts, en: texts }),
}) satisfies z.ZodType<PageValues, PageValues>;

export type PageForm = UseFormReturn<PageValues, unknown, PageValues>;
export type PageControl = Control<PageValues, unknown, PageValues>;

export const LINKS = ['linkedinUrl', 'xUrl', 'facebookUrl', 'instagramUrl'] as const;

const isLink = (address: string): boolean => homePage.shape.linkedinUrl.safeParse(address.trim()).success;

/** What is wrong with a page, one sentence a field: entries without a title, addresses that are none. */
function useExplain(page: SitePage) {
  const t = useT();
  return useCallback(
    (values: PageValues): ReadonlyMap<string, string> => {
      const found = new Map<string, string>();
      const needed = t(page === 'home' ? 'editor.question.needed' : 'editor.title.needed');
      for (const locale of LOCALES) {
        const { order, entries } = values.texts[locale];
        for (const key of order)
          if (entries[key]?.title.trim() === '') found.set(`texts.${locale}.entries.${key}.title`, needed);
      }
      if (page !== 'home') return found;
      for (const name of LINKS)
        if (values[name].length <= MAX_LINK && !isLink(values[name])) found.set(name, t('editor.link.wrong'));
      return found;
    },
    [page, t],
  );
}

/** The form of a page. Checked when it is saved, then again while something wrong is corrected. */
export const usePageForm = (page: SitePage, defaults: PageValues): PageForm =>
  useZodForm(pageSchema, { defaults, explain: useExplain(page) });
