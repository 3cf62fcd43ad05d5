import type { Hunt, PoolCandidate } from '@cantera/shared/contracts/hunts';
import { useT } from '../../../messages/hunts.ts';
import { hasScores } from '../data/hunt-words.ts';
import styles from './people.module.css';
import { LinkedinLink, PersonName, PersonWhy } from './people-columns.tsx';
import { PersonActions, type PersonDecisions } from './person-actions.tsx';
import { PersonMarks } from './person-marks.tsx';
import { Score } from './score.tsx';

type PersonCardProps = {
  person: PoolCandidate;
  hunt: Hunt;
  href: string;
  decisions: PersonDecisions | undefined;
};

/** Somebody whom a hunt found, on a phone. */
export function PersonCard({ person, hunt, href, decisions }: PersonCardProps) {
  const t = useT();
  const where = [person.jobTitle, person.location?.name].filter(Boolean).join(' · ');
  return (
    <div className={styles.card}>
      <span className={styles.cardHead}>
        <PersonName person={person} href={href} />
        {hasScores(hunt) && <Score person={person} />}
      </span>
      <PersonMarks person={person} />
      <span className={styles.where}>{where || '–'}</span>
      {person.linkedin && <LinkedinLink person={person} t={t} />}
      <PersonWhy person={person} hunt={hunt} quotes={1} />
      {decisions && <PersonActions person={person} {...decisions} />}
    </div>
  );
}
