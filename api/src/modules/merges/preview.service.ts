import type { MergePreview } from '@cantera/shared/contracts/merges';
import type { Config } from '../../config.ts';
import type { Tx } from '../../db/tenant.ts';
import { AppError, invalidFields } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { findCandidate, readSnapshot } from '../candidates/index.ts';
import { chooseConsent, isRefusalOverruled } from './choose.ts';
import { findDoubles } from './moving.repository.ts';
import { countRows, countWaiting } from './preview.repository.ts';

/** What merging two candidates would do. Throws 400 naming one who does not exist. */
export async function preview(
  tx: Tx,
  actor: Actor,
  { survivorId, otherId }: { survivorId: string; otherId: string },
  config: Pick<Config, 'secret'>,
): Promise<MergePreview> {
  const { agencyId } = actor;
  if (survivorId === otherId) throw invalidFields({ other_id: 'invalid_value' });
  const find = (field: string, id: string) =>
    findCandidate(tx, actor, id, config).catch((error: unknown) => {
      throw error instanceof AppError && error.parts.status === 404
        ? invalidFields({ [field]: 'not_found' })
        : error;
    });
  const people = {
    survivor: await find('survivor_id', survivorId),
    other: await find('other_id', otherId),
  };
  const doubles = await findDoubles(tx, agencyId, survivorId, otherId);
  const [survivor, other] = [
    await readSnapshot(tx, agencyId, survivorId),
    await readSnapshot(tx, agencyId, otherId),
  ];
  const isOther = chooseConsent(survivor.row, other.row).gdpr_status === people.other.gdpr.status;
  return {
    ...people,
    counts: await countRows(tx, agencyId, otherId),
    doubleApplications: doubles.map((double) => ({
      positionId: double.position_id,
      positionTitle: double.title,
      stays: double.stays,
      survivorStep: double.survivor_step,
      otherStep: double.other_step,
    })),
    cancelledMessages: await countWaiting(
      tx,
      agencyId,
      doubles.map((double) =>
        double.stays === 'SURVIVOR' ? double.other_application : double.survivor_application,
      ),
    ),
    gdprStatus: (isOther ? people.other : people.survivor).gdpr.status,
    isRefusalOverruled: isRefusalOverruled(survivor.row, other.row),
  };
}
