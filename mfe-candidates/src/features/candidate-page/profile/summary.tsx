import type { Candidate } from '@cantera/shared/contracts/candidates';
import { useT } from '../../../messages/index.ts';
import styles from './profile.module.css';
import { Section } from './section.tsx';

export function Summary({ candidate }: { candidate: Candidate }) {
  const t = useT();
  return (
    <Section
      candidate={candidate}
      title={t('candidates.section.summary')}
      field="summary"
      form="basic-information"
    >
      {candidate.summary ? (
        <p className={styles.summary}>{candidate.summary}</p>
      ) : (
        <p className={styles.quiet}>{t('candidates.page.noSummary')}</p>
      )}
    </Section>
  );
}
