import type { Candidate } from '@cantera/shared/contracts/candidates';
import type { CONSENT_DELIVERIES } from '@cantera/shared/contracts/enums';
import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { inSeconds } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/schema.ts';
import type { Tx } from '../../db/tenant.ts';
import { notFound } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { enqueue } from '../../jobs/queue.ts';
import { toCandidate } from './candidate-rows.ts';
import { visibleTo } from './candidates.policy.ts';

type Candidates = ExpressionBuilder<Database & { c: Database['candidates'] }, 'c'>;
const CITY = ['ci.id', 'ci.name', 'ci.region', 'ci.country_code'] as const;

const experiences = (eb: Candidates) =>
  jsonArrayFrom(
    eb
      .selectFrom('candidate_experiences as s')
      .select(['s.id', 's.company_name', 's.position', 's.location_text', 's.start_date', 's.end_date'])
      .select((inner) =>
        jsonObjectFrom(inner.selectFrom('cities as ci').select(CITY).whereRef('ci.id', '=', 's.city_id')).as(
          'city',
        ),
      )
      .whereRef('s.agency_id', '=', 'c.agency_id')
      .whereRef('s.candidate_id', '=', 'c.id')
      .orderBy('s.ordinal'),
  );
const educations = (eb: Candidates) =>
  jsonArrayFrom(
    eb
      .selectFrom('candidate_educations as s')
      .select(['s.id', 's.institution_name', 's.degree', 's.location_text', 's.start_date', 's.end_date'])
      .select((inner) =>
        jsonObjectFrom(inner.selectFrom('cities as ci').select(CITY).whereRef('ci.id', '=', 's.city_id')).as(
          'city',
        ),
      )
      .whereRef('s.agency_id', '=', 'c.agency_id')
      .whereRef('s.candidate_id', '=', 'c.id')
      .orderBy('s.ordinal'),
  );
export const languages = (eb: Candidates) =>
  jsonArrayFrom(
    eb
      .selectFrom('candidate_languages as l')
      .select(['l.code', 'l.proficiency'])
      .whereRef('l.agency_id', '=', 'c.agency_id')
      .whereRef('l.candidate_id', '=', 'c.id')
      .orderBy('l.ordinal'),
  ).$castTo<Candidate['languages']>();
const skills = (eb: Candidates) =>
  jsonArrayFrom(
    eb
      .selectFrom('candidate_skills as cs')
      .innerJoin('skills as s', (join) =>
        join.onRef('s.agency_id', '=', 'cs.agency_id').onRef('s.id', '=', 'cs.skill_id'),
      )
      .select(['s.id', 's.name', 's.type'])
      .whereRef('cs.agency_id', '=', 'c.agency_id')
      .whereRef('cs.candidate_id', '=', 'c.id')
      .orderBy('cs.ordinal'),
  );
const suggestions = (eb: Candidates) =>
  jsonArrayFrom(
    eb
      .selectFrom('candidate_suggestions as s')
      .select(['s.id', 's.field', 's.value', 's.created_at'])
      .whereRef('s.agency_id', '=', 'c.agency_id')
      .whereRef('s.candidate_id', '=', 'c.id')
      .where('s.resolved_at', 'is', null)
      .orderBy('s.created_at')
      .orderBy('s.id'),
  );
/** What became of the last mail that asked the candidate for consent; one that is just being sent still waits. */
const consentDelivery = (eb: Candidates) =>
  eb
    .selectFrom('consent_requests as r')
    .select((inner) =>
      inner
        .case()
        .when('r.delivery', '=', 'SENDING')
        .then('WAITING' as const)
        .else(inner.ref('r.delivery'))
        .end()
        .$castTo<(typeof CONSENT_DELIVERIES)[number]>()
        .as('delivery'),
    )
    .whereRef('r.agency_id', '=', 'c.agency_id')
    .whereRef('r.candidate_id', '=', 'c.id')
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(1);
/** Whom he is marked as possibly being, unless someone has said that the two are not one person. */
const openMark = sql<string | null>`case when exists (
  select 1 from duplicate_pairs d where d.agency_id = c.agency_id and d.dismissed_at is not null
    and d.first_id = least(c.id, c.possible_duplicate_of) and d.second_id = greatest(c.id, c.possible_duplicate_of)
) then null else c.possible_duplicate_of end`;
export const city = (eb: Candidates) =>
  jsonObjectFrom(eb.selectFrom('cities as ci').select(CITY).whereRef('ci.id', '=', 'c.city_id'));
/** The language in which the actor reads country names. */
export const localeOf = (eb: Candidates, actor: Actor) =>
  eb
    .selectFrom('users as u')
    .select('u.lang')
    .where('u.agency_id', '=', actor.agencyId)
    .where('u.id', '=', actor.userId);

/** The statement of one candidate that the actor may see, whole. */
function detail(tx: Tx, actor: Actor, id: string) {
  return tx
    .selectFrom('candidates as c')
    .leftJoin('files as f', (join) =>
      join.onRef('f.agency_id', '=', 'c.agency_id').onRef('f.id', '=', 'c.cv_file_id'),
    )
    .selectAll('c')
    .select('f.name as cv_name')
    .select((eb) => [
      city(eb).as('city'),
      experiences(eb).as('experiences'),
      educations(eb).as('educations'),
      languages(eb).as('languages'),
      skills(eb).as('skills'),
      suggestions(eb).as('suggestions'),
      consentDelivery(eb).as('consent_delivery'),
      openMark.as('open_mark'),
      localeOf(eb, actor).as('locale'),
      eb
        .selectFrom('candidate_documents as d')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('d.agency_id', '=', 'c.agency_id')
        .whereRef('d.candidate_id', '=', 'c.id')
        .as('document_count'),
      eb
        .selectFrom('candidate_comments as cc')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('cc.agency_id', '=', 'c.agency_id')
        .whereRef('cc.candidate_id', '=', 'c.id')
        .as('comment_count'),
    ])
    .where('c.agency_id', '=', actor.agencyId)
    .where('c.id', '=', id)
    .where(visibleTo(actor));
}
export type CandidateRow = NonNullable<Awaited<ReturnType<ReturnType<typeof detail>['executeTakeFirst']>>>;

/** A candidate whole as the actor may see him: one query. Throws 404 for one he may not see. `config` signs the CV's link. */
export async function findCandidate(
  tx: Tx,
  actor: Actor,
  id: string,
  config: Pick<Config, 'secret'>,
): Promise<Candidate> {
  const row = await detail(tx, actor, id).executeTakeFirst();
  if (!row) throw notFound('candidate');
  return toCandidate(actor, row, config);
}

/** Whom an id means: himself, or whoever he was merged into. */
export async function whoIs(tx: Tx, agencyId: string, id: string): Promise<string> {
  const row = await tx
    .selectFrom('candidate_merges')
    .select('holder_id')
    .where('agency_id', '=', agencyId)
    .where('other_id', '=', id)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  return row?.holder_id ?? id;
}

export interface LockedCandidate {
  readonly id: string;
  readonly version: number;
  readonly cvFileId: string | null;
}

/** Holds a candidate that the actor may see until the end of the transaction. Throws 404. */
export async function lockCandidate(tx: Tx, actor: Actor, id: string): Promise<LockedCandidate> {
  const row = await tx
    .selectFrom('candidates as c')
    .select(['c.id', 'c.version', 'c.cv_file_id'])
    .where('c.agency_id', '=', actor.agencyId)
    .where('c.id', '=', id)
    .where(visibleTo(actor))
    .forUpdate('c')
    .executeTakeFirst();
  if (!row) throw notFound('candidate');
  return { id: row.id, version: row.version, cvFileId: row.cv_file_id };
}

/** Throws 404 for a candidate that the actor may not see. */
export async function requireCandidate(tx: Tx, actor: Actor, id: string): Promise<void> {
  await findCv(tx, actor, id);
}

/** Keeps a candidate from being deleted until the end of the transaction; others may go on changing him. Throws 404. */
export async function holdCandidate(tx: Tx, actor: Actor, id: string): Promise<void> {
  const row = await tx
    .selectFrom('candidates as c')
    .select('c.id')
    .where('c.agency_id', '=', actor.agencyId)
    .where('c.id', '=', id)
    .where(visibleTo(actor))
    .forKeyShare('c')
    .executeTakeFirst();
  if (!row) throw notFound('candidate');
}

/** A person types several fields one after the other; doubles are looked for once he has stopped. */
const CHECK_SECONDS = 5;

/** Writes what search goes by, and has doubles looked for, after any change of who the candidate is. */
export async function refreshSearch(tx: Tx, agencyId: string, id: string): Promise<void> {
  await tx
    .updateTable('candidates')
    .set({
      search_folded: sql<string>`app.fold(concat_ws(' ', first_name, last_name, job_title, company_name))`,
    })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .execute();
  await enqueue(
    tx,
    'duplicates.check',
    { agencyId, candidateId: id },
    {
      key: `duplicates:${id}`,
      runAt: inSeconds(CHECK_SECONDS),
      // Of two who are checked at the same moment neither would see what the other can be found by.
      queue: `duplicates:${agencyId}`,
    },
  );
}

/** The positions that a candidate has applied to, whose boards show him. */
export async function positionsOf(tx: Tx, agencyId: string, id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('applications')
    .select('position_id')
    .where('agency_id', '=', agencyId)
    .where('candidate_id', '=', id)
    .execute();
  return rows.map((row) => row.position_id);
}

/** The file of a candidate's CV, null without one. Throws 404 for a candidate that the actor may not see. */
export async function findCv(tx: Tx, actor: Actor, id: string): Promise<string | null> {
  const row = await tx
    .selectFrom('candidates as c')
    .select('c.cv_file_id')
    .where('c.agency_id', '=', actor.agencyId)
    .where('c.id', '=', id)
    .where(visibleTo(actor))
    .executeTakeFirst();
  if (!row) throw notFound('candidate');
  return row.cv_file_id;
}
