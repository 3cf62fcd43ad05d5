import type { StepType } from '@cantera/shared/contracts/enums';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { newId } from '../../ids.ts';

/** The process that a position starts with; the web words the fixed steps by their type. */
const DEFAULT_STEPS: readonly { name: string; type: StepType }[] = [
  { name: 'Inbox', type: 'INBOX' },
  { name: 'Screening', type: 'STEP' },
  { name: 'Interview', type: 'STEP' },
  { name: 'Offer', type: 'STEP' },
  { name: 'Hired', type: 'HIRED' },
  { name: 'Discarded', type: 'DISCARDED' },
];

export async function createDefaultSteps(tx: Tx, agencyId: string, positionId: string): Promise<void> {
  await tx
    .insertInto('steps')
    .values(
      DEFAULT_STEPS.map((step, ordinal) => ({
        agency_id: agencyId,
        id: newId(),
        position_id: positionId,
        ...step,
        ordinal,
        created_at: now(),
      })),
    )
    .execute();
}
