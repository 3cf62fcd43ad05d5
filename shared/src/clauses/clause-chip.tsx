import type { Clause, CountedClause } from '@cantera/shared/contracts/candidate-search';
import { classNames, Popover, Tooltip, VisuallyHidden } from '@cantera/shared/design-system';
import { formatNumber } from '@cantera/shared/i18n';
import { Sparkles, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { clauseName, clauseText, kindText, roleOf } from './clause-words.ts';
import styles from './clauses.module.css';
import { useClauseText } from './use-clause-text.ts';

const WIDTH = 320;

type ClauseChipProps = {
  clause: Clause;
  /** What it does to the search; unknown while that is being found out. */
  counted: CountedClause | undefined;
  /** Whether Tab leads to this chip of all. */
  isStop: boolean;
  onFocus: () => void;
  onRemove: () => void;
  editor: (close: () => void) => ReactNode;
};

/** What a clause counts for: how many have it, and how many more there were without it. */
function useCounts(counted: CountedClause | undefined): string | undefined {
  const t = useClauseText();
  if (!counted) return undefined;
  const { hits, without, optional } = counted;
  return optional
    ? t('search.clause.hits', { count: hits })
    : `${t('search.clause.hits', { count: hits })} ${t('search.clause.without', { count: without })}`;
}

/** One clause: what it is, what it does, how many have it; pressed, it is edited, and its cross removes it. */
export function ClauseChip({ clause, counted, isStop, onFocus, onRemove, editor }: ClauseChipProps) {
  const t = useClauseText();
  const role = roleOf(clause);
  const isByModel = clause.by === 'LLM';
  const told = [useCounts(counted), isByModel && t('search.clause.byAi')].filter(Boolean).join(' ');
  const name = clauseName(t, clause);
  return (
    <li className={classNames(styles.chip, styles[role])}>
      <Popover
        label={name}
        width={WIDTH}
        trigger={(props) => (
          <Tooltip<HTMLSpanElement> content={told} shouldShow={() => told !== ''}>
            {({ 'aria-describedby': _, ...target }) => (
              <span className={styles.target} {...target}>
                <button
                  type="button"
                  {...props}
                  className={styles.edit}
                  data-clause={clause.id}
                  tabIndex={isStop ? 0 : -1}
                  aria-keyshortcuts="n o Delete"
                  onFocus={onFocus}
                >
                  <span aria-hidden className={styles.words}>
                    {role !== 'MUST' && <span className={styles.role}>{t(`search.roleShort.${role}`)}</span>}
                    {isByModel && <Sparkles size={12} className={styles.byModel} />}
                    <span className={styles.kind}>{kindText(t, clause.kind)}</span>
                    <span className={styles.text}>{clauseText(t, clause)}</span>
                    {counted && <span className={styles.hits}>{formatNumber(counted.hits)}</span>}
                  </span>
                  <VisuallyHidden>{told ? `${name}. ${told}` : name}</VisuallyHidden>
                </button>
              </span>
            )}
          </Tooltip>
        )}
      >
        {editor}
      </Popover>
      <button
        type="button"
        tabIndex={-1}
        className={styles.drop}
        aria-label={t('search.clause.drop', { name: clauseText(t, clause) })}
        onClick={onRemove}
      >
        <X size={14} aria-hidden />
      </button>
    </li>
  );
}
