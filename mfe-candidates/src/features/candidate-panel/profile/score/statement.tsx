import {
  correctVerdict,
  type JudgedCriterion,
  type ScoreQuote,
  VERDICTS,
  type Verdict,
} from '@cantera/shared/contracts/scoring';
import { Chip, IconButton, Menu, type MenuEntry } from '@cantera/shared/design-system';
import { useMay } from '@cantera/shared/session';
import { Check, Minus, Pencil, X } from 'lucide-react';
import { useT } from '../../../../messages/index.ts';
import styles from '../profile.module.css';
import { PageMark } from './page-mark.tsx';

type Correct = (criterionId: string, verdict: Verdict | null) => Promise<void>;

function Mark({ verdict }: { verdict: Verdict }) {
  if (verdict === 'MET') return <Check size={16} className={styles.good} aria-hidden />;
  const Icon = verdict === 'CONTRADICTED' ? X : Minus;
  return <Icon size={16} className={styles.risk} aria-hidden />;
}

type QuoteProps = { quote: ScoreQuote; applicationId: string; criterionId: string };
function Quote({ quote: { page, text, box }, applicationId, criterionId }: QuoteProps) {
  const t = useT();
  return (
    <div className={styles.quote}>
      <q>{text}</q> (
      {page === null ? (
        t('candidates.score.profile')
      ) : (
        <PageMark
          page={page}
          box={box}
          id={`${applicationId} ${criterionId} ${page} ${text}`}
          applicationId={applicationId}
        />
      )}
      )
    </div>
  );
}

function CorrectMenu({ criterion, onCorrect }: { criterion: JudgedCriterion; onCorrect: Correct }) {
  const t = useT();
  const label = t('candidates.score.correct', { label: criterion.label });
  const entries: MenuEntry[] = VERDICTS.map((verdict) => ({
    key: verdict,
    label: t(`candidates.score.verdict.${verdict}`),
    isChecked: verdict === criterion.verdict,
    onSelect: () => void onCorrect(criterion.id, verdict),
  }));
  if (criterion.corrected)
    entries.push({
      key: 'back',
      label: t('candidates.score.takeBack'),
      onSelect: () => void onCorrect(criterion.id, null),
    });
  return (
    <Menu
      label={label}
      entries={entries}
      trigger={(props) => <IconButton {...props} size="small" label={label} icon={<Pencil aria-hidden />} />}
    />
  );
}

type StatementProps = { applicationId: string; criterion: JudgedCriterion; onCorrect: Correct };

/** What the score says of one criterion, the words that it rests on, and the way to correct it. */
export function Statement({ applicationId, criterion, onCorrect }: StatementProps) {
  const t = useT();
  const mayCorrect = useMay(correctVerdict);
  const { label, verdict, weight, quotes, searched, corrected, loweredFrom } = criterion;
  return (
    <li className={styles.reason}>
      <Mark verdict={verdict} />
      <div className={styles.fieldArea}>
        <strong>{label}</strong> {t(`candidates.score.verdict.${verdict}`)}{' '}
        <Chip>{t(`candidates.score.weight.${weight}`)}</Chip>
        {quotes.map((quote) => (
          <Quote
            key={`${quote.page} ${quote.text}`}
            quote={quote}
            applicationId={applicationId}
            criterionId={criterion.id}
          />
        ))}
        {quotes.length === 0 && (
          <div className={styles.quote}>{t('candidates.score.searched', { words: searched.join(', ') })}</div>
        )}
        {loweredFrom && !corrected && (
          <div className={styles.quote}>
            {t('candidates.score.lowered', { verdict: t(`candidates.score.verdict.${loweredFrom}`) })}
          </div>
        )}
        {corrected && (
          <div className={styles.quote}>
            {corrected.byName
              ? t('candidates.score.corrected', { name: corrected.byName })
              : t('candidates.score.correctedGone')}
          </div>
        )}
      </div>
      {mayCorrect && <CorrectMenu criterion={criterion} onCorrect={onCorrect} />}
    </li>
  );
}
