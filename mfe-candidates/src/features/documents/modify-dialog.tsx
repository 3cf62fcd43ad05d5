import { call } from '@cantera/shared/api-client';
import {
  type CandidateDocument,
  documentBody,
  listDocuments,
  updateDocument,
} from '@cantera/shared/contracts/documents';
import { toast } from '@cantera/shared/design-system';
import { DialogForm, TextArea, TextField, useZodForm } from '@cantera/shared/forms';
import { useRef } from 'react';
import { useT } from '../../messages/documents.ts';
import { useDocumentsRefresh } from './use-documents.ts';

const schema = documentBody
  .pick({ title: true })
  .extend({ description: documentBody.shape.description.unwrap() });

type ModifyDialogProps = { candidateId: string; document: CandidateDocument; onClose: () => void };

/** Changes the title and the description of a document. */
export default function ModifyDialog({ candidateId, document, onClose }: ModifyDialogProps) {
  const t = useT();
  const refresh = useDocumentsRefresh(candidateId);
  const { title, description } = document;
  const form = useZodForm(schema, { defaults: { title, description } });
  // As it stood when the dialog opened; a refetch must not overwrite what another wrote meanwhile unseen.
  const version = useRef(document.version);
  const save = async (values: { title: string; description: string }, how: { overwrites: boolean }) => {
    await call(updateDocument, {
      params: { id: candidateId, documentId: document.id },
      body: {
        ...values,
        fileUrl: document.fileUrl,
        ...(how.overwrites ? {} : { version: version.current }),
      },
    });
    toast.success(t('candidates.documents.saved'));
    onClose();
    await refresh();
  };
  const reload = async () => {
    const { data } = await call(listDocuments, { params: { id: candidateId } });
    const fresh = data.items.find(({ id }) => id === document.id);
    if (!fresh) return onClose();
    version.current = fresh.version;
    form.reset({ title: fresh.title, description: fresh.description });
    return refresh();
  };
  return (
    <DialogForm
      form={form}
      title={t('candidates.documents.modifyTitle', { title })}
      submitLabel={t('candidates.edit.save')}
      onSubmit={save}
      onReload={reload}
      onClose={onClose}
      draftKey={`document:${document.id}`}
    >
      <TextField
        control={form.control}
        name="title"
        label={t('candidates.documents.title')}
        autoComplete="off"
      />
      <TextArea
        isOptional
        control={form.control}
        name="description"
        label={t('candidates.documents.description')}
      />
    </DialogForm>
  );
}
