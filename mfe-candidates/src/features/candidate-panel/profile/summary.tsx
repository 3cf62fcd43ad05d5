import type { Candidate } from '@cantera/shared/contracts/candidates';
import { useT } from '../../../messages/index.ts';
import { SummaryEditor } from '../editors/summary-editor.tsx';
import styles from './profile.module.css';
import { Section } from './section.tsx';

export function Summary({ candidate }: { candidate: Candidate }) {
  const t = useT();
  return (
    <Section
      candidate={candidate}
      field="summary"
      title={t('candidates.section.summary')}
      editor={(close) => <SummaryEditor candidate={candidate} onDone={close} />}
    >
      {candidate.summary ? (
        <p className={styles.summary}>{candidate.summary}</p>
      ) : (
        <p className={styles.quiet}>{t('candidates.panel.none')}</p>
      )}
    </Section>
  );
}
