import { apiKey, call, useRefresh } from '@cantera/shared/api-client';
import { updatePosition, updatePositionBody } from '@cantera/shared/contracts/position-changes';
import { getPosition, listPositions, type Position } from '@cantera/shared/contracts/positions';
import { toast } from '@cantera/shared/design-system';
import { useLeaveGuard } from '@cantera/shared/editing';
import { Form, RichTextField, SubmitButton, useFormVersion, useZodForm } from '@cantera/shared/forms';
import type { RichTextHandle } from '@cantera/shared/rich-text';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useSWRConfig } from 'swr';
import { useTellUnsaved } from '../../lib/unsaved-description.ts';
import { useT } from '../../messages/index.ts';
import { DownloadButton } from './download-button.tsx';
import { GeneratorButton, GeneratorPlace } from './generator-place.tsx';
import { textWithoutTags } from './html-text.ts';
import styles from './job-description.module.css';

const schema = updatePositionBody.pick({ jobDescription: true }).required();
type Values = { jobDescription: string };

/** Reads and saves the description; each answer goes to where every part of the page reads it. */
function useDescription(position: Position) {
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  const params = { id: position.id };
  const key = apiKey(getPosition, { params });
  const read = async (): Promise<string> => {
    const theirs = await call(getPosition, { params });
    await mutate(key, theirs, { revalidate: false });
    return theirs.data.jobDescription;
  };
  const save = async (body: Values & { version: number | undefined }): Promise<string> => {
    const saved = await call(updatePosition, { params, body });
    await mutate(key, saved, { revalidate: false });
    void refresh(listPositions);
    return saved.data.jobDescription;
  };
  return { read, save };
}

/** The version to save by: another field that changes meanwhile, the priority in the head say, is no conflict. */
function useVersion(isDirty: boolean, { jobDescription, version }: Position): number | undefined {
  const base = useRef(jobDescription);
  if (!isDirty) base.current = jobDescription;
  return useFormVersion(isDirty && jobDescription !== base.current, version);
}

/** The editor, and its text as the generator reads and replaces it. */
function useEditedText(read: (name: 'jobDescription') => string) {
  const editor = useRef<RichTextHandle>(null);
  const text = useMemo(
    () => ({
      html: () => editor.current?.html() ?? read('jobDescription'),
      replace: (html: string) => {
        editor.current?.replace(html);
        return editor.current !== null;
      },
    }),
    [read],
  );
  return { editor, text };
}

export function DescriptionForm({ position }: { position: Position }) {
  const t = useT();
  const { read, save } = useDescription(position);
  const values = { jobDescription: position.jobDescription };
  const form = useZodForm(schema, { defaults: values, values });
  const typed = useWatch({ control: form.control, name: 'jobDescription' });
  const savedText = useMemo(() => textWithoutTags(position.jobDescription), [position.jobDescription]);
  const isDirty = useMemo(() => textWithoutTags(typed) !== savedText, [typed, savedText]);
  useLeaveGuard(isDirty, { question: t('positions.description.leave') });
  const version = useVersion(form.formState.isDirty, position);
  const submit = async (sent: Values, { overwrites }: { overwrites: boolean }) => {
    const jobDescription = await save({ ...sent, version: overwrites ? undefined : version });
    // What was typed while it was saved stays, and is not saved yet.
    form.reset({ jobDescription }, { keepValues: form.getValues('jobDescription') !== sent.jobDescription });
    toast.success(t('positions.description.saved'));
  };
  const latest = useRef(submit);
  useEffect(() => {
    latest.current = submit;
  });
  const { handleSubmit } = form;
  const saveForPublishing = useCallback(async (): Promise<boolean> => {
    let isSaved = false;
    await handleSubmit(async (sent) => {
      await latest.current(sent, { overwrites: false });
      isSaved = true;
    })();
    return isSaved;
  }, [handleSubmit]);
  useTellUnsaved(position.id, isDirty, saveForPublishing);
  const reload = async () => {
    const theirs = await read();
    form.reset({ jobDescription: theirs });
  };
  const { editor, text } = useEditedText(form.getValues);
  return (
    <>
      <Form
        form={form}
        onSubmit={submit}
        onReload={reload}
        label={t('positions.page.jobDescription')}
        draftKey={`job-description:${position.id}`}
        className={styles.column}
      >
        <RichTextField
          control={form.control}
          name="jobDescription"
          label={t('positions.page.jobDescription')}
          placeholder={t('positions.description.placeholder')}
          minHeight={320}
          handle={editor}
        />
        <div className={styles.foot}>
          <GeneratorButton />
          <DownloadButton position={position} html={() => form.getValues('jobDescription')} />
          <SubmitButton>{t('positions.description.save')}</SubmitButton>
        </div>
      </Form>
      <GeneratorPlace positionId={position.id} isSalaryShown={position.showSalary} text={text} />
    </>
  );
}
