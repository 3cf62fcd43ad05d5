import { call, useRefresh } from '@cantera/shared/api-client';
import {
  createMessageTemplate,
  listMessageTemplates,
  type MessageTemplate,
  messageTemplateBody,
  updateMessageTemplate,
} from '@cantera/shared/contracts/message-templates';
import { MESSAGE_VARIABLES } from '@cantera/shared/contracts/message-variables';
import { toast } from '@cantera/shared/design-system';
import { DialogForm, RichTextField, TextField, useFormVersion, useZodForm } from '@cantera/shared/forms';
import { useMemo } from 'react';
import type { z } from 'zod';
import { useT } from '../../messages/index.ts';
import { TemplatePreview } from './template-preview.tsx';

const BODY_HEIGHT = 200;
const EMPTY = { name: '', subject: '', body: '' };
const valuesOf = ({ name, subject, body }: MessageTemplate) => ({ name, subject, body });

type TemplateDialogProps = {
  /** The one to change; a new one without it. */
  template?: MessageTemplate;
  onClose: () => void;
};

function useTemplateForm(template: MessageTemplate | undefined, onClose: () => void) {
  const t = useT();
  const refresh = useRefresh();
  const form = useZodForm(messageTemplateBody, {
    defaults: template ? valuesOf(template) : EMPTY,
    ...(template ? { values: valuesOf(template) } : {}),
  });
  const version = useFormVersion(form.formState.isDirty, template?.version);
  const save = async (
    body: z.output<typeof messageTemplateBody>,
    { overwrites }: { overwrites: boolean },
  ) => {
    if (template)
      await call(updateMessageTemplate, {
        params: { id: template.id },
        body: { ...body, ...(overwrites || version === undefined ? {} : { version }) },
      });
    else await call(createMessageTemplate, { body });
    toast.success(t(template ? 'templates.updated' : 'templates.created'));
    onClose();
    await refresh(listMessageTemplates);
  };
  const reload = async () => {
    const { data } = await call(listMessageTemplates);
    const current = data.find(({ id }) => id === template?.id);
    await refresh(listMessageTemplates);
    if (current) form.reset(valuesOf(current));
    else onClose();
  };
  return { form, save, reload };
}

/** Writes a template, or changes one. */
export default function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const t = useT();
  const { form, save, reload } = useTemplateForm(template, onClose);
  const inserts = useMemo(
    () => ({ label: t('templates.insert'), texts: MESSAGE_VARIABLES.map((name) => `{${name}}`) }),
    [t],
  );
  return (
    <DialogForm
      form={form}
      title={template ? t('templates.update.of', { name: template.name }) : t('templates.create')}
      submitLabel={t(template ? 'templates.save' : 'templates.create')}
      onSubmit={save}
      onReload={reload}
      onClose={onClose}
      draftKey={`template:${template?.id ?? 'new'}`}
    >
      <TextField control={form.control} name="name" label={t('templates.name')} autoComplete="off" />
      <TextField
        control={form.control}
        name="subject"
        label={t('templates.subject')}
        hint={t('templates.subjectHint')}
        autoComplete="off"
      />
      <RichTextField
        control={form.control}
        name="body"
        label={t('templates.body')}
        minHeight={BODY_HEIGHT}
        inserts={inserts}
      />
      <TemplatePreview control={form.control} />
    </DialogForm>
  );
}
