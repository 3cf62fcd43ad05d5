import { sql } from 'kysely';
import { now } from '../../clock.ts';
import type { StoredRow } from '../../db/json-columns.ts';
import { insertStoredRows } from '../../db/stored-rows.ts';
import type { Tx } from '../../db/tenant.ts';
import { newId } from '../../ids.ts';

/** A rule by which applications were discarded, as it stood. */
interface ScoreDiscards {
  readonly positionId: string;
  readonly runId: string;
  readonly percentage: number;
  readonly ruleVersion: number;
}

/**
 * Records a discard by score of each application, with the score that it rests on; the scores must be held. The caller has
 * discarded them in this transaction.
 */
export async function recordScoreDiscards(
  tx: Tx,
  agencyId: string,
  { positionId, runId, percentage, ruleVersion }: ScoreDiscards,
  applicationIds: readonly string[],
): Promise<void> {
  await sql`
    with given as (
      select * from unnest(${[...applicationIds]}::uuid[], ${applicationIds.map(newId)}::uuid[]) g (application_id, id)
    ), decided as (
      insert into decisions (agency_id, id, kind, position_id, run_id, severity, percentage, rule_version, engine, criteria,
        created_at)
      select ${agencyId}::uuid, g.id, 'DISCARDED_BY_SCORE', ${positionId}::uuid, ${runId}::uuid, 'LAX', ${percentage}::int,
        ${ruleVersion}::int, 'score ' || s.engine || case when jsonb_path_exists(s.verdicts, '$[*].loweredFrom') then ', language model' else '' end, s.criteria, ${now()}::timestamptz
      from given g join application_scores s on s.agency_id = ${agencyId} and s.application_id = g.application_id
    )
    insert into decision_inputs (agency_id, decision_id, application_id, score, verdicts)
    select ${agencyId}::uuid, g.id, g.application_id, s.lax, (
      select coalesce(jsonb_agg(jsonb_build_object('criterionId', v -> 'criterionId', 'label', v -> 'label',
        'weight', v -> 'weight', 'verdict', coalesce(c.verdict, v ->> 'verdict'), 'isCorrected', c.verdict is not null)
        || case when v ? 'loweredFrom' then jsonb_build_object('loweredFrom', v -> 'loweredFrom') else '{}' end), '[]')
      from jsonb_array_elements(s.verdicts) v
      left join score_corrections c on c.agency_id = s.agency_id and c.application_id = s.application_id
        and c.criterion_id::text = v ->> 'criterionId')
    from given g join application_scores s on s.agency_id = ${agencyId} and s.application_id = g.application_id`.execute(
    tx,
  );
}

/**
 * Records that an answer to a killer question has discarded an application, with the question as it was asked and what was
 * answered; `at`: when, now unless it is given.
 */
export async function recordQuestionDiscard(
  tx: Tx,
  agencyId: string,
  { positionId, applicationId, at = now() }: { positionId: string; applicationId: string; at?: Date },
): Promise<void> {
  const id = newId();
  const given = await tx
    .selectFrom('application_answers')
    .select(['question', 'answer'])
    .where('agency_id', '=', agencyId)
    .where('application_id', '=', applicationId)
    .where('correct', '=', false)
    .orderBy('ordinal')
    .limit(1)
    .executeTakeFirst();
  await tx
    .insertInto('decisions')
    .values({
      agency_id: agencyId,
      id,
      kind: 'DISCARDED_BY_QUESTION',
      position_id: positionId,
      engine: 'killer questions',
      question_rule: given ? JSON.stringify(given.question) : null,
      created_at: at,
    })
    .execute();
  await tx
    .insertInto('decision_inputs')
    .values({
      agency_id: agencyId,
      decision_id: id,
      application_id: applicationId,
      // All that the version before 0187 reads of the question (docs/migrations.md).
      question: given?.question.question ?? null,
      answer: given?.answer ? JSON.stringify(given.answer) : null,
    })
    .execute();
}

/** What becomes of a decision: a person confirms it, takes it back, or opens it again. */
export type Followed = 'CONFIRMED' | 'REVERSED' | 'REOPENED';

/**
 * Records what became of the newest decision about each application, and why in whoever's words when they gave any; nothing of
 * those that stand so already or that no machine has decided about.
 */
export async function followDecisions(
  tx: Tx,
  agencyId: string,
  applicationIds: readonly string[],
  followed: Followed,
  userId: string,
  reason?: string,
): Promise<void> {
  if (applicationIds.length === 0) return;
  await sql`
    with following as (
      select d.agency_id, g.id, d.id as about, d.position_id, g.application_id
      from unnest(${[...applicationIds]}::uuid[], ${applicationIds.map(newId)}::uuid[]) g (application_id, id)
      cross join lateral (
        select o.* from decision_inputs i join decisions o on o.agency_id = i.agency_id and o.id = i.decision_id
        where i.agency_id = ${agencyId} and i.application_id = g.application_id
        order by o.created_at desc, o.id desc limit 1
      ) d
      where ${followed} <> coalesce((
        select f.kind from decisions f where f.agency_id = d.agency_id and f.about = d.id
        order by f.created_at desc, f.id desc limit 1), 'REOPENED')
    ), followed as (
      insert into decisions (agency_id, id, kind, about, position_id, decided_by, created_at)
      select n.agency_id, n.id, ${followed}, n.about, n.position_id, ${userId}::uuid, ${now()}::timestamptz from following n
    )
    insert into decision_reasons (agency_id, decision_id, application_id, reason)
    select n.agency_id, n.id, n.application_id, w.reason from following n
    join (select ${reason || null}::text as reason) w on w.reason is not null`.execute(tx);
}

/** Deletes decisions that were made before a time (ISO), with what became of them; never one that is younger than two years. */
export async function pruneDecisions(tx: Tx, before: string): Promise<void> {
  await sql`select app.prune_decisions(${before}::timestamptz)`.execute(tx);
}

/** Writes what decisions rested on back that was set aside with its applications. */
export const restoreInputs = (tx: Tx, rows: readonly StoredRow[]): Promise<void> =>
  insertStoredRows(tx, 'decision_inputs', rows);

/** As `restoreInputs`, of why people confirmed decisions or took them back. */
export const restoreReasons = (tx: Tx, rows: readonly StoredRow[]): Promise<void> =>
  insertStoredRows(tx, 'decision_reasons', rows);
