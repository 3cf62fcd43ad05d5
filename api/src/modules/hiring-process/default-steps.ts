import { DEFAULT_STEP_NAMES } from '@cantera/shared/contracts/default-names';
import type { Tx } from '../../db/tenant.ts';
import { insertSteps, type NewStep } from './steps.repository.ts';

const FIXED: Readonly<Partial<Record<string, NewStep['type']>>> = {
  Inbox: 'INBOX',
  Hired: 'HIRED',
  Discarded: 'DISCARDED',
};

/** The process that a position starts with; the web shows these names in the reader's language. */
const DEFAULT_STEPS = DEFAULT_STEP_NAMES.map((name) => ({ name, type: FIXED[name] ?? 'STEP' }));

export async function createDefaultSteps(tx: Tx, agencyId: string, positionId: string): Promise<void> {
  await insertSteps(
    tx,
    agencyId,
    positionId,
    DEFAULT_STEPS.map((step) => ({ ...step, category: 'INTERNAL' })),
  );
}
