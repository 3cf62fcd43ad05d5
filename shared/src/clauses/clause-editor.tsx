import {
  CLAUSE_KINDS,
  type Clause,
  type ClauseValue,
  MAX_ALTERNATIVES,
} from '@cantera/shared/contracts/candidate-search';
import { LANGUAGE_LEVELS, oneOf } from '@cantera/shared/contracts/enums';
import { IconButton } from '@cantera/shared/design-system';
import { lazyPart } from '@cantera/shared/remotes';
import { Button } from 'antd';
import { Plus, X } from 'lucide-react';
import { Suspense, useId, useRef, useState } from 'react';
import { type ClauseDraft, clauseOf, draftOf } from './clause-draft.ts';
import { isChosen, isOfFigures, kindText, ROLES } from './clause-words.ts';
import styles from './clauses.module.css';
import { Pick } from './pick.tsx';
import { useClauseText } from './use-clause-text.ts';

/** The names of all languages come when somebody chooses one. */
const ValueChoice = lazyPart(() => import('./value-choice.tsx'));

type PartProps = { draft: ClauseDraft; onChange: (changes: Partial<ClauseDraft>) => void };

/** Words or choices, each an alternative of the others. */
function Values({ draft, onChange }: PartProps) {
  const t = useClauseText();
  const list = useRef<HTMLFieldSetElement>(null);
  const { kind, values } = draft;
  const set = (index: number, changes: Partial<ClauseValue>) =>
    onChange({ values: values.map((value, at) => (at === index ? { ...value, ...changes } : value)) });
  const add = () => {
    onChange({ values: [...values, { label: '' }] });
    // The field is there after the next drawing.
    requestAnimationFrame(() =>
      [...(list.current?.querySelectorAll<HTMLElement>('input, select') ?? [])].at(-1)?.focus(),
    );
  };
  return (
    <fieldset ref={list}>
      <legend className={styles.label}>{t('search.editor.any')}</legend>
      {values.map((value, index) => (
        <div key={index} className={styles.value}>
          {isChosen(kind) ? (
            <Suspense fallback={null}>
              <ValueChoice
                kind={kind}
                label={t('search.editor.value', { number: index + 1 })}
                value={value}
                onChange={(chosen) => set(index, chosen)}
              />
            </Suspense>
          ) : (
            <input
              className={styles.input}
              aria-label={t('search.editor.value', { number: index + 1 })}
              maxLength={200}
              value={value.label}
              onChange={({ target }) => set(index, { label: target.value })}
            />
          )}
          {values.length > 1 && (
            <IconButton
              size="small"
              label={t('search.editor.dropValue', { number: index + 1 })}
              icon={<X size={14} aria-hidden />}
              onClick={() => onChange({ values: values.filter((_value, at) => at !== index) })}
            />
          )}
        </div>
      ))}
      {values.length < MAX_ALTERNATIVES && (
        <Button type="link" size="small" className={styles.more} icon={<Plus aria-hidden />} onClick={add}>
          {t('search.editor.addValue')}
        </Button>
      )}
    </fieldset>
  );
}

function Figures({ draft, onChange }: PartProps) {
  const t = useClauseText();
  const id = useId();
  const field = (name: 'atLeast' | 'atMost') => (
    <div>
      <label htmlFor={`${id}-${name}`} className={styles.label}>
        {t(`search.editor.${name}`)}
      </label>
      <input
        id={`${id}-${name}`}
        className={styles.input}
        type="number"
        min={0}
        inputMode="numeric"
        value={draft[name]}
        onChange={({ target }) => onChange({ [name]: target.value })}
      />
    </div>
  );
  return (
    <div className={styles.figures}>
      {field('atLeast')}
      {field('atMost')}
    </div>
  );
}

function Level({ draft, onChange }: PartProps) {
  const t = useClauseText();
  return (
    <Pick
      label={t('search.editor.level')}
      value={draft.atLeast}
      onChange={(atLeast) => onChange({ atLeast })}
    >
      <option value="">{t('search.editor.anyLevel')}</option>
      {LANGUAGE_LEVELS.map((level, index) => (
        <option key={level} value={index + 1}>
          {level}
        </option>
      ))}
    </Pick>
  );
}

function Role({ draft, onChange }: PartProps) {
  const t = useClauseText();
  const id = useId();
  return (
    <fieldset>
      <legend className={styles.label}>{t('search.editor.role')}</legend>
      <div className={styles.roles}>
        {ROLES.map((role) => (
          <label key={role} className={styles.roleChoice}>
            <input type="radio" name={id} checked={draft.role === role} onChange={() => onChange({ role })} />
            {t(`search.editor.role.${role}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type ClauseEditorProps = {
  clause: Clause;
  onApply: (clause: Clause) => void;
  /** Without it the clause is a new one. */
  onRemove?: () => void;
};

/** Changes what one clause asks for and what it does. */
export function ClauseEditor({ clause, onApply, onRemove }: ClauseEditorProps) {
  const t = useClauseText();
  const [draft, setDraft] = useState(() => draftOf(clause));
  const change = (changes: Partial<ClauseDraft>) => setDraft((now) => ({ ...now, ...changes }));
  const changed = clauseOf(draft, clause);
  const apply = () => changed && onApply(changed);
  const parts = { draft, onChange: change };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears Enter in its fields, as a form would; it can stand in a form.
    <div
      className={styles.editor}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        event.stopPropagation();
        apply();
      }}
    >
      <Pick
        label={t('search.editor.kind')}
        value={draft.kind}
        onChange={(value) => {
          const kind = oneOf(CLAUSE_KINDS, value) ?? draft.kind;
          const isOther = isChosen(kind) || isChosen(draft.kind);
          change({ kind, atLeast: '', atMost: '', ...(isOther ? { values: [{ label: '' }] } : {}) });
        }}
      >
        {CLAUSE_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {kindText(t, kind)}
          </option>
        ))}
      </Pick>
      {isOfFigures(draft.kind) ? <Figures {...parts} /> : <Values {...parts} />}
      {draft.kind === 'LANGUAGE' && <Level {...parts} />}
      <Role {...parts} />
      <div className={styles.foot}>
        {onRemove && (
          <Button type="text" danger onClick={onRemove}>
            {t('search.editor.remove')}
          </Button>
        )}
        <Button type="primary" disabled={!changed} onClick={apply}>
          {t(onRemove ? 'search.editor.apply' : 'search.editor.add')}
        </Button>
      </div>
    </div>
  );
}
