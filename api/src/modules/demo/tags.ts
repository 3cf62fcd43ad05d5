import type { TagColor } from '@cantera/shared/contracts/tags';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { daysAgo } from './dates.ts';
import type { Person, WrittenCandidate } from './people.ts';
import type { Scope } from './scope.ts';

interface DemoTag {
  readonly name: string;
  readonly color: TagColor;
  /** Whether someone has it; `index`: their place in the demo. */
  readonly isOn: (person: Person, index: number) => boolean;
}

const speaks =
  (wanted: string) =>
  ({ languages }: Person): boolean =>
    languages.some(({ code }) => code === wanted);
const FRENCH = 'Speaks French';

/** What recruiters sort people by; whatever can follow from the person does. */
const TAGS: readonly DemoTag[] = [
  { name: FRENCH, color: 'BLUE', isOn: speaks('fr') },
  { name: 'Available at once', color: 'GREEN', isOn: ({ jobs }) => jobs[0]?.end !== null },
  { name: 'Finalist last year', color: 'PURPLE', isOn: (_person, index) => index % 14 === 4 },
  {
    name: 'Takes night shifts',
    color: 'AMBER',
    isOn: ({ track }, index) => index % 2 === 0 && ['logistics', 'nursing', 'machining'].includes(track.key),
  },
];

const idOf = ({ id }: Scope, { name }: Pick<DemoTag, 'name'>): string => id(`tag ${name}`);

/** The tags of the demo's agency, and who has them. */
export async function writeTags(
  tx: Tx,
  scope: Scope,
  candidates: readonly WrittenCandidate[],
): Promise<void> {
  const { agencyId, id } = scope;
  await tx
    .insertInto('tags')
    .values(
      TAGS.map((tag) => ({
        agency_id: agencyId,
        id: idOf(scope, tag),
        name: tag.name,
        color: tag.color,
        created_at: daysAgo(90),
      })),
    )
    .execute();
  const tagged = candidates.flatMap((candidate, index) =>
    TAGS.filter(({ isOn }) => isOn(candidate.person, index)).map((tag) => ({
      agency_id: agencyId,
      candidate_id: candidate.id,
      tag_id: idOf(scope, tag),
      created_by: id('user recruiter'),
      created_at: now(),
    })),
  );
  await tx.insertInto('candidate_tags').values(tagged).execute();
}

/** A state of the list of candidates that the demo's recruiter and administrator keep. */
export async function writeViews(tx: Tx, scope: Scope): Promise<void> {
  const { agencyId, id } = scope;
  const query = new URLSearchParams({ tags: idOf(scope, { name: FRENCH }), jobSearch: 'ACTIVE' });
  await tx
    .insertInto('saved_views')
    .values(
      ['recruiter', 'admin'].map((user) => ({
        agency_id: agencyId,
        id: id(`view of ${user}`),
        user_id: id(`user ${user}`),
        list: 'CANDIDATES' as const,
        name: 'French, looking for work',
        query: query.toString(),
        created_at: daysAgo(20),
      })),
    )
    .execute();
}
