import type { Clause, Evidence, MetClause } from '@cantera/shared/contracts/candidate-search';
import { useId, useState } from 'react';
import { ClauseMark } from './clause-mark.tsx';
import { Quote } from './quote.tsx';
import { useClauseText } from './use-clause-text.ts';
import styles from './why.module.css';

type WhyProps = {
  /** Who it is about. */
  name: string;
  met: readonly MetClause[];
  clauses: readonly Clause[];
  /** How many quotes show before all of them are asked for. */
  quotes: number;
  /** Where a page of the CV opens; without it the page is only named. */
  cvHref?: ((page: number) => string) | undefined;
};

/** What says the most of somebody comes first; where they live and what they are called shows in the row anyway. */
const WEIGHTS: Readonly<Partial<Record<Evidence['field'], number>>> = {
  CV: 3,
  EXPERIENCE: 3,
  SUMMARY: 3,
  SKILLS: 2,
  COMPANY: 2,
  EDUCATION: 2,
  LANGUAGES: 2,
};
const weightOf = ({ field }: Evidence): number => WEIGHTS[field] ?? 1;

/** One quote of each clause first, then the others, by how much they say. */
function inTurn(clauses: readonly MetClause[]): Evidence[] {
  const longest = Math.max(0, ...clauses.map(({ evidence }) => evidence.length));
  const turns = Array.from({ length: longest }, (_, turn) =>
    clauses
      .flatMap(({ evidence }) => evidence[turn] ?? [])
      .sort((one, other) => weightOf(other) - weightOf(one)),
  );
  const isNew = (one: Evidence, index: number, list: readonly Evidence[]) =>
    list.findIndex(({ field, quote }) => field === one.field && quote === one.quote) === index;
  return turns.flat().filter(isNew);
}

/** Why somebody was found: each clause met or not, and the words that say so. */
export function Why({ name, met: kept, clauses, quotes, cvHref }: WhyProps) {
  const t = useClauseText();
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const evidence = inTurn(kept);
  const shown = isWhole ? evidence : evidence.slice(0, quotes);
  const more = evidence.length - quotes;
  return (
    <div className={styles.why}>
      <ul className={styles.marks} aria-label={t('search.whyOf', { name })}>
        {kept.map(({ id: clauseId, met }) => {
          const clause = clauses.find((one) => one.id === clauseId);
          return (
            clause && (
              <li key={clauseId} className={styles.markItem}>
                <ClauseMark clause={clause} isMet={met} />
              </li>
            )
          );
        })}
      </ul>
      {shown.length > 0 && (
        <ul id={id} className={styles.quotes} aria-label={t('search.quotesOf', { name })}>
          {shown.map((quote, index) => (
            <li key={index} className={isWhole ? styles.whole : styles.line}>
              <Quote quote={quote} cvHref={cvHref} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? t('search.fewerQuotes') : t('search.moreQuotes', { count: more })}
        </button>
      )}
    </div>
  );
}
