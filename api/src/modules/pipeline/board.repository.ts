import type { BoardApplication, BoardStep, Step } from '@cantera/shared/contracts/pipeline';
import type { Tx } from '../../db/tenant.ts';
import { cardColumns, toCard } from '../candidates/index.ts';
import type { StepRow } from '../hiring-process/index.ts';
import { cardScoringOf, scoreColumns } from '../scores/index.ts';
import { shownRejection } from './discards/discard-state.ts';

export const toStep = (row: StepRow): Step => ({
  id: row.id,
  name: row.name,
  position: row.ordinal,
  type: row.type,
  categoryId: row.category,
  createdAt: row.created_at,
});

/** The steps of a position in their order. */
export function findSteps(tx: Tx, agencyId: string, positionId: string): Promise<StepRow[]> {
  return tx
    .selectFrom('steps')
    .select(['id', 'name', 'ordinal', 'type', 'category', 'created_at'])
    .where('agency_id', '=', agencyId)
    .where('position_id', '=', positionId)
    .orderBy('ordinal')
    .execute();
}

/** Every application of a position with what its card shows, the newest first. */
export const boardApplications = (tx: Tx, agencyId: string, positionId: string) =>
  tx
    .selectFrom('applications as a')
    .innerJoin('candidates as c', (join) =>
      join.onRef('c.agency_id', '=', 'a.agency_id').onRef('c.id', '=', 'a.candidate_id'),
    )
    .leftJoin('application_scores as sc', (join) =>
      join.onRef('sc.agency_id', '=', 'a.agency_id').onRef('sc.application_id', '=', 'a.id'),
    )
    .select([
      'a.id',
      'a.step_id',
      'a.source',
      'a.seen_at',
      'a.auto_rejected',
      'a.rejected_at',
      'a.discard_state',
      'a.discarded_at',
      'a.created_at',
      'a.version',
      ...scoreColumns,
      ...cardColumns(),
    ])
    .where('a.agency_id', '=', agencyId)
    .where('a.position_id', '=', positionId)
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc');

type BoardRow = Awaited<ReturnType<ReturnType<typeof boardApplications>['execute']>>[number];

const toApplication = (row: BoardRow): BoardApplication => ({
  id: row.id,
  candidate: toCard(row),
  source: row.source,
  seen: row.seen_at !== null,
  autoRejected: row.auto_rejected,
  rejectedAt: shownRejection(row),
  ...(row.discard_state ? { discardState: row.discard_state } : {}),
  createdAt: row.created_at,
  version: row.version,
  scoring: cardScoringOf(row),
});

/** The board: the steps in their order, each with its applications. Two statements. */
export async function readBoard(tx: Tx, agencyId: string, positionId: string): Promise<BoardStep[]> {
  const steps = await findSteps(tx, agencyId, positionId);
  const board = new Map<string, BoardStep>(
    steps.map((step) => [step.id, { ...toStep(step), applications: [] }]),
  );
  for (const row of await boardApplications(tx, agencyId, positionId).execute())
    board.get(row.step_id)?.applications.push(toApplication(row));
  return [...board.values()];
}
