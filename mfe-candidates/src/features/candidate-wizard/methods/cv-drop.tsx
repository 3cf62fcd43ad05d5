import { classNames } from '@cantera/shared/design-system';
import { FileUp } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { droppedFiles } from '../../../lib/intake/dropped-files.ts';
import { useT } from '../../../messages/wizard.ts';
import styles from './methods.module.css';

type CvDropProps = {
  hint: string;
  /** What the dialog that chooses files offers. */
  types: string;
  /** `isFolder` of one file too: whoever gives a folder means a list. */
  onFiles: (files: File[], isFolder: boolean) => void;
};

/** Where CVs are dropped or chosen. */
export function CvDrop({ hint, types, onFiles }: CvDropProps) {
  const t = useT();
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>, isFolder: boolean) => {
    const files = [...(target.files ?? [])];
    // The same file can be chosen again.
    target.value = '';
    if (files.length > 0) onFiles(files, isFolder);
  };
  return (
    <fieldset
      className={classNames(styles.zone, isOver && styles.over)}
      aria-describedby={`${id}-hint`}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        void droppedFiles(event.dataTransfer).then(
          ({ files, hasFolder }) => files.length > 0 && onFiles(files, hasFolder),
        );
      }}
    >
      <FileUp size={24} aria-hidden className={styles.zoneIcon} />
      <p className={styles.zoneText}>{t('candidates.wizard.drop')}</p>
      <div className={styles.choices}>
        <label className={styles.choice}>
          <input
            type="file"
            multiple
            accept={types}
            className={styles.input}
            onChange={(event) => choose(event, false)}
          />
          {t('candidates.wizard.chooseFiles')}
        </label>
        <label className={styles.choice}>
          <input
            ref={(element) => element?.setAttribute('webkitdirectory', '')}
            type="file"
            className={styles.input}
            onChange={(event) => choose(event, true)}
          />
          {t('candidates.wizard.chooseFolder')}
        </label>
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    </fieldset>
  );
}
