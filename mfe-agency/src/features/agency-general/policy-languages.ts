import type { Policy } from '@cantera/shared/contracts/agency';
import { updatePrivacyPolicyBody } from '@cantera/shared/contracts/agency-settings';
import { LOCALES, type Locale } from '@cantera/shared/contracts/enums';
import { plainText } from '@cantera/shared/contracts/text';
import { languagesLacking } from '@cantera/shared/contracts/translations';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';

/** What the form holds: every language has its two texts, empty where there is none. */
export const policySchema = updatePrivacyPolicyBody.required().omit({ version: true });
export type PolicyInput = z.input<typeof policySchema>;
export type PolicyOutput = z.output<typeof policySchema>;
export type PolicyForm = UseFormReturn<PolicyInput, unknown, PolicyOutput>;

const NO_TEXTS = { privacyPolicy: '', privacyPolicyInformation: '' };

export const policyValues = ({
  privacyPolicy,
  privacyPolicyInformation,
  language,
  translations,
}: Policy): PolicyInput => ({
  privacyPolicy,
  privacyPolicyInformation,
  language,
  translations: {
    ca: { ...NO_TEXTS, ...translations.ca },
    es: { ...NO_TEXTS, ...translations.es },
    en: { ...NO_TEXTS, ...translations.en },
  },
});

/** Where the form holds a text of a language. */
export const policyField = <T extends keyof typeof NO_TEXTS>(main: Locale, language: Locale, text: T) =>
  language === main ? text : (`translations.${language}.${text}` as const);

/** The languages in which a reader would meet a text of another one. */
export const lackingLanguages = ({ language, translations, ...texts }: PolicyInput): Locale[] =>
  languagesLacking({ language, translations, texts });

/** The language that a failed check is about: the first with a wrong text; undefined when none has one. */
export const wrongLanguage = ({ errors }: PolicyForm['formState'], main: Locale): Locale | undefined =>
  errors.privacyPolicy || errors.privacyPolicyInformation
    ? main
    : LOCALES.find((locale) => errors.translations?.[locale]);

const isEmpty = (texts: Partial<typeof NO_TEXTS> | undefined): boolean =>
  Object.values(texts ?? {}).every((text) => plainText(text) === '');

/**
 * Another main language has its own texts, which are the first ones then; those that were stand under the language before.
 * Where it has none, whoever chooses it says in which language the first texts are written: they are under it from then on.
 */
export function useCorrectedLanguage({ watch, getValues, setValue }: PolicyForm): void {
  useEffect(() => {
    let before = getValues('language');
    const { unsubscribe } = watch((values, { name, type }) => {
      const now = values.language;
      if (!now || now === before) return;
      const then = before;
      before = now;
      // A form that is filled anew has the texts where they belong.
      if (name !== 'language' || type !== 'change') return;
      const own = getValues(`translations.${now}`);
      if (isEmpty(own)) return;
      const { privacyPolicy, privacyPolicyInformation } = getValues();
      setValue(`translations.${then}`, { privacyPolicy, privacyPolicyInformation }, { shouldDirty: true });
      setValue('privacyPolicy', own?.privacyPolicy ?? '', { shouldDirty: true });
      setValue('privacyPolicyInformation', own?.privacyPolicyInformation ?? '', { shouldDirty: true });
      setValue(`translations.${now}`, NO_TEXTS, { shouldDirty: true });
    });
    return unsubscribe;
  }, [watch, getValues, setValue]);
}
