import { isApiError } from '@cantera/shared/api-client';
import type { UnsureEntry, UnsureValue } from '@cantera/shared/contracts/candidate-creation';
import type { IntakeItemDetail } from '@cantera/shared/contracts/intakes';
import { toast } from '@cantera/shared/design-system';
import { useLeaveGuard } from '@cantera/shared/editing';
import { CheckboxField, Form, SubmitButton, useZodForm } from '@cantera/shared/forms';
import { CityField } from '@cantera/shared/lookups';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { BasicFields } from '../../../lib/candidate-fields/basic-fields.tsx';
import { basicTexts } from '../../../lib/candidate-fields/basic-values.ts';
import { cityValue } from '../../../lib/candidate-fields/entry-values.ts';
import { takeUnsure, unsureHint } from '../../../lib/unsure/unsure-fields.tsx';
import type { ShowInCv } from '../../../lib/unsure/unsure-lines.tsx';
import { asEntry } from '../../../lib/unsure/unsure-values.ts';
import { useT } from '../../../messages/review.ts';
import { Duplicates } from './duplicates.tsx';
import { EntryChoices } from './entry-choices.tsx';
import { HiddenWords } from './hidden-words.tsx';
import styles from './pane.module.css';
import type { ItemPlace, OpenItemState } from './use-open-item.ts';

const editForm = basicTexts.extend({ hasOneName: z.boolean(), location: cityValue.nullable() });
type EditOutput = z.output<typeof editForm>;

function valuesOf({ firstName, lastName, reading }: IntakeItemDetail) {
  const place = reading?.location;
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    // A last name that the reader was unsure of is one all the same.
    hasOneName: Boolean(firstName) && !lastName && !reading?.unsure.some(({ field }) => field === 'lastName'),
    jobTitle: reading?.jobTitle ?? '',
    email: reading?.email ?? '',
    phoneNumber: reading?.phoneNumber ?? '',
    linkedin: reading?.linkedin ?? '',
    summary: reading?.summary ?? '',
    location: place ? { id: place.id ?? '', address: place.address || place.name } : null,
  };
}

/** What was typed over the reading; an emptied field is sent as empty. */
function changesOf({ location, hasOneName, ...texts }: EditOutput, item: IntakeItemDetail) {
  const before = valuesOf(item);
  return {
    firstName: texts.firstName,
    lastName: hasOneName ? '' : (texts.lastName ?? ''),
    jobTitle: texts.jobTitle ?? '',
    email: texts.email ?? '',
    phoneNumber: texts.phoneNumber ?? '',
    linkedin: texts.linkedin ?? '',
    summary: texts.summary ?? '',
    ...(location?.address === before.location?.address ? {} : { location: location?.address ?? null }),
  };
}

/** Refused fields under the names that the form has for them. */
const inForm = (error: unknown): unknown =>
  isApiError(error) && error.type === 'VALIDATION'
    ? {
        fields: Object.fromEntries(
          Object.entries(error.fields).map(([path, key]) => [path.replace(/^changes\./, ''), key]),
        ),
      }
    : error;

type EditItemProps = { item: IntakeItemDetail; state: OpenItemState; place: ItemPlace; onShow: ShowInCv };

/** The form, with the value that it was opened with taken, and the jobs and studies that are taken beside those that were read. */
function useEditForm(item: IntakeItemDetail, opened: UnsureValue | undefined) {
  const [defaults] = useState(() => valuesOf(item));
  const form = useZodForm(editForm, { defaults });
  const values = useWatch({ control: form.control });
  const entry = opened && asEntry(opened);
  const [entries, setEntries] = useState<readonly UnsureEntry[]>(entry ? [entry] : []);
  const { hasOneName } = values;
  const { setFocus, setValue } = form;
  useEffect(() => {
    if (opened) takeUnsure({ setFocus, setValue }, opened);
    else setFocus('firstName');
  }, [opened, setFocus, setValue]);
  useEffect(() => {
    if (hasOneName) setValue('lastName', '', { shouldDirty: true, shouldValidate: true });
  }, [hasOneName, setValue]);
  return { form, values, entries, setEntries };
}

type ExistingProps = Omit<EditItemProps, 'onShow'> & { form: ReturnType<typeof useEditForm>['form'] };

/** Who the person is when creating was refused for it. What was typed goes with the CV that is attached. */
function Existing({ item, state, place, form }: ExistingProps) {
  const { address, decide } = place;
  if (decide.toCompare !== item.id || item.possibleDuplicates.length === 0) return null;
  const send = (candidateId: string) =>
    form.handleSubmit((values) =>
      state.send({ decision: 'ATTACH', candidateId, changes: changesOf(values, item) }),
    );
  const attach = (candidateId: string) => void send(candidateId)().catch(() => toast.standardError());
  return <Duplicates item={item} state={{ ...state, attach }} address={address} decide={decide} />;
}

/** What was read of a CV, typed over where it is wrong; saving creates the candidate. */
export function EditItem({ item, state, place, onShow }: EditItemProps) {
  const t = useT();
  const { current: opened } = useRef(state.taken);
  const { form, values, entries, setEntries } = useEditForm(item, opened);
  const { isDirty, isSubmitting } = form.formState;
  useLeaveGuard((isDirty || entries.length > 0) && !isSubmitting, {
    leaves: (from, to) => from.pathname !== to.pathname || from.search !== to.search,
  });
  const unsure = item.reading?.unsure ?? [];
  const offered = { unsure, form, values, onShow };
  const save = async (values: EditOutput) => {
    try {
      const taken = entries.length > 0 ? { entries: [...entries] } : {};
      await state.send({ decision: 'CREATE', changes: changesOf(values, item), ...taken });
    } catch (error) {
      throw inForm(error);
    }
  };
  return (
    <Form
      form={form}
      label={t('candidates.review.editTitle')}
      draftKey={`intake:${item.id}`}
      className={styles.edit}
      onSubmit={save}
    >
      <div className={styles.scroll}>
        <h2 className={styles.name}>{t('candidates.review.editTitle')}</h2>
        <HiddenWords item={item} />
        <Existing item={item} state={state} place={place} form={form} />
        <BasicFields
          isLastNameOptional
          isLastNameDisabled={values.hasOneName === true}
          hintOf={(field) => unsureHint(offered, field)}
          belowNames={
            <CheckboxField
              isOptional
              control={form.control}
              name="hasOneName"
              label={t('candidates.wizard.hasOneName')}
            />
          }
          location={
            <CityField
              isOptional
              control={form.control}
              name="location"
              label={t('candidates.field.location')}
              hint={unsureHint(offered, 'location')}
            />
          }
        />
        <EntryChoices
          unsure={unsure}
          entries={entries}
          onChange={setEntries}
          opened={opened}
          onShow={onShow}
        />
      </div>
      <footer className={styles.actions}>
        <Button onClick={state.cancelEdit}>{t('candidates.edit.cancel')}</Button>
        <SubmitButton>{t('candidates.review.create')}</SubmitButton>
      </footer>
    </Form>
  );
}
