import { classNames } from '@cantera/shared/design-system';
import type { ReactNode, RefObject } from 'react';
import { CV_TYPES } from '../../lib/intake/cv-file.ts';
import { droppedFiles } from '../../lib/intake/dropped-files.ts';
import { sendToIntake } from '../../lib/intake/uploads.ts';
import { useT } from '../../messages/review.ts';
import styles from './review.module.css';

type AddFilesProps = {
  intakeId: string;
  /** Opens the file dialog when it is clicked. */
  inputRef: RefObject<HTMLInputElement | null>;
  isOver: boolean;
  onOver: (isOver: boolean) => void;
  children: ReactNode;
};

/** The page takes more CVs wherever they are dropped; those that it has are not sent again. */
export function AddFiles({ intakeId, inputRef, isOver, onOver, children }: AddFilesProps) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the menu's item is the first.
    <div
      className={classNames(styles.page, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        onOver(true);
      }}
      onDragLeave={(event) => event.currentTarget === event.target && onOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        onOver(false);
        void droppedFiles(event.dataTransfer).then(({ files }) => sendToIntake(intakeId, files));
      }}
    >
      <input
        ref={inputRef}
        type="file"
        multiple
        hidden
        accept={CV_TYPES}
        aria-label={t('candidates.review.addMore')}
        onChange={({ target }) => {
          sendToIntake(intakeId, [...(target.files ?? [])]);
          target.value = '';
        }}
      />
      {children}
    </div>
  );
}
