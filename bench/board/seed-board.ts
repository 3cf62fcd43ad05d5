import { randomUUID } from 'node:crypto';
import { withTenant } from '../../api/src/db/tenant.ts';
import type { openDeps } from '../../api/src/process.ts';

type Deps = ReturnType<typeof openDeps>;

const STEPS = [
  'Inbox',
  'Screening',
  'Phone call',
  'Interview',
  'Technical test',
  'Offer',
  'Hired',
  'Discarded',
] as const;
const FIRST = ['Aitana', 'Oluwaseun', 'Hanna', 'Marc', 'Ximena', 'Tomás', 'Leire', 'Ibrahim'];
const LAST = ['Ferrer Roca', 'Adeyemi', 'Kowalczyk', 'Soler Puig', 'Quispe Mamani', 'Iglesias', 'Etxeberria'];
const TITLES = ['Senior backend engineer', 'Platform engineer', 'Node.js developer', 'Tech lead'];
const COMPANIES = ['Kestrel Mobility', 'Paystream', 'Banc Llobregat', 'Grup Solsona', 'Lotus Pay'];

const typeOf = (index: number): 'INBOX' | 'STEP' | 'HIRED' | 'DISCARDED' => {
  if (index === 0) return 'INBOX';
  if (index < STEPS.length - 2) return 'STEP';
  return index === STEPS.length - 2 ? 'HIRED' : 'DISCARDED';
};
const pick = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('There is nothing to pick from.');
  return found;
};

/** Gives an open position of the demo eight steps with as many applications in all; answers the position's id. */
export async function seedBoard(deps: Deps, agencyId: string, applications: number): Promise<string> {
  return withTenant(deps.pool, agencyId, async (tx) => {
    const { id: positionId } = await tx
      .selectFrom('positions')
      .select('id')
      .where('agency_id', '=', agencyId)
      .where('status', '=', 'DRAFT')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    await tx.updateTable('positions').set({ status: 'OPEN' }).where('id', '=', positionId).execute();
    await tx.deleteFrom('steps').where('position_id', '=', positionId).execute();
    const day = (days: number): string => new Date(Date.UTC(2026, 0, 1) + days * 3_600_000).toISOString();
    const steps = STEPS.map((name, index) => ({
      agency_id: agencyId,
      id: randomUUID(),
      position_id: positionId,
      name,
      ordinal: index + 1,
      type: typeOf(index),
      created_at: day(0),
    }));
    await tx.insertInto('steps').values(steps).execute();
    const people = Array.from({ length: applications }, (_, index) => ({
      agency_id: agencyId,
      id: randomUUID(),
      first_name: pick(FIRST, index),
      last_name: pick(LAST, index * 3),
      job_title: pick(TITLES, index),
      company_name: pick(COMPANIES, index * 7),
      created_at: day(index),
      updated_at: day(index),
    }));
    const rows = people.map(({ id }, index) => ({
      agency_id: agencyId,
      id: randomUUID(),
      position_id: positionId,
      step_id: pick(steps, index).id,
      candidate_id: id,
      source: pick(['INTERNAL', 'INTERNAL_DATABASE', 'INTERNAL_TALENT_POOL'] as const, index),
      seen_at: index % 3 === 0 ? null : day(index),
      created_at: day(index),
      moved_at: day(index),
    }));
    for (let at = 0; at < applications; at += 500) {
      await tx
        .insertInto('candidates')
        .values(people.slice(at, at + 500))
        .execute();
      await tx
        .insertInto('applications')
        .values(rows.slice(at, at + 500))
        .execute();
    }
    return positionId;
  });
}
