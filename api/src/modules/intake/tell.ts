import { topic } from '@cantera/shared/contracts/topics';
import { inSeconds } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { enqueue } from '../../jobs/queue.ts';
import { publish } from '../../live/index.ts';
import { takeTurnToTell } from '../intake-items/index.ts';

const LATER_SECONDS = 0.5;

/**
 * Tells open screens that an intake changed: at once, or within a second when they were told just before, since each time
 * makes every one of them read again. Called last, because it holds the intake's row.
 */
export async function tellIntake(tx: Tx, agencyId: string, intakeId: string): Promise<void> {
  if (await takeTurnToTell(tx, agencyId, intakeId)) await publish(tx, agencyId, topic.intake(intakeId));
  else
    await enqueue(
      tx,
      'intake.tell',
      { agencyId, intakeId },
      { key: `intake_tell:${intakeId}`, runAt: inSeconds(LATER_SECONDS) },
    );
}
