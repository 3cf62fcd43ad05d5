import { type Day, firstDayOf } from '@cantera/shared/contracts/day';
import { sql } from 'kysely';
import { now } from '../../clock.ts';
import type { LlmUsageTable } from '../../db/schema.ts';
import type { Tx } from '../../db/tenant.ts';

export type Task = LlmUsageTable['task'];

/** The day of UTC. */
const today = (): Day => firstDayOf(now().toISOString());

/** When the next day of UTC begins, as ISO date-time. */
export function tomorrow(): string {
  const day = new Date(now());
  day.setUTCHours(24, 0, 0, 0);
  return day.toISOString();
}

/** Whether the agency lets a language model be asked, and the tokens that it has used today. */
export async function findUse(tx: Tx, agencyId: string): Promise<{ isOn: boolean; tokens: number }> {
  const row = await tx
    .selectFrom('agencies as a')
    .leftJoin('llm_usage as u', (join) => join.onRef('u.agency_id', '=', 'a.id').on('u.day', '=', today()))
    .select(['a.uses_model as isOn', sql<number>`coalesce(sum(u.tokens), 0)::int8`.as('tokens')])
    .where('a.id', '=', agencyId)
    .groupBy('a.id')
    .executeTakeFirst();
  return { isOn: row?.isOn ?? false, tokens: Number(row?.tokens ?? 0) };
}

/** Adds to what an agency has used today. */
export async function addUse(
  tx: Tx,
  agencyId: string,
  task: Task,
  { calls, tokens, failures }: { calls: number; tokens: number; failures: number },
): Promise<void> {
  await tx
    .insertInto('llm_usage')
    .values({ agency_id: agencyId, day: today(), task, calls, tokens, failures })
    .onConflict((conflict) =>
      conflict.columns(['agency_id', 'day', 'task']).doUpdateSet({
        calls: sql<number>`llm_usage.calls + excluded.calls`,
        tokens: sql<number>`least(llm_usage.tokens::int8 + excluded.tokens, 2147483647)`,
        failures: sql<number>`llm_usage.failures + excluded.failures`,
      }),
    )
    .execute();
}
