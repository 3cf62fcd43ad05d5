import { call, isApiError, useApi, useRefresh } from '@cantera/shared/api-client';
import { listActivity, listProcesses } from '@cantera/shared/contracts/activity';
import type { MessageTemplate } from '@cantera/shared/contracts/message-templates';
import { MESSAGE_VARIABLES } from '@cantera/shared/contracts/message-variables';
import { messageDraft, sendMessage } from '@cantera/shared/contracts/messages';
import { confirm, toast } from '@cantera/shared/design-system';
import { DialogForm, RichTextField, SelectField, TextField, useZodForm } from '@cantera/shared/forms';
import { useMemo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { Messages, useT } from '../../messages/composer.ts';
import { useMessageActions } from '../activity/use-activity.ts';
import styles from './composer.module.css';
import { Preview } from './preview.tsx';
import { TemplateMenu } from './template-menu.tsx';
import { useMessageId } from './use-message-id.ts';
import { canLeave, type Draft, useMessagePreview } from './use-message-preview.ts';

const BODY_HEIGHT = 140;
const schema = messageDraft.extend({ applicationId: messageDraft.shape.applicationId.unwrap() });

const REFUSED = ['MESSAGE_NOT_SENDABLE', 'VARIABLES_WITHOUT_VALUE'] as const;

type Previewed = ReturnType<typeof useMessagePreview>;

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

function useComposerForm({ candidateId, applicationId }: ComposerDialogProps) {
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
  return { form, preview, take };
}

/** Sends what is shown to leave as it should, once the preview of just that is there; else leads to what stands against it. */
function useCheckedSend({ candidateId, onClose }: ComposerDialogProps, { ask, retry }: Previewed) {
  const send = useSend(candidateId, onClose);
  const place = useRef<HTMLElement>(null);
  const submit = async (draft: Draft) => {
    const preview = await ask(draft);
    // Send may be out of use for that now: the focus would be lost with it.
    if (!preview || !canLeave(preview)) return place.current?.focus();
    try {
      await send(draft);
    } catch (error) {
      // What the preview was right about has changed since.
      if (isApiError(error) && REFUSED.some((code) => error.is(sendMessage, code))) retry();
      throw error;
    }
  };
  return { submit, place };
}

function Composer(props: ComposerDialogProps) {
  const t = useT();
  const { candidateId, onClose } = props;
  const { form, preview, take } = useComposerForm(props);
  const { submit, place } = useCheckedSend(props, preview);
  const processes = useApi(listProcesses, { params: { id: candidateId } });
  const options = (processes.data?.data.items ?? []).map(({ applicationId, position }) => ({
    value: applicationId,
    label: [position.title, position.clientName].filter(Boolean).join(' · '),
  }));
  const inserts = useMemo(
    () => ({ label: t('candidates.composer.insert'), texts: MESSAGE_VARIABLES.map((name) => `{${name}}`) }),
    [t],
  );
  const { current, last } = preview;
  // Only what is known to be wrong: a press while the preview is on its way waits for it. Other words do not mend an address
  // that is missing, but they may mend a variable.
  const isStopped = Boolean(last?.problem) || (current !== null && !canLeave(current));
  return (
    <DialogForm
      form={form}
      title={t('candidates.composer.write')}
      submitLabel={t('candidates.composer.send')}
      onSubmit={submit}
      onClose={onClose}
      draftKey={`message:${candidateId}`}
      isIncomplete={isStopped}
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
      <Preview preview={preview} ref={place} />
    </DialogForm>
  );
}

/** Writes a message to a candidate: from a template or not, with variables, shown as it will leave. */
export default function ComposerDialog(props: ComposerDialogProps) {
  return (
    <Messages>
      <Composer {...props} />
    </Messages>
  );
}
