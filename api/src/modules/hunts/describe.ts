import type { Locale } from '@cantera/shared/contracts/enums';
import type { Hunt, HuntSummary, PoolCandidate, PoolCounts } from '@cantera/shared/contracts/hunts';
import { can } from '@cantera/shared/contracts/permissions';
import type { StoredVerdict } from '../../db/json-columns.ts';
import type { Tx } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';
import { countStrangers, listStrangers, type StrangerRow } from '../hunt-strangers/index.ts';
import { readCities, textLocation, toLocation } from '../lookups/index.ts';
import { describeScore, localeOf } from '../scores/index.ts';
import { countPeople, listPeople, type PersonRow } from './hunt-people.repository.ts';
import { type HuntRow, requireHunt, seesSalaries } from './hunts.repository.ts';

const summaryOf = (row: HuntRow, counts: PoolCounts): HuntSummary => ({
  ...counts,
  id: row.id,
  name: row.name,
  description: row.indications,
  indications: row.indications,
  precision: row.precision,
  temperature: row.precision,
  status: row.status,
  hasFailed: row.has_failed,
  stopped: row.stopped,
  found: row.found,
  leftOut: row.left_out,
  viewed: row.viewed,
  createdAt: row.created_at,
  startsAt: row.starts_at,
  readyAt: row.ready_at,
  requestBy:
    row.user_id === null
      ? null
      : {
          id: row.user_id,
          firstName: row.first_name ?? '',
          lastName: row.last_name ?? '',
          email: row.email ?? '',
        },
  job: { id: row.position_id, title: row.title, status: row.position_status, workMode: row.work_mode },
  jobId: row.position_id,
  clientId: row.client_id,
  feedback: row.feedback,
  feedbackText: row.feedback_text,
  server: row.server_name === null ? null : { name: row.server_name, failure: row.server_failure },
  isMine: row.is_mine,
});

/** How many people of hunts are in which state, those of files included, by hunt. */
async function countAll(
  tx: Tx,
  agencyId: string,
  huntIds: readonly string[],
): Promise<(huntId: string) => PoolCounts> {
  const ofPeople = await countPeople(tx, agencyId, huntIds);
  const ofStrangers = await countStrangers(tx, agencyId, huntIds);
  return (huntId) => {
    const counts = ofPeople(huntId);
    const strangers = ofStrangers.get(huntId);
    if (!strangers) return counts;
    return {
      total: counts.total + strangers.total,
      totalViewed: counts.totalViewed + strangers.totalViewed,
      totalPending: counts.totalPending + strangers.totalPending,
      totalRejected: counts.totalRejected + strangers.totalRejected,
      totalAddedToProcess: counts.totalAddedToProcess,
    };
  };
}

/** How many of a hunt's people are in which state. */
export const readCounts = async (tx: Tx, agencyId: string, huntId: string): Promise<PoolCounts> =>
  (await countAll(tx, agencyId, [huntId]))(huntId);

/** Hunts with the counts of their people. */
export async function summariesOf(tx: Tx, actor: Actor, rows: readonly HuntRow[]): Promise<HuntSummary[]> {
  const countsOf = await countAll(
    tx,
    actor.agencyId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => summaryOf(row, countsOf(row.id)));
}

/** A hunt that the actor sees, without its people. Throws 404. */
export async function readSummary(tx: Tx, actor: Actor, id: string): Promise<HuntSummary> {
  const row = await requireHunt(tx, actor, id);
  return summaryOf(row, await readCounts(tx, actor.agencyId, id));
}

/** The clauses that the actor may know of: a salary is told to those who see salaries. */
export const shownClauses = <T extends { readonly kind: string }>(actor: Actor, clauses: readonly T[]): T[] =>
  clauses.filter(({ kind }) => kind !== 'SALARY' || seesSalaries(actor));

/** A verdict without the lines of a CV that it rests on. */
const withoutCv = (verdict: StoredVerdict): StoredVerdict => ({
  ...verdict,
  quotes: verdict.quotes.filter(({ page }) => page === null),
});

/** Somebody as the answer shows them. */
type ShownRow = PersonRow & { readonly source: PoolCandidate['source'] };

/** Whom a hunt found, candidates and people of files, the best first; or the one who is named. */
async function readShown(tx: Tx, agencyId: string, huntId: string, personId?: string): Promise<ShownRow[]> {
  const people = await listPeople(tx, agencyId, huntId, personId);
  const strangers = await listStrangers(tx, agencyId, huntId, personId);
  const cities = await readCities(
    tx,
    strangers.flatMap(({ profile }) => (profile.cityId === null ? [] : [profile.cityId])),
  );
  const shownOf = ({ profile, file_name: name, kind, ...row }: StrangerRow): ShownRow => {
    const city = profile.cityId === null ? null : (cities.get(profile.cityId) ?? null);
    return {
      ...row,
      ordinal: row.ordinal ?? 0,
      percent: row.percent ?? 0,
      first_name: profile.firstName,
      last_name: profile.lastName,
      job_title: profile.jobTitle,
      linkedin: profile.linkedin,
      city,
      location_text: city ? null : profile.location,
      updated_at: row.created_at,
      profile_image_url: null,
      source: { kind, name },
    };
  };
  return [...people.map((row) => ({ ...row, source: null })), ...strangers.map(shownOf)].sort(
    (one, other) => one.ordinal - other.ordinal,
  );
}

function personOf(actor: Actor, row: ShownRow, locale: Locale, shown: ReadonlySet<string>): PoolCandidate {
  // Whoever does not see every candidate gets no contact data; a line of a CV may hold some.
  const isWhole = can(actor.role, 'candidates.read_all');
  const place = row.city
    ? toLocation(row.city, locale)
    : row.location_text
      ? textLocation(row.location_text)
      : null;
  return {
    id: row.id,
    source: row.source,
    firstName: row.first_name,
    lastName: row.last_name,
    jobTitle: row.job_title,
    profileImageUrl: row.profile_image_url,
    location: place && { name: place.name, address: place.address },
    linkedin: isWhole ? row.linkedin : null,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    status: row.status,
    kept: row.kept,
    reason: row.reason,
    viewed: row.viewed,
    percent: row.percent,
    clauses: row.clauses
      .filter(({ id }) => shown.has(id))
      .map((clause) =>
        isWhole
          ? clause
          : {
              ...clause,
              evidence: clause.evidence.filter(({ field }) => field !== 'CV' && field !== 'SUMMARY'),
            },
      ),
    scoringLax: describeScore(isWhole ? row : { ...row, verdicts: row.verdicts.map(withoutCv) }, [], locale),
  };
}

const idsOf = (actor: Actor, hunt: HuntRow): ReadonlySet<string> =>
  new Set(shownClauses(actor, hunt.clauses).map(({ id }) => id));

/** A hunt that the actor sees, with its people. Throws 404. */
export async function readHunt(tx: Tx, actor: Actor, id: string): Promise<Hunt> {
  const row = await requireHunt(tx, actor, id);
  const shown = idsOf(actor, row);
  const locale = await localeOf(tx, actor);
  const people = await readShown(tx, actor.agencyId, id);
  return {
    ...summaryOf(row, await readCounts(tx, actor.agencyId, id)),
    clauses: shownClauses(actor, row.clauses),
    poolCandidates: people.map((person) => personOf(actor, person, locale, shown)),
  };
}

/** What a decision leaves behind: the person as they are now, and the hunt's counts. */
export async function readDecided(tx: Tx, actor: Actor, hunt: HuntRow, candidateId: string) {
  const [person] = await readShown(tx, actor.agencyId, hunt.id, candidateId);
  if (!person) throw new Error(`person ${candidateId} is not in hunt ${hunt.id}`);
  return {
    person: personOf(actor, person, await localeOf(tx, actor), idsOf(actor, hunt)),
    counts: await readCounts(tx, actor.agencyId, hunt.id),
  };
}
