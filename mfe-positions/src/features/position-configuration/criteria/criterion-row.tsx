import { CRITERION_WEIGHTS, type Criterion } from '@cantera/shared/contracts/scoring';
import { IconButton } from '@cantera/shared/design-system';
import { Input, Select } from 'antd';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useT } from '../../../messages/configuration.ts';
import styles from './criteria.module.css';
import type { CriterionDraft, wordsProblem } from './criteria-draft.ts';

interface CriterionRowProps {
  draft: CriterionDraft;
  /** As it is stored; none of one that is new. */
  criterion: Criterion | undefined;
  scored: number;
  isReadOnly: boolean;
  /** What is wrong with the words. */
  problem: ReturnType<typeof wordsProblem>;
  onChange: (change: Partial<CriterionDraft>) => void;
  onRemove: () => void;
}

/** One criterion: what it is, where it comes from, how many meet it, how much it counts and the words looked for. */
export function CriterionRow(props: CriterionRowProps) {
  const { draft, criterion, scored, isReadOnly, problem, onChange, onRemove } = props;
  const problemId = useId();
  const t = useT();
  const { label, weight, words } = draft;
  const source = criterion?.source ?? 'PERSON';
  const options = CRITERION_WEIGHTS.map((value) => ({ value, label: t(`configuration.criteria.${value}`) }));
  // A language is found by its code, and by nothing that somebody types.
  const hasWords = criterion?.kind !== 'LANGUAGE';
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <strong className={styles.label}>{label}</strong>
        <Select
          className={styles.weight}
          aria-label={t('configuration.criteria.weight', { label })}
          value={weight}
          options={options}
          disabled={isReadOnly}
          onChange={(value) => onChange({ weight: value })}
        />
        {source === 'PERSON' && !isReadOnly && (
          <IconButton
            label={t('configuration.criteria.remove', { label })}
            icon={<Trash2 aria-hidden />}
            onClick={onRemove}
          />
        )}
      </div>
      <div className={styles.about}>
        {t(`configuration.criteria.${source}`)}
        {criterion && ` · ${t('configuration.criteria.metBy', { count: criterion.metBy, total: scored })}`}
      </div>
      {criterion?.quote && (
        <div className={styles.about}>{t('configuration.criteria.quote', { text: criterion.quote })}</div>
      )}
      {hasWords && (
        <Input
          aria-label={t('configuration.criteria.terms', { label })}
          placeholder={t('configuration.criteria.termsHint')}
          value={words}
          disabled={isReadOnly}
          {...(problem ? { status: 'error', 'aria-invalid': true, 'aria-describedby': problemId } : {})}
          onChange={({ target }) => onChange({ words: target.value })}
        />
      )}
      {problem && (
        <p id={problemId} className={styles.problem}>
          {t(`configuration.criteria.${problem}`)}
        </p>
      )}
    </li>
  );
}
