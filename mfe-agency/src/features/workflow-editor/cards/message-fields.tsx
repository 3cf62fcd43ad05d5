import { MESSAGE_VARIABLES } from '@cantera/shared/contracts/message-variables';
import { RichTextField, TextField } from '@cantera/shared/forms';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useT } from '../../../messages/workflows.ts';
import type { Uploads } from '../model/use-uploads.ts';
import type { WorkflowForm } from '../model/use-workflow-form.ts';
import { AttachmentsField } from './attachments-field.tsx';
import styles from './cards.module.css';
import { ChannelField } from './channel-field.tsx';
import { NearVariables } from './near-variables.tsx';

const MESSAGE_HEIGHT = 120;

type MessageFieldsProps = { cardKey: string; form: WorkflowForm; uploads: Uploads };

/** What is sent: over which channel, its text, and its files. Only an e-mail has a subject. */
export function MessageFields({ cardKey, form, uploads }: MessageFieldsProps) {
  const t = useT();
  const { control } = form;
  const channel = useWatch({ control, name: `cards.${cardKey}.channel` });
  const inserts = useMemo(
    () => ({ label: t('editor.insert'), texts: MESSAGE_VARIABLES.map((variable) => `{${variable}}`) }),
    [t],
  );
  return (
    <>
      <p className={styles.about}>{t('editor.sender')}</p>
      <ChannelField control={control} name={`cards.${cardKey}.channel`} />
      {channel === 'EMAIL' && (
        <TextField
          control={control}
          name={`cards.${cardKey}.subject`}
          label={t('editor.subject')}
          hint={t('editor.subjectHint')}
          autoComplete="off"
        />
      )}
      <RichTextField
        control={control}
        name={`cards.${cardKey}.message`}
        label={t('editor.message')}
        minHeight={MESSAGE_HEIGHT}
        inserts={inserts}
      />
      <NearVariables cardKey={cardKey} form={form} hasSubject={channel === 'EMAIL'} />
      <AttachmentsField cardKey={cardKey} form={form} uploads={uploads} />
    </>
  );
}
