import type { Application } from '@cantera/shared/contracts/applications';
import { type JudgedCriterion, LITTLE_JUDGED } from '@cantera/shared/contracts/scoring';
import { Chip, ScoreChip } from '@cantera/shared/design-system';
import { formatList } from '@cantera/shared/i18n';
import { Bot, EyeOff, Info } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useT } from '../../../../messages/index.ts';
import styles from '../profile.module.css';
import { useForgottenMark } from './page-mark.tsx';
import { Statement } from './statement.tsx';
import { useCorrection } from './use-correction.ts';

/** The three numbers, and how much of what is asked for they rest on. */
function Numbers({ scoring }: { scoring: Application['scoring'] }) {
  const t = useT();
  const intl = useIntl();
  const { scoringLax, scoringStrict, scoringVeryStrict, judgedShare } = scoring;
  const share = intl.formatNumber(judgedShare, { style: 'percent' });
  // Old numbers stay until the new ones stand, struck through.
  const Words = scoring.stale ? 's' : 'span';
  return (
    <p className={styles.note}>
      <Words>
        {t('candidates.score.numbers', {
          lax: scoringLax?.finalScore ?? 0,
          strict: scoringStrict ?? 0,
          veryStrict: scoringVeryStrict ?? 0,
        })}
        {' · '}
        {t('candidates.score.judged', { share })}
      </Words>
    </p>
  );
}

interface StatementsProps {
  applicationId: string;
  label: string;
  criteria: readonly JudgedCriterion[];
  onCorrect: ReturnType<typeof useCorrection>;
}
function Statements({ applicationId, label, criteria, onCorrect }: StatementsProps) {
  if (criteria.length === 0) return null;
  return (
    <>
      <h4 className={styles.boxTitle}>{label}</h4>
      <ul className={styles.plain} aria-label={label}>
        {criteria.map((criterion) => (
          <Statement
            key={criterion.id}
            applicationId={applicationId}
            criterion={criterion}
            onCorrect={onCorrect}
          />
        ))}
      </ul>
    </>
  );
}

/** A corrected verdict may lead from one list into the other, and what had the focus goes with it: the heading has it then. */
function useFocusAfterCorrection(criteria: readonly JudgedCriterion[]) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasCorrected = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after another drawing of the lists.
  useEffect(() => {
    if (!hasCorrected.current || document.activeElement !== document.body) return;
    hasCorrected.current = false;
    heading.current?.focus();
  }, [criteria]);
  const noteCorrection = () => {
    hasCorrected.current = true;
  };
  // Who has gone elsewhere is not called back.
  const noteLeaving = () => {
    hasCorrected.current = false;
  };
  return { heading, noteCorrection, noteLeaving };
}

/** What the score rests on only in part, or not at all. */
function Reservations({ scoring }: { scoring: Application['scoring'] }) {
  const t = useT();
  const { criteria, hiddenWords, machineLines } = scoring;
  // What a person has judged waits for no machine.
  const unweighed = criteria
    .filter(({ isUnweighed, corrected }) => isUnweighed && !corrected)
    .map(({ label }) => label);
  return (
    <>
      {unweighed.length > 0 && (
        <p className={styles.reason}>
          <Info size={16} aria-hidden />
          {t('candidates.score.unweighed', { labels: formatList(unweighed) })}
        </p>
      )}
      {hiddenWords.length > 0 && (
        <p className={styles.reason}>
          <EyeOff size={16} className={styles.risk} aria-hidden />
          {t('candidates.score.hidden', { words: hiddenWords.join(' ') })}
        </p>
      )}
      {machineLines.length > 0 && (
        <p className={styles.reason}>
          <Bot size={16} className={styles.risk} aria-hidden />
          {t('candidates.score.machine', {
            lines: machineLines.map((line) => t('candidates.score.machineLine', { line })).join(' '),
          })}
        </p>
      )}
    </>
  );
}

/** Why the score is what it is: what speaks for the candidate, and the risks, each with the words it rests on. */
export function Score({ application }: { application: Application }) {
  const t = useT();
  const send = useCorrection(application);
  const { scoring } = application;
  const { status, stale, scoringLax, criteria, judgedShare } = scoring;
  const { heading, noteCorrection, noteLeaving } = useFocusAfterCorrection(criteria);
  useForgottenMark();
  const correct: typeof send = (...correction) => {
    noteCorrection();
    return send(...correction);
  };
  return (
    <section className={styles.box} aria-label={t('candidates.score.title')} onBlur={noteLeaving}>
      <div className={styles.boxHead}>
        <h3 ref={heading} tabIndex={-1} className={styles.boxTitle}>
          {t('candidates.score.title')}
        </h3>
        {scoringLax && judgedShare < LITTLE_JUDGED && <Chip>{t('candidates.score.little')}</Chip>}
        {scoringLax && <ScoreChip score={scoringLax.finalScore} isStale={stale !== null} />}
      </div>
      <p className={styles.stale} role="status">
        {stale && t(`candidates.score.stale.${stale}`)}
      </p>
      {scoringLax ? (
        <Numbers scoring={scoring} />
      ) : (
        status !== 'SCORED' && <p className={styles.note}>{t(`candidates.score.status.${status}`)}</p>
      )}
      <Statements
        applicationId={application.id}
        label={t('candidates.score.positive')}
        criteria={criteria.filter(({ verdict }) => verdict === 'MET')}
        onCorrect={correct}
      />
      <Statements
        applicationId={application.id}
        label={t('candidates.score.risks')}
        criteria={criteria.filter(({ verdict }) => verdict !== 'MET')}
        onCorrect={correct}
      />
      <Reservations scoring={scoring} />
    </section>
  );
}
