import { Why } from '@cantera/shared/clauses';
import type { Hunt, PoolCandidate } from '@cantera/shared/contracts/hunts';
import { fullName } from '@cantera/shared/contracts/text';
import { Avatar, Truncated } from '@cantera/shared/design-system';
import type { Column } from '@cantera/shared/lists';
import { Link } from 'react-router-dom';
import { hasScores, type Translate } from '../data/hunt-words.ts';
import styles from './people.module.css';
import { PersonActions, type PersonDecisions } from './person-actions.tsx';
import { PersonMarks } from './person-marks.tsx';
import { Score } from './score.tsx';

type PeopleColumns = {
  hunt: Hunt;
  hrefTo: (candidateId: string) => string;
  /** Absent for who may not decide. */
  decisions: PersonDecisions | undefined;
};

const QUOTES = 1;

/** The name of somebody, which opens their panel. */
export function PersonName({ person, href }: { person: PoolCandidate; href: string }) {
  return (
    <Link className={styles.name} to={href} data-person={person.id} data-person-name>
      <Truncated>{fullName(person)}</Truncated>
    </Link>
  );
}

/** A profile elsewhere, in a tab of its own. */
export function LinkedinLink({ person, t }: { person: PoolCandidate; t: Translate }) {
  if (!person.linkedin) return '–';
  return (
    <a
      href={person.linkedin}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('hunts.linkedinOf', { name: fullName(person) })}
    >
      {t('hunts.column.linkedin')}
    </a>
  );
}

/** The quotes and clauses of somebody. */
export function PersonWhy({ person, hunt, quotes }: { person: PoolCandidate; hunt: Hunt; quotes: number }) {
  const met = person.clauses.map((clause) => ({ ...clause, points: 0 }));
  return <Why name={fullName(person)} met={met} clauses={hunt.clauses} quotes={quotes} />;
}

/** Who it is, where, how well they score, why they were found, and what can be done: all of it fits beside the hunts at 1280 px. */
export function peopleColumns(
  t: Translate,
  { hunt, hrefTo, decisions }: PeopleColumns,
): Column<PoolCandidate>[] {
  const score: Column<PoolCandidate> = {
    key: 'score',
    header: t('hunts.column.score'),
    width: 88,
    cell: (person) => <Score person={person} />,
  };
  const actions: Column<PoolCandidate> = {
    key: 'actions',
    header: t('hunts.column.actions'),
    width: 216,
    cell: (person) => decisions && <PersonActions person={person} {...decisions} />,
  };
  return [
    {
      key: 'name',
      header: t('hunts.column.name'),
      minWidth: 170,
      cell: (person) => (
        <span className={styles.person}>
          <Avatar
            person={{ id: person.id, name: fullName(person), imageUrl: person.profileImageUrl }}
            isDecorative
          />
          <span className={styles.names}>
            <PersonName person={person} href={hrefTo(person.id)} />
            <PersonMarks person={person} />
          </span>
        </span>
      ),
    },
    {
      key: 'position',
      header: t('hunts.column.position'),
      width: 128,
      cell: ({ jobTitle }) => <Truncated>{jobTitle || '–'}</Truncated>,
    },
    {
      key: 'linkedin',
      header: t('hunts.column.linkedin'),
      width: 80,
      cell: (person) => <LinkedinLink person={person} t={t} />,
    },
    {
      key: 'location',
      header: t('hunts.column.location'),
      width: 100,
      cell: ({ location }) => <Truncated>{location?.name ?? '–'}</Truncated>,
    },
    ...(hasScores(hunt) ? [score] : []),
    {
      key: 'why',
      header: t('hunts.column.why'),
      minWidth: 180,
      cell: (person) => <PersonWhy person={person} hunt={hunt} quotes={QUOTES} />,
    },
    ...(decisions ? [actions] : []),
  ];
}
