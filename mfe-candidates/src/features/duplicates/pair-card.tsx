import type { DuplicatePair } from '@cantera/shared/contracts/duplicates';
import { fullName } from '@cantera/shared/contracts/text';
import { Avatar, BusyButton } from '@cantera/shared/design-system';
import { formatDate, formatList } from '@cantera/shared/i18n';
import { Link } from 'react-router-dom';
import { mergeAddress, REASON_WORDS } from '../../lib/doubles.ts';
import { useT } from '../../messages/doubles.ts';
import styles from './duplicates.module.css';

function PersonOfPair({ person }: { person: DuplicatePair['first'] }) {
  const t = useT();
  const name = fullName(person);
  const lines = [person.jobTitle, person.companyName, person.email, person.phoneNumber].filter(Boolean);
  return (
    <div className={styles.person}>
      <Avatar person={{ id: person.id, name, imageUrl: person.profileImageUrl }} size={28} isDecorative />
      <div className={styles.names}>
        <Link className={styles.name} to={`/candidates/${person.id}`}>
          {name}
        </Link>
        {lines.map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
        <span className={styles.quiet}>
          {t('candidates.doubles.since', { date: formatDate(person.createdAt) })}
        </span>
      </div>
    </div>
  );
}

type PairCardProps = { pair: DuplicatePair; isBusy: boolean; onDismiss: () => void };

/** Two candidates who look like one person, why, and what can be done about it. */
export function PairCard({ pair, isBusy, onDismiss }: PairCardProps) {
  const t = useT();
  const names = t('candidates.doubles.pair', { one: fullName(pair.first), other: fullName(pair.second) });
  const reasons = formatList(pair.reasons.map((reason) => t(REASON_WORDS[reason])));
  return (
    <li className={styles.pair} aria-label={names}>
      <div className={styles.people}>
        <PersonOfPair person={pair.first} />
        <PersonOfPair person={pair.second} />
      </div>
      <div className={styles.foot}>
        <span className={styles.reasons}>{t('candidates.doubles.reasons', { reasons })}</span>
        <BusyButton isBusy={isBusy} onClick={onDismiss}>
          {t('candidates.doubles.dismiss')}
        </BusyButton>
        <Link className={styles.compare} to={mergeAddress(pair.first.id, pair.second.id)}>
          {t('candidates.doubles.compare')}
        </Link>
      </div>
    </li>
  );
}
