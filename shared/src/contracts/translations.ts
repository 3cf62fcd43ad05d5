import { z } from 'zod';
import { LOCALES, type Locale } from './enums.ts';
import { plainText } from './text.ts';

/** Versions of texts in other languages than their own; a text that a version leaves out, or has empty, is lacking in it. */
export type Translations<T> = { readonly [L in Locale]?: Partial<T> | undefined };

/** The versions of texts with this schema. */
export function translationsOf<S extends z.ZodRawShape>(texts: z.ZodObject<S>) {
  const version = texts.partial().optional();
  return z.object({ ca: version, es: version, en: version });
}

/** Texts of an agency in the language that they are written in, with their versions in others. */
export interface Translated<T> {
  readonly language: Locale;
  readonly texts: T;
  readonly translations: Translations<T>;
}

/** Whether there is a word to read, or an entry. */
const isThere = (value: unknown): boolean =>
  typeof value === 'string' ? plainText(value) !== '' : Array.isArray(value) && value.length > 0;

const inLanguage = <T, K extends keyof T>(
  { language, texts, translations }: Translated<T>,
  key: K,
  locale: Locale,
): T[K] | undefined => (locale === language ? texts[key] : translations[locale]?.[key]);

/**
 * Each text as somebody reads it, and the language that it is in: the reader's, else the one that it is written in, else any
 * other that has it. A text that no language has is empty in the reader's.
 */
export function textsFor<T extends object>(
  given: Translated<T>,
  reader: Locale,
): { texts: T; languages: Record<keyof T, Locale> } {
  const order = [reader, given.language, ...LOCALES];
  const texts = { ...given.texts };
  const languages: Partial<Record<keyof T, Locale>> = {};
  for (const key of Object.keys(texts) as (keyof T)[]) {
    const language = order.find((locale) => isThere(inLanguage(given, key, locale)));
    languages[key] = language ?? reader;
    const text = language && inLanguage(given, key, language);
    if (text !== undefined) texts[key] = text;
  }
  // Every key of the texts has its language now.
  return { texts, languages: languages as Record<keyof T, Locale> };
}

/** The languages that lack a text which another language has. */
export function languagesLacking<T extends object>(given: Translated<T>): Locale[] {
  const has = (key: keyof T, locale: Locale): boolean => isThere(inLanguage(given, key, locale));
  const written = (Object.keys(given.texts) as (keyof T)[]).filter((key) =>
    LOCALES.some((locale) => has(key, locale)),
  );
  return LOCALES.filter((locale) => written.some((key) => !has(key, locale)));
}
