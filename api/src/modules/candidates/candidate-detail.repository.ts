import type { Candidate, CvPages } from '@cantera/shared/contracts/candidates';
import type { CONSENT_DELIVERIES } from '@cantera/shared/contracts/enums';
import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../db/schema.ts';
import type { Tx } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';
import { pictureUrl } from '../files/index.ts';
import { positionIsSeenBy, visibleTo } from './candidates.policy.ts';

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
export const tags = (eb: Candidates) =>
  jsonArrayFrom(
    eb
      .selectFrom('candidate_tags as ct')
      .innerJoin('tags as t', (join) =>
        join.onRef('t.agency_id', '=', 'ct.agency_id').onRef('t.id', '=', 'ct.tag_id'),
      )
      .select(['t.id', 't.name', 't.color'])
      .whereRef('ct.agency_id', '=', 'c.agency_id')
      .whereRef('ct.candidate_id', '=', 'c.id')
      .orderBy('t.name_folded'),
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
/** What they last said about being kept for later offers: by a box of an application, or behind the link of the mail that asks for it. */
const offersConsent = (eb: Candidates) =>
  jsonObjectFrom(
    eb
      .selectFrom('consents as oc')
      .select(['oc.status', 'oc.locale', 'oc.created_at'])
      .whereRef('oc.agency_id', '=', 'c.agency_id')
      .whereRef('oc.candidate_id', '=', 'c.id')
      .where(({ or, eb: is }) => or([is('oc.purpose', '=', 'OFFERS'), is('oc.origin', '=', 'LINK')]))
      .orderBy('oc.created_at', 'desc')
      .orderBy('oc.id', 'desc')
      .limit(1),
  );
/**
 * Whom the candidate is marked as possibly being, unless someone has said that the two are not one person.
 */
const openMark = sql<string | null>`case when exists (
  select 1 from duplicate_pairs d where d.agency_id = c.agency_id and d.dismissed_at is not null
    and d.first_id = least(c.id, c.possible_duplicate_of) and d.second_id = greatest(c.id, c.possible_duplicate_of)
) then null else c.possible_duplicate_of end`;
/** A page that is a picture of which nothing was read, also where it was looked at and has no words. */
const isUnread = sql`(g.scan is not null and g.lines = '[]'::jsonb)`;
/** How many pages of the CV were read, of how many, and how many are pictures. */
const cvPages = sql<CvPages | null>`(
  select json_build_object('read', count(*) filter (where ${isUnread} is not true), 'total', max(g.of_pages),
    'scanned', count(*) filter (where g.scan = 'READ' and not ${isUnread}),
    'unread', count(*) filter (where ${isUnread})) from cv_pages g
  where g.agency_id = c.agency_id and g.file_id = c.cv_file_id having max(g.of_pages) is not null)`;
export const city = (eb: Candidates) =>
  jsonObjectFrom(eb.selectFrom('cities as ci').select(CITY).whereRef('ci.id', '=', 'c.city_id'));
/** The language in which the actor reads country names. */
export const localeOf = (eb: Candidates, actor: Actor) =>
  eb
    .selectFrom('users as u')
    .select('u.lang')
    .where('u.agency_id', '=', actor.agencyId)
    .where('u.id', '=', actor.userId);

/** The application that is named, else the newest, of those whose position the actor may see. */
const shownApplication = (eb: Candidates, actor: Actor, applicationId: string | undefined) =>
  eb
    .selectFrom('applications as sa')
    .select('sa.id')
    .whereRef('sa.agency_id', '=', 'c.agency_id')
    .whereRef('sa.candidate_id', '=', 'c.id')
    .where(positionIsSeenBy(actor))
    .orderBy(sql`sa.id = ${applicationId ?? null}`, (order) => order.desc().nullsLast())
    .orderBy('sa.created_at', 'desc')
    .orderBy('sa.id', 'desc')
    .limit(1);

/** The statement of one candidate that the actor may see, whole. */
export function detail(tx: Tx, actor: Actor, id: string, applicationId?: string) {
  return tx
    .selectFrom('candidates as c')
    .leftJoin('files as f', (join) =>
      join.onRef('f.agency_id', '=', 'c.agency_id').onRef('f.id', '=', 'c.cv_file_id'),
    )
    .selectAll('c')
    .select(pictureUrl('candidates', 'c').as('picture_url'))
    .select('f.name as cv_name')
    .select((eb) => [
      city(eb).as('city'),
      experiences(eb).as('experiences'),
      educations(eb).as('educations'),
      languages(eb).as('languages'),
      skills(eb).as('skills'),
      tags(eb).as('tags'),
      suggestions(eb).as('suggestions'),
      consentDelivery(eb).as('consent_delivery'),
      offersConsent(eb).as('offers_consent'),
      openMark.as('open_mark'),
      cvPages.as('cv_pages'),
      localeOf(eb, actor).as('locale'),
      shownApplication(eb, actor, applicationId).as('shown_application'),
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
