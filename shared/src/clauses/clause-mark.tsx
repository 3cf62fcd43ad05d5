import type { Clause } from '@cantera/shared/contracts/candidate-search';
import { Chip, VisuallyHidden } from '@cantera/shared/design-system';
import { Check, Minus } from 'lucide-react';
import { clauseText } from './clause-words.ts';
import styles from './clauses.module.css';
import { useClauseText } from './use-clause-text.ts';

/** A clause as somebody meets it, or does not. */
export function ClauseMark({ clause, isMet }: { clause: Clause; isMet: boolean }) {
  const t = useClauseText();
  const text = clauseText(t, clause);
  return (
    <Chip tone={isMet ? 'success' : 'neutral'} icon={isMet ? <Check aria-hidden /> : <Minus aria-hidden />}>
      <span className={isMet ? styles.met : styles.unmet}>
        {clause.not ? t('search.clause.notValue', { label: text }) : text}
      </span>
      <VisuallyHidden>{t(isMet ? 'search.met' : 'search.unmet')}</VisuallyHidden>
    </Chip>
  );
}
