import type { ChannelType, Locale } from '@cantera/shared/contracts/enums';
import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../db/schema.ts';
import type { Tx } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';
import { departmentsOf, siteIsOn } from '../career-site/index.ts';
import { pictureUrl } from '../files/index.ts';
import { visibleTo } from './positions.policy.ts';

type Positions = ExpressionBuilder<Database & { p: Database['positions'] }, 'p'>;

const members = (eb: Positions) =>
  jsonArrayFrom(
    eb
      .selectFrom('position_members as m')
      .innerJoin('users as u', (join) =>
        join.onRef('u.agency_id', '=', 'm.agency_id').onRef('u.id', '=', 'm.user_id'),
      )
      .select([
        'u.id',
        'u.first_name',
        'u.last_name',
        'u.email',
        pictureUrl('users', 'u').as('image_url'),
        'm.role',
      ])
      .whereRef('m.agency_id', '=', 'p.agency_id')
      .whereRef('m.position_id', '=', 'p.id')
      .orderBy('m.ordinal')
      .orderBy('m.user_id'),
  );

const locations = (eb: Positions) =>
  jsonArrayFrom(
    eb
      .selectFrom('position_locations as l')
      .innerJoin('cities as c', 'c.id', 'l.city_id')
      .select(['c.id', 'c.name', 'c.region', 'c.country_code'])
      .whereRef('l.agency_id', '=', 'p.agency_id')
      .whereRef('l.position_id', '=', 'p.id')
      .orderBy('l.ordinal'),
  );

/** Applications by step, counted in the index before the steps are looked up. */
const process = (eb: Positions) =>
  jsonArrayFrom(
    eb
      .selectFrom((inner) =>
        inner
          .selectFrom('applications as a')
          .select(['a.step_id', inner.fn.countAll<number>().as('total')])
          .whereRef('a.agency_id', '=', 'p.agency_id')
          .whereRef('a.position_id', '=', 'p.id')
          .groupBy('a.step_id')
          .as('counted'),
      )
      .innerJoin('steps as s', (join) =>
        join.onRef('s.agency_id', '=', 'p.agency_id').onRef('s.id', '=', 'counted.step_id'),
      )
      .select(['s.type', 's.category', 'counted.total']),
  );

/** Applications of the inbox that nobody has opened, of which few steps have many: counted in an index of theirs. */
const unseen = (eb: Positions) =>
  eb
    .selectFrom('steps as s')
    .innerJoin('applications as a', (join) =>
      join.onRef('a.agency_id', '=', 's.agency_id').onRef('a.step_id', '=', 's.id'),
    )
    .select((inner) => inner.fn.countAll<number>().as('total'))
    .whereRef('s.agency_id', '=', 'p.agency_id')
    .whereRef('s.position_id', '=', 'p.id')
    .where('s.type', '=', 'INBOX')
    .where('a.seen_at', 'is', null);

const creator = (eb: Positions) =>
  jsonObjectFrom(
    eb
      .selectFrom('users as u')
      .select(['u.id', 'u.first_name', 'u.last_name', 'u.email', pictureUrl('users', 'u').as('image_url')])
      .whereRef('u.agency_id', '=', 'p.agency_id')
      .whereRef('u.id', '=', 'p.created_by'),
  );

const client = (eb: Positions) =>
  jsonObjectFrom(
    eb
      .selectFrom('clients as c')
      .select(['c.id', 'c.name', pictureUrl('clients', 'c').as('logo_image_url')])
      .whereRef('c.agency_id', '=', 'p.agency_id')
      .whereRef('c.id', '=', 'p.client_id'),
  );

/** Whether it is out on an external portal; one that follows the job portal is told by that. */
const publishedAdvert = (eb: Positions) =>
  eb
    .selectFrom('adverts as ad')
    .select('ad.id')
    .whereRef('ad.agency_id', '=', 'p.agency_id')
    .whereRef('ad.position_id', '=', 'p.id')
    .where('ad.state', '=', 'PUBLISHED');

const COLUMNS = [
  'p.id',
  'p.title',
  'p.status',
  'p.client_id',
  'p.agency_priority',
  'p.languages',
  'p.summary',
  'p.work_mode',
  'p.salary_from',
  'p.salary_to',
  'p.salary_currency',
  'p.salary_range',
  'p.commission_rate',
  'p.fixed_fee',
  'p.retain_fee',
  'p.fee_currency',
  'p.job_portal_enabled',
  'p.hidden',
  'p.estimated_closing_date',
  'p.hiring_date',
  'p.created_at',
  'p.updated_at',
] as const;

/** What a list and the page of a position both need, in one statement. Words of places are in the actor's language. */
const selectRows = (tx: Tx, actor: Actor) =>
  tx
    .selectFrom('positions as p')
    .select(COLUMNS)
    .select((eb) => [
      members(eb).as('members'),
      locations(eb).as('locations'),
      process(eb).as('process'),
      unseen(eb).as('unseen'),
      creator(eb).as('creator'),
      client(eb).as('client'),
      eb.exists(publishedAdvert(eb)).$castTo<boolean>().as('multi_posting_enabled'),
      eb
        .selectFrom('users as viewer')
        .select('viewer.lang')
        .where('viewer.agency_id', '=', actor.agencyId)
        .where('viewer.id', '=', actor.userId)
        .$castTo<Locale | null>()
        .as('locale'),
    ])
    .where('p.agency_id', '=', actor.agencyId);

export type PositionRow = Awaited<ReturnType<typeof findRows>>[number];

/** The rows of these ids, in no order. */
export function findRows(tx: Tx, actor: Actor, ids: readonly string[]) {
  return selectRows(tx, actor)
    .where('p.id', 'in', [...ids])
    .execute();
}

const skills = (eb: Positions) =>
  jsonArrayFrom(
    eb
      .selectFrom('position_skills as ps')
      .innerJoin('skills as s', (join) =>
        join.onRef('s.agency_id', '=', 'ps.agency_id').onRef('s.id', '=', 'ps.skill_id'),
      )
      .select(['s.id', 's.name', 's.type'])
      .whereRef('ps.agency_id', '=', 'p.agency_id')
      .whereRef('ps.position_id', '=', 'p.id')
      .orderBy('ps.ordinal'),
  );

/** Channels that whoever sends the position's messages has connected. */
const channelsOk = sql<ChannelType[]>`array(
  select c.type from app.position_sender(p.agency_id, p.id) s
  join channels c on c.agency_id = p.agency_id and c.user_id = s.user_id
  order by c.type)`;

/** The workflow that a column names; none when it is deleted, until somebody restores it. */
const living = (
  eb: Positions,
  column: 'p.welcome_workflow_id' | 'p.discard_workflow_id' | 'p.kq_discard_workflow_id',
) =>
  eb
    .selectFrom('workflows as w')
    .select('w.id')
    .whereRef('w.agency_id', '=', 'p.agency_id')
    .whereRef('w.id', '=', column)
    .where('w.deleted_at', 'is', null);

const DETAIL_COLUMNS = [
  'p.recruiting_type',
  'p.contract_type',
  'p.years_from',
  'p.years_to',
  'p.exclusivity_limit_date',
  'p.exclusivity_notify_at',
  'p.warranty_months',
  'p.hiring_number',
  'p.benefits',
  'p.job_description',
  'p.jd_notes',
  'p.show_salary',
  'p.department_id',
  'p.first_opened_at',
  'p.version',
] as const;

export type DetailRow = NonNullable<Awaited<ReturnType<typeof findDetail>>>;

/** One position whole, or undefined when it does not exist for the actor. */
export function findDetail(tx: Tx, actor: Actor, id: string) {
  return selectRows(tx, actor)
    .select(DETAIL_COLUMNS)
    .select((eb) => [
      skills(eb).as('skills'),
      channelsOk.as('channels_ok'),
      living(eb, 'p.welcome_workflow_id').as('welcome_workflow_id'),
      living(eb, 'p.discard_workflow_id').as('discard_workflow_id'),
      living(eb, 'p.kq_discard_workflow_id').as('kq_discard_workflow_id'),
      siteIsOn(eb.ref('p.agency_id')).as('site_is_on'),
      departmentsOf(eb.ref('p.agency_id')).as('departments'),
      eb
        .exists(
          eb
            .selectFrom('applications as a')
            .select('a.id')
            .whereRef('a.agency_id', '=', 'p.agency_id')
            .whereRef('a.position_id', '=', 'p.id'),
        )
        .as('has_applications'),
      eb
        .selectFrom('killer_questions as q')
        .select(eb.fn.countAll<number>().as('n'))
        .whereRef('q.agency_id', '=', 'p.agency_id')
        .whereRef('q.position_id', '=', 'p.id')
        .$asScalar()
        .$notNull()
        .as('question_count'),
    ])
    .where('p.id', '=', id)
    .where('p.status', '<>', 'DELETED')
    .where(visibleTo(actor))
    .executeTakeFirst();
}
