import { newId } from '@cantera/shared/api-client';
import { LOCALES, type Locale } from '@cantera/shared/contracts/enums';
import type { FieldPath } from 'react-hook-form';
import type { Entry, PageTexts, PageValues } from '../model/page-values.ts';
import { KINDS, type ListedPage } from './entry-kinds.ts';
import { usePageFields } from './page-fields.ts';

/** The keys in another order: those that `like` has too come in its order, the others stay in their places. */
export function orderedLike(order: readonly string[], like: readonly string[]): string[] {
  const shared = like.filter((key) => order.includes(key));
  return order.map((key) => (like.includes(key) ? (shared.shift() ?? key) : key));
}

const CHANGED = { shouldDirty: true, shouldTouch: true } as const;

/** How the entries of a page are added, moved and taken out. A department does so in every language at once. */
export function useEntries(page: ListedPage) {
  const { form, language, ownLanguage } = usePageFields();
  const { isLinked, icons } = KINDS[page];
  const textsOf = (locale: Locale): PageTexts => form.getValues(`texts.${locale}`);
  const setOrder = (locale: Locale, order: string[]) =>
    form.setValue(`texts.${locale}.order`, order, CHANGED);
  const setEntry = (locale: Locale, key: string, entry: Entry) =>
    form.setValue(`texts.${locale}.entries.${key}`, entry, CHANGED);
  const others = isLinked ? LOCALES.filter((locale) => locale !== language) : [];
  return {
    /** Answers the key of the new entry. */
    add(): string {
      const id = newId();
      const key = `n${id}`;
      setEntry(language, key, { id: isLinked ? id : '', title: '', text: '', icon: icons[0] ?? '' });
      setOrder(language, [...textsOf(language).order, key]);
      return key;
    },
    move(key: string, index: number): void {
      const rest = textsOf(language).order.filter((one) => one !== key);
      const order = rest.toSpliced(index, 0, key);
      setOrder(language, order);
      for (const locale of others) setOrder(locale, orderedLike(textsOf(locale).order, order));
    },
    /** Takes an entry out; answers what puts it back where it was. */
    remove(key: string): () => void {
      const places = [language, ...others]
        .map((locale) => ({ locale, index: textsOf(locale).order.indexOf(key) }))
        .filter(({ index }) => index >= 0);
      for (const { locale } of places)
        setOrder(
          locale,
          textsOf(locale).order.filter((one) => one !== key),
        );
      return () => {
        for (const { locale, index } of places) {
          const { order } = textsOf(locale);
          if (!order.includes(key)) setOrder(locale, order.toSpliced(index, 0, key));
        }
      };
    },
    /** A department has its picture in every language. */
    chooseIcon(key: string, icon: string): void {
      for (const locale of others) {
        const entry = textsOf(locale).entries[key];
        if (entry) setEntry(locale, key, { ...entry, icon });
      }
    },
    /** Adds the entries of the site's own language that this one lacks, to be translated. */
    copyOwn(): void {
      const own = textsOf(ownLanguage);
      const here = textsOf(language);
      const lacking = own.order.filter((key) => !here.order.includes(key));
      for (const key of lacking) {
        const entry = own.entries[key];
        if (entry) setEntry(language, key, entry);
      }
      setOrder(language, orderedLike([...here.order, ...lacking], own.order));
    },
  };
}

/** Where an entry stands in the form. */
export const entryField = <T extends 'title' | 'text' | 'icon'>(language: Locale, key: string, field: T) =>
  `texts.${language}.entries.${key}.${field}` as const satisfies FieldPath<PageValues>;
