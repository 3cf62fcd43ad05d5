import type { Candidate } from '@cantera/shared/contracts/candidates';
import { displayName, formatMoney } from '@cantera/shared/i18n';
import { useCan } from '@cantera/shared/session';
import { InProcess } from '../../../lib/activity/in-process.tsx';
import { useT } from '../../../messages/index.ts';
import styles from './profile.module.css';
import { Section } from './section.tsx';

/** What the candidate earns and expects; not for roles that may not see salaries. */
export function Salary({ candidate }: { candidate: Candidate }) {
  const t = useT();
  const canRead = useCan('salaries.read');
  const { salary, expectedSalary } = candidate;
  if (!canRead) return null;
  const expected =
    expectedSalary &&
    t('candidates.page.range', {
      from: formatMoney(expectedSalary.amountFrom, expectedSalary.currency),
      to: formatMoney(expectedSalary.amountTo, expectedSalary.currency),
    });
  return (
    <Section candidate={candidate} title={t('candidates.page.salary')} form="salary">
      <dl className={styles.pairs}>
        <dt className={styles.term}>{t('candidates.field.salary')}</dt>
        <dd className={styles.value}>{salary ? formatMoney(salary.amount, salary.currency) : '–'}</dd>
        <dt className={styles.term}>{t('candidates.field.expectedSalary')}</dt>
        <dd className={styles.value}>{expected ?? '–'}</dd>
      </dl>
    </Section>
  );
}

export function Languages({ candidate }: { candidate: Candidate }) {
  const t = useT();
  const { languages } = candidate;
  return (
    <Section
      candidate={candidate}
      title={t('candidates.section.languages')}
      field="languages"
      form="skills-and-languages"
      count={languages.length}
    >
      {languages.length === 0 && <p className={styles.quiet}>{t('candidates.page.noLanguages')}</p>}
      <ul className={styles.languages} aria-label={t('candidates.section.languages')}>
        {languages.map(({ code, proficiency }) => (
          <li key={code} className={styles.language}>
            <span className={styles.code}>{code.toUpperCase()}</span>
            <span className={styles.languageName}>{displayName(code, 'language')}</span>
            <span className={styles.level}>{proficiency}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The positions that the candidate is in. */
export function Processes({ candidate }: { candidate: Candidate }) {
  const t = useT();
  return (
    <Section candidate={candidate} title={t('candidates.process.title')}>
      <InProcess candidateId={candidate.id} />
    </Section>
  );
}
