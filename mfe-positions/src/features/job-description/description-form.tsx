import { apiKey, call, useRefresh } from '@cantera/shared/api-client';
import {
  getPosition,
  listPositions,
  type Position,
  updatePosition,
  updatePositionBody,
} from '@cantera/shared/contracts/positions';
import { toast } from '@cantera/shared/design-system';
import { Form, SubmitButton, useLeaveGuard, useZodForm } from '@cantera/shared/forms';
import { RichTextField } from '@cantera/shared/rich-text';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useSWRConfig } from 'swr';
import { useT } from '../../messages/index.ts';
import { DownloadButton } from './download-button.tsx';
import { textWithoutTags } from './html-text.ts';
import styles from './job-description.module.css';

const schema = updatePositionBody.pick({ jobDescription: true }).required();
type Values = { jobDescription: string };

/** Saves the description and puts the answer where every part of the page reads it. */
function useSave(position: Position) {
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  const params = { id: position.id };
  return async (body: Values): Promise<string> => {
    const saved = await call(updatePosition, { params, body });
    await mutate(apiKey(getPosition, { params }), saved, { revalidate: false });
    void refresh(listPositions);
    return saved.data.jobDescription;
  };
}

export function DescriptionForm({ position }: { position: Position }) {
  const t = useT();
  const save = useSave(position);
  const values = { jobDescription: position.jobDescription };
  const form = useZodForm(schema, { defaults: values, values });
  const typed = useWatch({ control: form.control, name: 'jobDescription' });
  const savedText = useMemo(() => textWithoutTags(position.jobDescription), [position.jobDescription]);
  const isDirty = useMemo(() => textWithoutTags(typed) !== savedText, [typed, savedText]);
  useLeaveGuard(isDirty, t('positions.description.leave'));
  const submit = async (sent: Values) => {
    const jobDescription = await save(sent);
    // What was typed while it was saved stays, and is not saved yet.
    form.reset({ jobDescription }, { keepValues: form.getValues('jobDescription') !== sent.jobDescription });
    toast.success(t('positions.description.saved'));
  };
  return (
    <Form form={form} onSubmit={submit} label={t('positions.page.jobDescription')} className={styles.column}>
      <RichTextField
        control={form.control}
        name="jobDescription"
        label={t('positions.page.jobDescription')}
        placeholder={t('positions.description.placeholder')}
        minHeight={320}
        isOptional
      />
      <div className={styles.foot}>
        <DownloadButton position={position} html={() => form.getValues('jobDescription')} />
        <SubmitButton>{t('positions.description.save')}</SubmitButton>
      </div>
    </Form>
  );
}
