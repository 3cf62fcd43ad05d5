import { IconButton } from '@cantera/shared/design-system';
import { FieldFrame } from '@cantera/shared/forms';
import { formatNumber } from '@cantera/shared/i18n';
import { LoaderCircle, Paperclip, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useController } from 'react-hook-form';
import { useT } from '../../../messages/workflows.ts';
import type { Uploads } from '../model/use-uploads.ts';
import type { WorkflowForm } from '../model/use-workflow-form.ts';
import styles from './cards.module.css';

type AttachmentsFieldProps = { cardKey: string; form: WorkflowForm; uploads: Uploads };

const BYTES_OF_KB = 1000;
/** A size of a file, in whole kilobytes or in megabytes. */
function sizeText(bytes: number): string {
  const isSmall = bytes < BYTES_OF_KB * BYTES_OF_KB;
  return formatNumber(isSmall ? Math.ceil(bytes / BYTES_OF_KB) : bytes / (BYTES_OF_KB * BYTES_OF_KB), {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: 1,
  });
}

function FileRow({ name, note, children }: { name: string; note: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.file}>
      <span className={styles.fileName}>{name}</span>
      <span className={styles.fileNote}>{note}</span>
      {children}
    </li>
  );
}

/** Files that go with a message: brought to the server as they are chosen. */
export function AttachmentsField({ cardKey, form, uploads }: AttachmentsFieldProps) {
  const t = useT();
  const id = useId();
  const { field, fieldState } = useController({
    control: form.control,
    name: `cards.${cardKey}.attachments`,
  });
  const running = uploads.running.filter((upload) => upload.cardKey === cardKey);
  const refused = uploads.refused?.cardKey === cardKey ? uploads.refused.message : undefined;
  const error = refused ?? fieldState.error?.message;
  const files = field.value ?? [];
  return (
    <FieldFrame id={id} label={t('editor.files')} error={error} isGroup isOptional>
      {files.length + running.length > 0 && (
        <ul className={styles.files} aria-labelledby={`${id}-label`}>
          {files.map((file) => (
            <FileRow
              key={file.id}
              name={file.name}
              note={
                file.isGone ? (
                  <span className={styles.warning}>
                    <TriangleAlert size={14} aria-hidden />
                    {t('editor.files.gone')}
                  </span>
                ) : (
                  sizeText(file.bytes)
                )
              }
            >
              <IconButton
                size="small"
                label={t('editor.files.remove', { name: file.name })}
                icon={<X aria-hidden />}
                onClick={() => {
                  uploads.remove(cardKey, file.id);
                  document.getElementById(id)?.focus();
                }}
              />
            </FileRow>
          ))}
          {running.map((upload) => (
            <FileRow key={upload.id} name={upload.name} note={t('editor.files.sending')}>
              <LoaderCircle size={14} aria-hidden className={styles.spinner} />
            </FileRow>
          ))}
        </ul>
      )}
      <label className={styles.addFile}>
        <input
          id={id}
          type="file"
          multiple
          className={styles.fileInput}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            uploads.add(cardKey, [...(event.target.files ?? [])]);
            // The same file can be chosen again after it was taken away.
            event.target.value = '';
          }}
        />
        <Paperclip size={14} aria-hidden />
        {t('editor.files.add')}
      </label>
    </FieldFrame>
  );
}
