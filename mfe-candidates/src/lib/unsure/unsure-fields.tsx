import type { UnsureValue } from '@cantera/shared/contracts/candidate-creation';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { BasicTexts } from '../candidate-fields/basic-values.ts';
import type { cityValue } from '../candidate-fields/entry-values.ts';
import { type ShowInCv, UnsureLine } from './unsure-lines.tsx';
import { isSingle, namedPlace, type SingleField } from './unsure-values.ts';

type NamedPerson = BasicTexts & { hasOneName: boolean; location: z.infer<typeof cityValue> | null };
type PersonForm = Pick<UseFormReturn<NamedPerson>, 'setValue' | 'setFocus'>;

/** Puts an unsure value into its field, which has the focus then: it is there to be checked. */
export function takeUnsure({ setValue, setFocus }: PersonForm, { field, value }: UnsureValue): void {
  if (!isSingle(field)) return;
  const options = { shouldDirty: true, shouldValidate: true };
  if (field === 'location') setValue(field, namedPlace(value), options);
  else setValue(field, value, options);
  setFocus(field);
}

type Offered = {
  unsure: readonly UnsureValue[] | undefined;
  form: PersonForm;
  /** What stands in the form. */
  values: { [F in keyof NamedPerson]?: unknown };
  onShow?: ShowInCv;
};

/** What the CV may say at a field of a form that is empty, with the way to take it. */
export function unsureHint(
  { unsure, form, values, onShow }: Offered,
  field: SingleField,
): ReactNode | undefined {
  const isLastOfOne = field === 'lastName' && values.hasOneName === true;
  const value = unsure?.find((one) => one.field === field);
  if (!value || values[field] || isLastOfOne) return undefined;
  return <UnsureLine value={value} onUse={(taken) => takeUnsure(form, taken)} onShow={onShow} />;
}
