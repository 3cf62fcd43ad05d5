import { sql } from 'kysely';
import type { StoredRow } from '../../db/json-columns.ts';
import type { Handover } from '../../db/stored-rows.ts';
import type { Tx } from '../../db/tenant.ts';
import { handEditsOver, handSuggestionsOver } from '../candidates/index.ts';
import { handCommentsOver } from '../comments/index.ts';
import { handConsentRequestsOver, handConsentsOver } from '../consents/index.ts';
import { handContractsOver } from '../contract-records/index.ts';
import { handDocumentsOver } from '../documents/index.ts';
import { handHuntPeopleOver } from '../hunts/index.ts';
import { handIntakeItemsOver } from '../intake-items/index.ts';
import { handNotificationsOver } from '../notifications/index.ts';
import { handApplicationsOver, removeApplications } from '../pipeline/index.ts';
import { handReportsOver } from '../report-records/index.ts';
import { handTagsOver } from '../tags/index.ts';

type HandOver = (tx: Tx, agencyId: string, handover: Handover) => Promise<string[]>;
/** Tables whose rows go over to the survivor whole, by their candidate, each by its owner. */
export const MOVED_WHOLE: Readonly<Record<string, HandOver>> = {
  candidate_comments: handCommentsOver,
  candidate_documents: handDocumentsOver,
  candidate_edits: handEditsOver,
  candidate_suggestions: handSuggestionsOver,
  candidate_tags: handTagsOver,
  consent_requests: handConsentRequestsOver,
  notifications: handNotificationsOver,
  consents: handConsentsOver,
  contracts: handContractsOver,
  hunt_people: handHuntPeopleOver,
  intake_items: handIntakeItemsOver,
  report_people: handReportsOver,
  applications: handApplicationsOver,
};
/** What hangs on an application and is set aside with it, in the order that it can be written back. Messages stay. */
export const ON_APPLICATION = [
  'application_answers',
  'application_moves',
  'domain_events',
  'workflow_runs',
  'public_submissions',
  'application_scores',
  'score_corrections',
  'decision_inputs',
  'decision_reasons',
] as const;

/** Gives all rows of the tables that are named to another candidate; with ids, those only. */
export async function moveWhole(
  tx: Tx,
  agencyId: string,
  from: string,
  to: string,
  ids?: Readonly<Record<string, readonly string[]>>,
): Promise<Record<string, string[]>> {
  const moved: Record<string, string[]> = {};
  for (const [table, handOver] of Object.entries(MOVED_WHOLE))
    moved[table] = await handOver(tx, agencyId, { from, to, ids: ids && (ids[table] ?? []) });
  return moved;
}

export interface DoubleApplication {
  readonly position_id: string;
  readonly title: string;
  readonly survivor_application: string;
  readonly other_application: string;
  readonly survivor_step: string;
  readonly other_step: string;
  readonly stays: 'SURVIVOR' | 'OTHER';
}

/**
 * Positions that both are in. The application that is further stays: one that was not rejected, then the later step, then
 * the younger.
 */
export async function findDoubles(
  tx: Tx,
  agencyId: string,
  survivorId: string,
  otherId: string,
): Promise<DoubleApplication[]> {
  const { rows } = await sql<DoubleApplication>`
    select p.id as position_id, p.title, a.id as survivor_application, b.id as other_application,
      s.name as survivor_step, t.name as other_step,
      case when ((b.rejected_at is null and t.type <> 'DISCARDED')::int, case when t.type = 'DISCARDED' then -1 else t.ordinal end, b.created_at, b.id)
        > ((a.rejected_at is null and s.type <> 'DISCARDED')::int, case when s.type = 'DISCARDED' then -1 else s.ordinal end, a.created_at, a.id)
        then 'OTHER' else 'SURVIVOR' end as stays
    from applications a
    join applications b on b.agency_id = a.agency_id and b.position_id = a.position_id and b.candidate_id = ${otherId}
    join positions p on p.agency_id = a.agency_id and p.id = a.position_id
    join steps s on s.agency_id = a.agency_id and s.id = a.step_id
    join steps t on t.agency_id = b.agency_id and t.id = b.step_id
    where a.agency_id = ${agencyId} and a.candidate_id = ${survivorId}
    order by p.title, p.id`.execute(tx);
  return rows;
}

async function rowsOf(
  tx: Tx,
  agencyId: string,
  table: string,
  column: string,
  ids: readonly string[],
): Promise<StoredRow[]> {
  const { rows } = await sql<{ row: StoredRow }>`
    select to_jsonb(t) as "row" from ${sql.table(table)} t
    where agency_id = ${agencyId} and ${sql.ref(column)} = any (${[...ids]}::uuid[])`.execute(tx);
  return rows.map(({ row }) => row);
}

/** Takes applications away with all that hangs on them but their messages, and gives it. */
export async function setAside(
  tx: Tx,
  agencyId: string,
  applicationIds: readonly string[],
): Promise<Record<string, StoredRow[]>> {
  if (applicationIds.length === 0) return {};
  const aside: Record<string, StoredRow[]> = {
    applications: await rowsOf(tx, agencyId, 'applications', 'id', applicationIds),
  };
  for (const table of ON_APPLICATION)
    aside[table] = await rowsOf(tx, agencyId, table, 'application_id', applicationIds);
  await removeApplications(tx, agencyId, applicationIds);
  return aside;
}

/**
 * Rows that go with the other and hold what people decided about them: dismissed pairs, stopped deletions, tags that both have,
 * hunts that found both; and what hunts found of the survivor, who takes such decisions over.
 */
export async function readDecisions(
  tx: Tx,
  agencyId: string,
  { survivorId, otherId }: { survivorId: string; otherId: string },
): Promise<Record<string, StoredRow[]>> {
  const [first, second] = [
    await rowsOf(tx, agencyId, 'duplicate_pairs', 'first_id', [otherId]),
    await rowsOf(tx, agencyId, 'duplicate_pairs', 'second_id', [otherId]),
  ];
  return {
    duplicate_pairs: [...first, ...second],
    deletion_warnings: await rowsOf(tx, agencyId, 'deletion_warnings', 'candidate_id', [otherId]),
    candidate_tags: await rowsOf(tx, agencyId, 'candidate_tags', 'candidate_id', [otherId]),
    hunt_people: await rowsOf(tx, agencyId, 'hunt_people', 'candidate_id', [otherId]),
    survivor_hunt_people: await rowsOf(tx, agencyId, 'hunt_people', 'candidate_id', [survivorId]),
  };
}

/** The unmarked candidate who has this address already, other than those named: whoever shares it must be marked. */
export async function holderOfEmail(
  tx: Tx,
  agencyId: string,
  email: unknown,
  except: readonly string[],
): Promise<string | null> {
  if (typeof email !== 'string') return null;
  const row = await tx
    .selectFrom('candidates')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('email_key', '=', email.toLowerCase())
    .where('possible_duplicate_of', 'is', null)
    .where('id', 'not in', [...except])
    .executeTakeFirst();
  return row?.id ?? null;
}
