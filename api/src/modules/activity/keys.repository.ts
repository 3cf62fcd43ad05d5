import type { ActivityKind } from '@cantera/shared/contracts/activity';
import { can } from '@cantera/shared/contracts/permissions';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';
import { visibleTo } from '../positions/index.ts';

export interface EntryKey {
  readonly kind: ActivityKind;
  readonly id: string;
  readonly at: string;
  /** Where it stands, to the microsecond. */
  readonly mark: string;
}
/** An application of the candidate in a position that the reader may see. */
export interface SeenApplication {
  readonly id: string;
  readonly position_id: string;
  readonly title: string;
}

export const listSeenApplications = (tx: Tx, actor: Actor, candidateId: string): Promise<SeenApplication[]> =>
  tx
    .selectFrom('applications as a')
    .innerJoin('positions as p', (on) =>
      on.onRef('p.agency_id', '=', 'a.agency_id').onRef('p.id', '=', 'a.position_id'),
    )
    .select(['a.id', 'a.position_id', 'p.title'])
    .where('a.agency_id', '=', actor.agencyId)
    .where('a.candidate_id', '=', candidateId)
    .where('p.agency_id', '=', actor.agencyId)
    .where('p.status', '<>', 'DELETED')
    .where(visibleTo(actor))
    .execute();

export interface PageOfKeys {
  readonly candidateId: string;
  /** Ids of the applications that the reader may see. */
  readonly applicationIds: readonly string[];
  /** Whether what is about none of these applications is left out. */
  readonly isOfApplications: boolean;
  /** The mark, `<created_at>_<id>`, of the entry that the page follows. */
  readonly before: string | undefined;
  readonly kinds: readonly ActivityKind[];
  readonly limit: number;
}

/** A source: rows of `from`, told of by its id and time. */
type Source = (page: PageOfKeys, actor: Actor) => RawBuilder<unknown>;

/** The newest rows of a table, by an index that holds them in that order. */
function newest(
  kind: ActivityKind,
  { before, limit }: PageOfKeys,
  from: RawBuilder<unknown>,
  time = sql.ref('t.created_at'),
): RawBuilder<unknown> {
  const [at = '', id = ''] = before?.split('_') ?? [];
  const after = before ? sql`and (${time}, t.id) < (${at}::timestamptz, ${id}::uuid)` : sql``;
  return sql`(select ${kind} as kind, t.id, ${time} as at ${from} ${after} order by ${time} desc, t.id desc limit ${limit})`;
}

const ids = (list: readonly string[]) => sql`any (${[...list]}::uuid[])`;
const byCandidate =
  (kind: ActivityKind, table: string): Source =>
  (page, { agencyId }) =>
    newest(
      kind,
      page,
      sql`from ${sql.table(table)} t where t.agency_id = ${agencyId} and t.candidate_id = ${page.candidateId}`,
    );

/** An application's own newest moves come from its index; those of all its applications are few lists to merge. */
const moves: Source = (page, { agencyId }) =>
  sql`(select m.* from unnest(${[...page.applicationIds]}::uuid[]) as seen (id) cross join lateral ${newest(
    'MOVE',
    page,
    sql`from application_moves t where t.agency_id = ${agencyId} and t.application_id = seen.id`,
  )} m order by m.at desc, m.id desc limit ${page.limit})`;

/**
 * What was written to the person: about a position that is seen, or by somebody about none. The product's own without a
 * position went to members, about the person.
 */
const messages: Source = (page, { agencyId, role }) =>
  newest(
    'MESSAGE',
    page,
    sql`from messages t where t.agency_id = ${agencyId} and t.candidate_id = ${page.candidateId}
      and (t.application_id = ${ids(page.applicationIds)}
        or (t.application_id is null and t.sender_id is not null and ${!page.isOfApplications && can(role, 'candidates.read_all')}))`,
  );

/** An edit of what the reader may not see is none for them. */
const edits: Source = (page, { agencyId, role }) =>
  newest(
    'EDIT',
    page,
    sql`from candidate_edits t where t.agency_id = ${agencyId} and t.candidate_id = ${page.candidateId}
      and (${can(role, 'salaries.read')} or not t.fields <@ array['salary', 'expectedSalary'])`,
  );

const merges: Source = (page, { agencyId, role }) =>
  newest(
    'MERGE',
    page,
    sql`from candidate_merges t where t.agency_id = ${agencyId} and t.holder_id = ${page.candidateId}
      and ${can(role, 'candidates.merge')}`,
    sql.ref('t.merged_at'),
  );

const SOURCES: Readonly<Record<ActivityKind, readonly Source[]>> = {
  APPLICATION: [
    (page, { agencyId }) =>
      newest(
        'APPLICATION',
        page,
        sql`from applications t where t.agency_id = ${agencyId} and t.id = ${ids(page.applicationIds)}`,
      ),
  ],
  MOVE: [moves],
  MESSAGE: [messages],
  COMMENT: [byCandidate('COMMENT', 'candidate_comments')],
  CONSENT: [byCandidate('CONSENT', 'consents'), byCandidate('CONSENT', 'consent_requests')],
  DOCUMENT: [byCandidate('DOCUMENT', 'candidate_documents')],
  EDIT: [edits],
  MERGE: [merges],
};

/** The statement of a page: the newest of each source, of which the newest are taken. */
export function pageOfKeys(actor: Actor, page: PageOfKeys): RawBuilder<EntryKey> {
  const sources = page.kinds.flatMap((kind) => SOURCES[kind]);
  const mark = sql`to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || id`;
  return sql<EntryKey>`select *, ${mark} as mark from (${sql.join(
    sources.map((source) => source(page, actor)),
    sql` union all `,
  )}) entries order by at desc, id desc limit ${page.limit}`;
}
