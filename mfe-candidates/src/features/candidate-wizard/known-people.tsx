import type { PossibleDuplicate } from '@cantera/shared/contracts/candidate-creation';
import { joinNames } from '@cantera/shared/contracts/text';
import { formatList } from '@cantera/shared/i18n';
import { Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { REASON_WORDS } from '../../lib/doubles.ts';
import { useT } from '../../messages/wizard.ts';
import styles from './wizard.module.css';

/** Stored candidates who may be the person, with why; it holds nobody up. */
export function KnownPeople({ people }: { people: readonly PossibleDuplicate[] }) {
  const t = useT();
  if (people.length === 0) return null;
  return (
    <div className={styles.known}>
      <Users size={16} aria-hidden />
      <div>
        <p className={styles.knownTitle}>{t('candidates.wizard.maybeKnown', { count: people.length })}</p>
        <ul>
          {people.map(({ candidate, reasons }) => (
            <li key={candidate.id}>
              <Link to={`/candidates/${candidate.id}`}>
                {joinNames(candidate.firstName, candidate.lastName)}
              </Link>{' '}
              <span className={styles.quiet}>
                {formatList(reasons.map((reason) => t(REASON_WORDS[reason])))}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
