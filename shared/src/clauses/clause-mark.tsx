import type { Clause } from '@cantera/shared/contracts/candidate-search';
import { Chip, VisuallyHidden } from '@cantera/shared/design-system';
import { Check, Minus, X } from 'lucide-react';
import { clauseText, roleOf } from './clause-words.ts';
import styles from './clauses.module.css';
import { useClauseText } from './use-clause-text.ts';

/** A clause as somebody meets it, or does not; what had to hold and does not stands out from a wish. */
export function ClauseMark({ clause, isMet }: { clause: Clause; isMet: boolean }) {
  const t = useClauseText();
  const text = clauseText(t, clause);
  const role = roleOf(clause);
  const isMissed = !isMet && role !== 'WISH';
  const Icon = isMet ? Check : isMissed ? X : Minus;
  const told = isMissed
    ? t('search.missed', { role: t(`search.role.${role}`) })
    : t(isMet ? 'search.met' : 'search.unmet');
  return (
    <Chip tone={isMet ? 'success' : isMissed ? 'error' : 'neutral'} icon={<Icon aria-hidden />}>
      <span className={isMet ? styles.met : styles.unmet}>
        {clause.not ? t('search.clause.notValue', { label: text }) : text}
      </span>
      <VisuallyHidden>{told}</VisuallyHidden>
    </Chip>
  );
}
