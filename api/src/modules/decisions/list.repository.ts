import type { EndpointRequest } from '@cantera/shared/contracts';
import type { Decision, listDecisions } from '@cantera/shared/contracts/decisions';
import { fullName } from '@cantera/shared/contracts/text';
import { type RawBuilder, sql } from 'kysely';
import type { Answer, AskedQuestion } from '../../db/json-columns.ts';
import type { Tx } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';
import { inSpan, ofOwnPositions } from './conditions.ts';

type Query = EndpointRequest<typeof listDecisions>['query'];

interface Row {
  readonly id: string;
  readonly kind: Decision['kind'];
  readonly created_at: string;
  readonly severity: 'LAX' | 'STRICT' | 'VERY_STRICT' | null;
  readonly percentage: number | null;
  readonly rule_version: number | null;
  readonly engine: string;
  readonly position_id: string | null;
  readonly title: string | null;
  readonly application_id: string | null;
  readonly score: number | null;
  readonly question: string | null;
  readonly question_rule: AskedQuestion | null;
  readonly answer: Answer | null;
  readonly candidate_id: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly followed: 'CONFIRMED' | 'REVERSED' | 'REOPENED' | null;
  readonly followed_at: string | null;
  readonly by_id: string | null;
  readonly by_first_name: string | null;
  readonly by_last_name: string | null;
  readonly reason: string | null;
}

/** Decisions that the actor may read and that are asked for; days are the agency's. */
function conditionsOf(actor: Actor, { kind, positionId, ...span }: Query): RawBuilder<unknown> {
  return sql`d.agency_id = ${actor.agencyId} and d.about is null
    and ${inSpan(actor, sql.ref('d.created_at'), span)} and ${ofOwnPositions(actor, sql.ref('d.position_id'))}
    ${kind ? sql`and d.kind = ${kind}` : sql``}
    ${positionId ? sql`and d.position_id = ${positionId}` : sql``}`;
}

function stateOf({ kind, followed }: Row): Decision['state'] {
  if (followed === 'CONFIRMED' || followed === 'REVERSED') return followed;
  return kind === 'DISCARDED_BY_SCORE' ? 'PENDING' : 'STANDS';
}

function settledOf(row: Row): Decision['settled'] {
  if (!row.followed_at || row.followed === 'REOPENED') return null;
  const byName = row.by_id
    ? fullName({ firstName: row.by_first_name ?? '', lastName: row.by_last_name ?? '' })
    : null;
  return { at: row.followed_at, byName, reason: row.reason };
}

const questionRuleOf = ({ question_rule: asked }: Row): Decision['questionRule'] =>
  asked && {
    type: asked.type,
    details: asked.details,
    rejectConditions: asked.rejectConditions,
    version: asked.version ?? null,
  };

const toDecision = (row: Row): Decision => ({
  id: row.id,
  kind: row.kind,
  at: row.created_at,
  position: row.position_id && row.title !== null ? { id: row.position_id, name: row.title } : null,
  candidate:
    row.candidate_id && row.application_id
      ? {
          id: row.candidate_id,
          applicationId: row.application_id,
          name: fullName({ firstName: row.first_name ?? '', lastName: row.last_name ?? '' }),
        }
      : null,
  rule:
    row.severity && row.percentage !== null && row.rule_version !== null
      ? { severity: row.severity, percentage: row.percentage, version: row.rule_version }
      : null,
  score: row.score,
  question: row.question_rule?.question ?? row.question,
  questionRule: questionRuleOf(row),
  answer: row.answer,
  engine: row.engine,
  state: stateOf(row),
  settled: settledOf(row),
});

/** A page of what was decided by a machine, the newest first; recruiters read what concerns their own positions. */
export async function listAll(tx: Tx, actor: Actor, query: Query) {
  const { page, perPage } = query;
  const conditions = conditionsOf(actor, query);
  const { rows } = await sql<Row>`
    select d.id, d.kind, d.created_at, d.severity, d.percentage, d.rule_version, coalesce(d.engine, '') as engine,
      p.id as position_id, p.title, i.application_id, i.score, i.question, i.answer,
      d.question_rule,
      c.id as candidate_id, c.first_name, c.last_name,
      f.kind as followed, f.created_at as followed_at,
      u.id as by_id, u.first_name as by_first_name, u.last_name as by_last_name, r.reason
    from decisions d
    left join positions p on p.agency_id = d.agency_id and p.id = d.position_id and p.status <> 'DELETED'
    left join decision_inputs i on i.agency_id = d.agency_id and i.decision_id = d.id
    left join applications a on a.agency_id = i.agency_id and a.id = i.application_id
    left join candidates c on c.agency_id = a.agency_id and c.id = a.candidate_id
    left join lateral (
      select o.id, o.kind, o.created_at, o.decided_by from decisions o where o.agency_id = d.agency_id and o.about = d.id
      order by o.created_at desc, o.id desc limit 1
    ) f on true
    left join users u on u.agency_id = d.agency_id and u.id = f.decided_by
    left join decision_reasons r on r.agency_id = d.agency_id and r.decision_id = f.id
    where ${conditions}
    order by d.created_at desc, d.id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(tx);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from decisions d where ${conditions}`.execute(tx);
  const totalItems = counted.rows[0]?.total ?? 0;
  return { items: rows.map(toDecision), pagination: { page, pageSize: perPage, totalItems } };
}
