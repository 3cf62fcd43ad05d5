import type { Clause, CountedClause, SearchPage } from '@cantera/shared/contracts/candidate-search';
import { Kbd, Popover } from '@cantera/shared/design-system';
import { formatList } from '@cantera/shared/i18n';
import { Info, Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ClauseChip } from './clause-chip.tsx';
import { ClauseEditor } from './clause-editor.tsx';
import { type ClauseRole, clauseText, roleOf, withRole } from './clause-words.ts';
import styles from './clauses.module.css';
import { useClauseText } from './use-clause-text.ts';

type ClauseBarProps = {
  clauses: readonly Clause[];
  /** The clauses that the server has counted, by id. */
  counted: readonly CountedClause[];
  ignored: SearchPage['ignored'];
  onChange: (clauses: readonly Clause[]) => void;
};

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowLeft: (index) => Math.max(0, index - 1),
  ArrowRight: (index, last) => Math.min(last, index + 1),
  Home: () => 0,
  End: (_index, last) => last,
};

/** The chip that Tab leads to, and the focus that goes from chip to chip and stays among them when one is removed. */
function useStops(count: number) {
  const bar = useRef<HTMLUListElement>(null);
  const [stop, setStop] = useState(0);
  const wanted = useRef<number>(undefined);
  const focus = (index: number) =>
    bar.current?.querySelectorAll<HTMLElement>('[data-clause]')[index]?.focus();
  useEffect(() => {
    if (wanted.current === undefined) return;
    focus(Math.min(wanted.current, count - 1));
    wanted.current = undefined;
  });
  return {
    bar,
    stop: Math.min(stop, count - 1),
    setStop,
    focus,
    focusAfter: (index: number) => {
      wanted.current = index;
    },
  };
}

/** A number that no clause has in its name yet. */
const newId = (clauses: readonly Clause[]): string => {
  for (let at = clauses.length + 1; ; at += 1) {
    const id = `u${at}`;
    if (clauses.every((clause) => clause.id !== id)) return id;
  }
};

function Keys() {
  const t = useClauseText();
  return (
    <p className={styles.keys} aria-hidden>
      <Kbd>←</Kbd> <Kbd>→</Kbd> {t('search.keys.walk')} <Kbd>{t('search.key.Enter')}</Kbd>{' '}
      {t('search.keys.edit')} <Kbd>N</Kbd> {t('search.keys.not')} <Kbd>O</Kbd> {t('search.keys.wish')}{' '}
      <Kbd>{t('search.key.Delete')}</Kbd> {t('search.keys.remove')}
    </p>
  );
}

/** Says which words stand as they are because AI, which was asked what they mean, gave no answer. */
function Unanswered({ clauses }: Pick<ClauseBarProps, 'clauses'>) {
  const t = useClauseText();
  const words = clauses.filter(({ isUnanswered }) => isUnanswered).map((clause) => clauseText(t, clause));
  const isTold = words.length > 0;
  return (
    <p className={styles.unanswered} role="status">
      {isTold && (
        <>
          <Info size={14} aria-hidden />
          {t('search.unanswered', { count: words.length, words: formatList(words) })}
        </>
      )}
    </p>
  );
}

function AddClause({ clauses, onChange }: Pick<ClauseBarProps, 'clauses' | 'onChange'>) {
  const t = useClauseText();
  const blank: Clause = {
    id: newId(clauses),
    kind: 'SKILL',
    any: [],
    not: false,
    optional: false,
    by: 'USER',
  };
  return (
    <Popover
      label={t('search.clause.addTitle')}
      width={320}
      trigger={(props) => (
        <button type="button" {...props} className={styles.add}>
          <Plus size={14} aria-hidden />
          {t('search.clause.add')}
        </button>
      )}
    >
      {(close) => (
        <ClauseEditor
          clause={blank}
          onApply={(added) => {
            close();
            onChange([...clauses, added]);
          }}
        />
      )}
    </Popover>
  );
}

/** How a search was understood: a chip for each clause, walked by arrows, changed by a press or a key. */
export function ClauseBar({ clauses, counted, ignored, onChange }: ClauseBarProps) {
  const t = useClauseText();
  const { bar, stop, setStop, focus, focusAfter } = useStops(clauses.length);
  const replace = (index: number, clause: Clause) =>
    onChange(clauses.map((other, at) => (at === index ? clause : other)));
  const remove = (index: number) => {
    focusAfter(index);
    onChange(clauses.filter((_clause, at) => at !== index));
  };
  const turn = (index: number, role: ClauseRole) => {
    const clause = clauses[index];
    if (clause) replace(index, withRole(clause, roleOf(clause) === role ? 'MUST' : role));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    const index = clauses.findIndex(({ id }) => id === target.dataset.clause);
    if (index < 0) return;
    const step = STEPS[key];
    if (step) focus(step(index, clauses.length - 1));
    else if (event.repeat) return;
    else if (key === 'Delete' || key === 'Backspace') remove(index);
    else if (key.toLowerCase() === 'n') turn(index, 'NOT');
    else if (key.toLowerCase() === 'o') turn(index, 'WISH');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <section className={styles.bar} aria-label={t('search.clauses')}>
      <div className={styles.row}>
        <ul ref={bar} className={styles.chips} aria-label={t('search.clauses')} onKeyDown={onKeyDown}>
          {clauses.map((clause, index) => (
            <ClauseChip
              key={clause.id}
              clause={clause}
              counted={counted.find(({ id }) => id === clause.id)}
              isStop={index === stop}
              onFocus={() => setStop(index)}
              onRemove={() => remove(index)}
              editor={(close) => (
                <ClauseEditor
                  clause={clause}
                  onApply={(changed) => {
                    close();
                    replace(index, changed);
                  }}
                  onRemove={() => {
                    close();
                    remove(index);
                  }}
                />
              )}
            />
          ))}
        </ul>
        <AddClause clauses={clauses} onChange={onChange} />
      </div>
      <Unanswered clauses={clauses} />
      {ignored.length > 0 && (
        <p className={styles.ignored}>
          {t('search.ignored', { words: ignored.map(({ text }) => text).join(', ') })}
        </p>
      )}
      <Keys />
    </section>
  );
}
