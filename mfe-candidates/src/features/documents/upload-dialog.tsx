import { call, upload } from '@cantera/shared/api-client';
import { createDocument, documentBody } from '@cantera/shared/contracts/documents';
import { MAX_FILE_BYTES } from '@cantera/shared/contracts/enums';
import { uploadPrivateFile } from '@cantera/shared/contracts/files';
import { toast, useText } from '@cantera/shared/design-system';
import { DialogForm, FileField, TextArea, TextField, zodResolver } from '@cantera/shared/forms';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useT } from '../../messages/documents.ts';
import { titleOf } from './document-title.ts';
import styles from './documents.module.css';
import { progressTransport } from './progress-transport.ts';
import { useDocumentsRefresh } from './use-documents.ts';

const schema = documentBody.pick({ title: true }).extend({
  description: documentBody.shape.description.unwrap(),
  /** Judged apart: its words are this form's own. */
  file: z.unknown(),
});
type Values = z.infer<typeof schema>;
const ACCEPT =
  '.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.odp,.rtf,.txt,.md,.csv,.png,.jpg,.jpeg,.webp,.gif,.heic,.tif,.tiff,.bmp';

/** The contract's rules for the texts, and those of the file. */
function useResolver(): Resolver<Values, unknown, Values> {
  const t = useT();
  const text = useText();
  return useMemo(() => {
    const texts = zodResolver(schema, text);
    const problemOf = (file: unknown) => {
      if (!(file instanceof File)) return t('candidates.documents.fileRequired');
      return file.size > MAX_FILE_BYTES ? t('candidates.cv.tooLarge') : undefined;
    };
    return async (values, context, options) => {
      const result = await texts(values, context, options);
      const message = problemOf(values.file);
      const errors = { ...result.errors, ...(message ? { file: { type: 'custom', message } } : {}) };
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    };
  }, [t, text]);
}

/** Uploads a file, telling how far it is, once: a second try goes on with what is there already. */
function useUpload(isOpenSignal: AbortSignal) {
  const [sent, setSent] = useState<number>();
  const addresses = useRef(new WeakMap<File, string>());
  const send = async (file: File): Promise<string> => {
    const known = addresses.current.get(file);
    if (known) return known;
    setSent(0);
    try {
      const options = { signal: isOpenSignal, transport: progressTransport(setSent) };
      const { url } = await upload(uploadPrivateFile, {}, { file }, options);
      addresses.current.set(file, url);
      return url;
    } finally {
      setSent(undefined);
    }
  };
  return { send, sent };
}

/** A signal that ends when the component does. */
function useWhileOpen(): AbortSignal {
  const [controller] = useState(() => new AbortController());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(timer.current);
    // Later, because strict mode leaves and comes back at once.
    return () => {
      timer.current = setTimeout(() => controller.abort());
    };
  }, [controller]);
  return controller.signal;
}

function useDocumentForm(candidateId: string, first: File | undefined, onDone: () => void) {
  const t = useT();
  const resolver = useResolver();
  const refresh = useDocumentsRefresh(candidateId);
  const form = useForm<Values, unknown, Values>({
    resolver,
    mode: 'onSubmit',
    defaultValues: { file: first ?? null, title: first ? titleOf(first) : '', description: '' },
  });
  const { control, getValues, setValue } = form;
  const signal = useWhileOpen();
  const { send, sent } = useUpload(signal);
  const file = useWatch({ control, name: 'file' });
  const suggested = useRef(getValues('title'));
  useEffect(() => {
    if (!(file instanceof File) || getValues('title') !== suggested.current) return;
    suggested.current = titleOf(file);
    setValue('title', suggested.current, { shouldDirty: true });
  }, [file, getValues, setValue]);
  const save = async (values: Values) => {
    if (!(values.file instanceof File)) return;
    try {
      const fileUrl = await send(values.file);
      const { title, description } = values;
      await call(createDocument, { params: { id: candidateId }, body: { title, description, fileUrl } });
    } catch (error) {
      if (signal.aborted) return;
      throw error;
    }
    toast.success(t('candidates.documents.saved'));
    onDone();
    await refresh();
  };
  return { form, save, sent };
}

type UploadDialogProps = {
  candidateId: string;
  /** Chosen already, by dropping it on the page. */
  file?: File;
  /** Which of how many dropped files it is; 0 of them when none was dropped. */
  number: number;
  count: number;
  onSaved: () => void;
  onClose: () => void;
};

/** Asks for a file, its title and what it is; uploads it and attaches it to the candidate. */
export default function UploadDialog({ candidateId, file, onSaved, onClose, ...of }: UploadDialogProps) {
  const t = useT();
  const { form, save, sent } = useDocumentForm(candidateId, file, onSaved);
  const { control } = form;
  return (
    <DialogForm
      form={form}
      title={t(of.count > 1 ? 'candidates.documents.uploadOneOf' : 'candidates.documents.uploadTitle', of)}
      submitLabel={t('candidates.documents.upload')}
      onSubmit={save}
      onClose={onClose}
      draftKey={`documents:${candidateId}`}
    >
      <FileField
        control={control}
        name="file"
        label={t('candidates.documents.file')}
        hint={t('candidates.documents.fileHint')}
        accept={ACCEPT}
      />
      <TextField control={control} name="title" label={t('candidates.documents.title')} autoComplete="off" />
      <TextArea
        isOptional
        control={control}
        name="description"
        label={t('candidates.documents.description')}
      />
      {sent !== undefined && (
        <progress
          className={styles.progress}
          max={1}
          value={sent}
          aria-label={t('candidates.documents.sending')}
        />
      )}
    </DialogForm>
  );
}
