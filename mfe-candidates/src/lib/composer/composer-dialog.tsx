import { call, useApi, useRefresh } from '@cantera/shared/api-client';
import { listActivity, listProcesses } from '@cantera/shared/contracts/activity';
import type { MessageTemplate } from '@cantera/shared/contracts/message-templates';
import { MESSAGE_VARIABLES } from '@cantera/shared/contracts/message-variables';
import { messageDraft, sendMessage } from '@cantera/shared/contracts/messages';
import { confirm, toast } from '@cantera/shared/design-system';
import { DialogForm, RichTextField, SelectField, TextField, useZodForm } from '@cantera/shared/forms';
import { useMemo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useT } from '../../messages/index.ts';
import { useMessageActions } from '../activity/use-activity.ts';
import styles from './composer.module.css';
import { Preview } from './preview.tsx';
import { TemplateMenu } from './template-menu.tsx';
import { useMessageId } from './use-message-id.ts';
import { type Draft, useMessagePreview } from './use-message-preview.ts';

const BODY_HEIGHT = 140;
const schema = messageDraft.extend({ applicationId: messageDraft.shape.applicationId.unwrap() });

interface ComposerDialogProps {
  candidateId: string;
  applicationId: string | undefined;
  onClose: () => void;
}

/** Sends what was written, and says so for as long as it can be taken back. */
function useSend(candidateId: string, onClose: () => void) {
  const t = useT();
  const refresh = useRefresh();
  const idOf = useMessageId();
  const { cancel } = useMessageActions(candidateId);
  return async (body: Draft) => {
    const { data } = await call(sendMessage, {
      params: { id: candidateId },
      body: { ...body, id: idOf(body) },
    });
    onClose();
    toast.success(
      t('candidates.composer.sent', { subject: data.message.subject, seconds: data.unsendSeconds }),
      {
        duration: data.unsendSeconds * 1000,
        action: {
          label: t('candidates.activity.doNotSend'),
          onSelect: () => void cancel(data.message.id),
        },
      },
    );
    await refresh(listActivity, ({ params }) => params.id === candidateId);
  };
}

function useComposerForm({ candidateId, applicationId, onClose }: ComposerDialogProps) {
  const t = useT();
  const form = useZodForm(schema, {
    defaults: { applicationId: applicationId ?? null, subject: '', body: '' },
  });
  const values = useWatch({ control: form.control });
  const draft: Draft = {
    applicationId: values.applicationId ?? null,
    subject: values.subject ?? '',
    body: values.body ?? '',
  };
  const preview = useMessagePreview(candidateId, draft);
  // What a template brought and nobody has changed may go without a question.
  const brought = useRef({ subject: '', body: '' });
  const take = async ({ subject, body }: MessageTemplate) => {
    const isOwn = draft.subject !== brought.current.subject || draft.body !== brought.current.body;
    const isKept =
      isOwn &&
      !(await confirm({
        title: t('candidates.composer.replaceTitle'),
        body: t('candidates.composer.replaceText'),
        confirmLabel: t('candidates.composer.replace'),
      }));
    if (isKept) return;
    form.setValue('subject', subject, { shouldDirty: true, shouldValidate: true });
    form.setValue('body', body, { shouldDirty: true, shouldValidate: true });
    brought.current = { subject, body };
  };
  return { form, preview, take, send: useSend(candidateId, onClose) };
}

/** Writes a message to a candidate: from a template or not, with variables, shown as it will leave. */
export default function ComposerDialog(props: ComposerDialogProps) {
  const t = useT();
  const { candidateId, onClose } = props;
  const { form, preview, take, send } = useComposerForm(props);
  const processes = useApi(listProcesses, { params: { id: candidateId } });
  const options = (processes.data?.data.items ?? []).map(({ applicationId, position }) => ({
    value: applicationId,
    label: [position.title, position.clientName].filter(Boolean).join(' · '),
  }));
  const inserts = useMemo(
    () => ({ label: t('candidates.composer.insert'), texts: MESSAGE_VARIABLES.map((name) => `{${name}}`) }),
    [t],
  );
  const { current } = preview;
  const canLeave = current !== null && current.problem === null && current.emptyVariables.length === 0;
  return (
    <DialogForm
      form={form}
      title={t('candidates.composer.write')}
      submitLabel={t('candidates.composer.send')}
      onSubmit={send}
      onClose={onClose}
      draftKey={`message:${candidateId}`}
      isIncomplete={!canLeave}
    >
      <div className={styles.tools}>
        <TemplateMenu onPick={(template) => void take(template)} />
      </div>
      <SelectField
        control={form.control}
        name="applicationId"
        label={t('candidates.composer.about')}
        hint={t('candidates.composer.aboutHint')}
        options={options}
        isLoading={processes.isLoading}
        isClearable
        isOptional
      />
      <TextField
        control={form.control}
        name="subject"
        label={t('candidates.composer.subject')}
        autoComplete="off"
      />
      <RichTextField
        control={form.control}
        name="body"
        label={t('candidates.composer.body')}
        minHeight={BODY_HEIGHT}
        inserts={inserts}
      />
      <Preview preview={preview} />
    </DialogForm>
  );
}
