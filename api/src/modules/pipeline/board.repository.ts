import type { BoardApplication, BoardStep, Step } from '@cantera/shared/contracts/pipeline';
import type { Tx } from '../../db/tenant.ts';
import { pictureUrl } from '../files/index.ts';
import type { StepRow } from '../hiring-process/index.ts';

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
    .select([
      'a.id',
      'a.step_id',
      'a.candidate_id',
      'a.source',
      'a.seen_at',
      'a.auto_rejected',
      'a.rejected_at',
      'a.created_at',
      'a.version',
      'c.first_name',
      'c.last_name',
      'c.job_title',
      'c.company_name',
      pictureUrl('candidates', 'c').as('profile_image_url'),
      'c.cv_file_id',
    ])
    .where('a.agency_id', '=', agencyId)
    .where('a.position_id', '=', positionId)
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc');

type BoardRow = Awaited<ReturnType<ReturnType<typeof boardApplications>['execute']>>[number];

const toApplication = (row: BoardRow): BoardApplication => ({
  id: row.id,
  candidate: {
    id: row.candidate_id,
    firstName: row.first_name,
    lastName: row.last_name,
    jobTitle: row.job_title,
    profileImageUrl: row.profile_image_url,
    hasCv: row.cv_file_id !== null,
    companyName: row.company_name,
  },
  source: row.source,
  seen: row.seen_at !== null,
  autoRejected: row.auto_rejected,
  rejectedAt: row.rejected_at,
  createdAt: row.created_at,
  version: row.version,
  scoring: null,
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
