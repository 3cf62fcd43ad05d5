import type { Policy } from '@cantera/shared/contracts/agency';
import { LOCALES } from '@cantera/shared/contracts/enums';
import { useZodForm } from '@cantera/shared/forms';
import { renderWithProviders } from '@cantera/shared/testing';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { en } from '../../messages/en.ts';
import { generalEn } from '../../messages/texts-general-en.ts';
import { LanguageChoice } from './language-choice.tsx';
import {
  lackingLanguages,
  type PolicyForm,
  type PolicyInput,
  policyField,
  policySchema,
  policyValues,
  useCorrectedLanguage,
  wrongLanguage,
} from './policy-languages.ts';

const policy: Policy = {
  language: 'en',
  privacyPolicy: '<p>Kept.</p>',
  privacyPolicyInformation: '<p>Ask.</p>',
  translations: { es: { privacyPolicy: '<p>Guardado.</p>', privacyPolicyInformation: '<p>Pregunta.</p>' } },
};
const EMPTY = { privacyPolicy: '', privacyPolicyInformation: '' };

let form: PolicyForm;
function Fields() {
  form = useZodForm(policySchema, { defaults: policyValues(policy) });
  const values = useWatch({ control: form.control, compute: (all: PolicyInput) => all });
  const [shown, setShown] = useState(values.language);
  useCorrectedLanguage(form);
  return (
    <>
      <LanguageChoice
        value={shown}
        main={values.language}
        lacking={lackingLanguages(values)}
        onChange={setShown}
      />
      <textarea
        aria-label="text"
        key={shown}
        {...form.register(policyField(values.language, shown, 'privacyPolicy'))}
      />
      <select aria-label="main" {...form.register('language')}>
        {LOCALES.map((locale) => (
          <option key={locale}>{locale}</option>
        ))}
      </select>
    </>
  );
}
const names = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);

it('[FIRST-06] shows each language with its text, which one is the main one, and which ones lack a text', async () => {
  const { user } = renderWithProviders(<Fields />, { messages: { ...en, ...generalEn } });
  expect(names()).toEqual(['Català, lacks a text', 'Español', 'English, main']);
  expect(screen.getByRole('group', { name: 'Language of the texts' })).toBeVisible();
  expect(screen.getByLabelText('text')).toHaveValue('<p>Kept.</p>');
  await user.click(screen.getByRole('radio', { name: 'Español' }));
  expect(screen.getByLabelText('text')).toHaveValue('<p>Guardado.</p>');
  await user.clear(screen.getByLabelText('text'));
  expect(names()).toEqual(['Català, lacks a text', 'Español, lacks a text', 'English, main']);
});

it('[FIRST-06] keeps each text under its own language when another one becomes the main one, and moves none when the form is filled anew', async () => {
  const { user } = renderWithProviders(<Fields />, { messages: { ...en, ...generalEn } });
  await user.selectOptions(screen.getByLabelText('main'), 'es');
  expect(form.getValues()).toEqual({
    language: 'es',
    ...policy.translations.es,
    translations: {
      ca: EMPTY,
      es: EMPTY,
      en: { privacyPolicy: '<p>Kept.</p>', privacyPolicyInformation: '<p>Ask.</p>' },
    },
  });
  expect(names()).toEqual(['Català, lacks a text', 'Español, main', 'English']);
  act(() => form.reset(policyValues({ ...policy, language: 'ca' })));
  expect(form.getValues('translations.es')).toEqual(policy.translations.es);
});

it('[FIRST-06] takes the first texts to be in the language that becomes the main one when that has none', async () => {
  const { user } = renderWithProviders(<Fields />, { messages: { ...en, ...generalEn } });
  await user.selectOptions(screen.getByLabelText('main'), 'ca');
  expect(form.getValues()).toEqual({
    language: 'ca',
    privacyPolicy: '<p>Kept.</p>',
    privacyPolicyInformation: '<p>Ask.</p>',
    translations: { ca: EMPTY, es: policy.translations.es, en: EMPTY },
  });
});

it('[FIRST-06] finds the language whose text was refused', () => {
  const of = (errors: object) => wrongLanguage({ errors } as PolicyForm['formState'], 'es');
  const wrong = { type: 'too_long' };
  expect(of({})).toBeUndefined();
  expect(of({ privacyPolicyInformation: wrong })).toBe('es');
  expect(of({ translations: { ca: { privacyPolicy: wrong } } })).toBe('ca');
});
