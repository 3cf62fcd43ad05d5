import { clauseName, clauseText, roleOf, useClauseText } from '@cantera/shared/clauses';
import type { Hunt } from '@cantera/shared/contracts/hunts';
import { Chip, type ChipTone, VisuallyHidden } from '@cantera/shared/design-system';
import { useT } from '../../../messages/hunts.ts';
import styles from './detail.module.css';

const TONES: Readonly<Record<ReturnType<typeof roleOf>, ChipTone>> = {
  MUST: 'accent',
  WISH: 'neutral',
  NOT: 'error',
};

/** What a hunt looks for, to be read. */
export function LookedFor({ clauses }: Pick<Hunt, 'clauses'>) {
  const t = useT();
  const clauseT = useClauseText();
  if (clauses.length === 0) return null;
  return (
    <ul className={styles.clauses} aria-label={t('hunts.lookedFor')}>
      {clauses.map((clause) => (
        <li key={clause.id}>
          <Chip isLarge tone={TONES[roleOf(clause)]}>
            <span aria-hidden>{clauseText(clauseT, clause)}</span>
            <VisuallyHidden>{clauseName(clauseT, clause)}</VisuallyHidden>
          </Chip>
        </li>
      ))}
    </ul>
  );
}
