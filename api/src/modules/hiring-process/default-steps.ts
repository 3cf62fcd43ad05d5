import type { Tx } from '../../db/tenant.ts';
import { insertSteps, type NewStep } from './steps.repository.ts';

/** The process that a position starts with; the web words the fixed steps by their type. */
const DEFAULT_STEPS: readonly Omit<NewStep, 'category'>[] = [
  { name: 'Inbox', type: 'INBOX' },
  { name: 'Screening', type: 'STEP' },
  { name: 'Interview', type: 'STEP' },
  { name: 'Offer', type: 'STEP' },
  { name: 'Hired', type: 'HIRED' },
  { name: 'Discarded', type: 'DISCARDED' },
];

export async function createDefaultSteps(tx: Tx, agencyId: string, positionId: string): Promise<void> {
  await insertSteps(
    tx,
    agencyId,
    positionId,
    DEFAULT_STEPS.map((step) => ({ ...step, category: 'INTERNAL' })),
  );
}
