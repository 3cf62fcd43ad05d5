import { MAX_PROFILE_FILES } from '@cantera/shared/contracts/hunts';
import { FileField, useZodForm } from '@cantera/shared/forms';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useT } from '../../../messages/hunts.ts';
import type { ReadFile } from './file-words.ts';
import styles from './strangers.module.css';
import { RowProblems, UploadedFile } from './uploaded-file.tsx';
import { useUpload } from './use-upload.ts';

const schema = z.object({ file: z.any() });

type ProfileFilesProps = {
  files: readonly ReadFile[];
  /** Those of which nothing is kept any more, by their ids: chosen again, they are replaced. */
  gone: readonly string[];
  /** Gives what becomes of the files that are there by then. */
  onChange: (change: (files: readonly ReadFile[]) => ReadFile[]) => void;
  /** Told when the reading of a file begins and ends; the same function each time. */
  onReading: (isReading: boolean) => void;
};

/** Files of people who are looked through too: each is read as soon as it is chosen. */
export function ProfileFiles({ files, gone, onChange, onReading }: ProfileFilesProps) {
  const t = useT();
  // Of the form around it only what was read is a part.
  const { control, resetField } = useZodForm(schema, { defaults: { file: null } });
  const chosen = useWatch({ control, name: 'file' });
  const { send, reading, refusal } = useUpload((file) =>
    onChange((now) => [...now.filter(({ id, name }) => name !== file.name || !gone.includes(id)), file]),
  );
  const isReading = reading !== undefined;
  useEffect(() => onReading(isReading), [isReading, onReading]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each file is sent once, when it is chosen.
  useEffect(() => {
    if (!(chosen instanceof File)) return;
    resetField('file');
    void send(chosen);
  }, [chosen]);
  const isFull = files.filter(({ id }) => !gone.includes(id)).length >= MAX_PROFILE_FILES;
  return (
    <section className={styles.files} aria-label={t('hunts.files.title')}>
      <FileField
        control={control}
        name="file"
        label={t('hunts.files.label')}
        hint={isFull ? t('hunts.files.full', { max: MAX_PROFILE_FILES }) : t('hunts.files.hint')}
        isOptional
        accept=".csv,.tsv,.txt,.json,text/csv,application/json"
        isDisabled={isFull || isReading}
      />
      <p role="status" className={styles.reading}>
        {reading !== undefined && t('hunts.files.reading', { name: reading })}
      </p>
      {refusal && (
        <div role="alert" className={styles.refusal}>
          <p>
            <strong>{refusal.name}</strong> {refusal.text}
          </p>
          <RowProblems problems={refusal.problems} count={refusal.problems.length} />
        </div>
      )}
      {files.length > 0 && (
        <ul className={styles.list}>
          {files.map((file) => (
            <UploadedFile
              key={file.id}
              file={file}
              isGone={gone.includes(file.id)}
              onRemove={() => onChange((now) => now.filter(({ id }) => id !== file.id))}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
