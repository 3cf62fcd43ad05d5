import { createIntake } from '@cantera/shared/contracts/intakes';
import { useMay } from '@cantera/shared/session';
import { Button } from 'antd';
import { CircleAlert, LoaderCircle } from 'lucide-react';
import { CV_TYPES, isDocument, PDF_TYPES } from '../../../lib/intake/cv-file.ts';
import { useStartIntake } from '../../../lib/intake/use-start-intake.ts';
import { useT } from '../../../messages/wizard.ts';
import { useWizard } from '../wizard-context.ts';
import { CvDrop } from './cv-drop.tsx';
import styles from './methods.module.css';
import { useExtraction } from './use-extraction.tsx';

/** One PDF fills the steps in; several files, a folder or a text document become an intake that is reviewed. */
export function CvMethod() {
  const t = useT();
  const { positionId } = useWizard();
  const { read, reading, cancel, problem } = useExtraction();
  const { start, isStarting } = useStartIntake(positionId);
  const mayIntake = useMay(createIntake);
  const take = (files: File[], isFolder: boolean) => {
    const [first] = files;
    if (mayIntake && (isFolder || files.length > 1 || files.some(isDocument))) void start(files);
    else if (first) void read(first);
  };
  const busy = isStarting
    ? t('candidates.wizard.starting')
    : reading && t('candidates.wizard.reading', { name: reading });
  return (
    <section className={styles.cv} aria-labelledby="method-cv">
      <div className={styles.words}>
        <h2 id="method-cv" className={styles.title}>
          {t('candidates.wizard.cv')}
        </h2>
        <p className={styles.about}>{t('candidates.wizard.bulkText')}</p>
      </div>
      {busy === undefined ? (
        <CvDrop
          hint={t(mayIntake ? 'candidates.wizard.cvsHint' : 'candidates.wizard.cvHint')}
          types={mayIntake ? CV_TYPES : PDF_TYPES}
          onFiles={take}
        />
      ) : (
        <div className={styles.reading}>
          <LoaderCircle size={16} aria-hidden className={styles.spinner} />
          <p role="status">{busy}</p>
          {reading && <Button onClick={cancel}>{t('candidates.edit.cancel')}</Button>}
        </div>
      )}
      {problem && (
        <div role="alert" className={styles.problem}>
          <CircleAlert size={16} aria-hidden />
          <div>{problem}</div>
        </div>
      )}
    </section>
  );
}
