import type { Tx } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';
import { startScan } from '../duplicates/index.ts';
import { merge } from '../merges/index.ts';
import { daysAgo } from './dates.ts';
import type { Person, WrittenCandidate } from './people.ts';
import type { Scope } from './scope.ts';

interface Double {
  /** Key of the person whom it doubles. */
  readonly of: string;
  /** What this record says otherwise. */
  readonly differs: (person: Person) => Partial<Person>;
  /** It is in a position of the other's too. */
  readonly hasApplied?: true;
  /** Someone has merged it already. */
  readonly isMerged?: true;
}

/** Records of people of the demo that came in twice, each in the way that it happens. */
const DOUBLES: readonly Double[] = [
  {
    of: 'person 1',
    // Applied years ago from a private address, without accents and the second surname.
    differs: ({ jobs }) => ({
      firstName: 'Nuria',
      lastName: 'Castellvi',
      email: 'nuria.castellvi.86@example.org',
      linkedin: null,
      jobs: jobs.slice(1),
    }),
    hasApplied: true,
  },
  {
    of: 'person 9',
    // Typed in by hand after a call.
    differs: ({ jobs }) => ({
      firstName: 'Sofia',
      phone: '+34 655 120 934',
      email: null,
      linkedin: null,
      jobs: jobs.slice(0, 1),
      skills: [],
    }),
  },
  {
    of: 'person 22',
    differs: () => ({ lastName: "Sant'Anna", email: 'mireia.santanna@example.net', linkedin: null }),
  },
  {
    of: 'person 47',
    // A form where surnames were written the other way round.
    differs: ({ jobs }) => ({
      lastName: 'Castaño Piñeiro',
      email: 'ncastano@example.org',
      jobs: jobs.slice(1),
    }),
    hasApplied: true,
  },
  {
    of: 'person 30',
    differs: ({ jobs }) => ({
      lastName: 'Goncalves',
      email: 'b.goncalves@example.org',
      linkedin: null,
      jobs: jobs.slice(1),
    }),
    hasApplied: true,
    isMerged: true,
  },
];

const keyOf = (double: Double): string => `double of ${double.of}`;

/** The second records of people who are in the demo twice. */
export const doublesOf = (people: readonly Person[]): Person[] =>
  DOUBLES.flatMap((double) => {
    const person = people.find(({ key }) => key === double.of);
    return person ? [{ ...person, ...double.differs(person), key: keyOf(double) }] : [];
  });

/** An application of the double, rejected long ago, to a position that the other is in. */
async function applyTwice(tx: Tx, { agencyId, id }: Scope, double: Double): Promise<void> {
  const application = await tx
    .selectFrom('applications as a')
    .innerJoin('steps as s', (on) =>
      on.onRef('s.agency_id', '=', 'a.agency_id').onRef('s.position_id', '=', 'a.position_id'),
    )
    .innerJoin('positions as p', (on) =>
      on.onRef('p.agency_id', '=', 'a.agency_id').onRef('p.id', '=', 'a.position_id'),
    )
    .select(['a.position_id', 's.id as step_id'])
    .where('a.agency_id', '=', agencyId)
    .where('a.candidate_id', '=', id(double.of))
    .where('s.type', '=', 'DISCARDED')
    .orderBy('p.created_at')
    .orderBy('p.id')
    .executeTakeFirst();
  if (!application) return;
  await tx
    .insertInto('applications')
    .values({
      agency_id: agencyId,
      id: id(`application of ${keyOf(double)}`),
      ...application,
      candidate_id: id(keyOf(double)),
      source: 'INTERNAL_DATABASE',
      seen_at: daysAgo(100),
      rejected_at: daysAgo(90),
      created_at: daysAgo(101),
      moved_at: daysAgo(90),
    })
    .execute();
}

async function mergeDouble(tx: Tx, { agencyId, id }: Scope, double: Double): Promise<void> {
  const recruiter: Actor = {
    agencyId,
    userId: id('user recruiter'),
    sessionId: id('no session'),
    role: 'RECRUITER',
  };
  const merged = await merge(tx, recruiter, {
    survivorId: id(double.of),
    otherId: id(keyOf(double)),
    survivorVersion: 1,
    otherVersion: 1,
  });
  await tx
    .updateTable('candidate_merges')
    .set({ merged_at: daysAgo(3) })
    .where('agency_id', '=', agencyId)
    .where('id', '=', merged)
    .execute();
}

/** What came of the doubles: applications, a merge, and the search that will find the others. The candidates are written. */
export async function writeDoubles(
  tx: Tx,
  scope: Scope,
  candidates: readonly WrittenCandidate[],
): Promise<void> {
  const written = new Set(candidates.map(({ person }) => person.key));
  for (const double of DOUBLES) {
    if (!written.has(keyOf(double))) continue;
    if (double.hasApplied) await applyTwice(tx, scope, double);
    if (double.isMerged) await mergeDouble(tx, scope, double);
  }
  await startScan(tx, scope.agencyId, scope.id('user admin'));
}
