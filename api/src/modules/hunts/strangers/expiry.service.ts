import { STRANGER_DAYS } from '@cantera/shared/contracts/hunt-profiles';
import { topic } from '@cantera/shared/contracts/topics';
import { withTenant } from '../../../db/tenant.ts';
import type { Deps } from '../../../deps.ts';
import { publish } from '../../../live/index.ts';
import { deleteOld } from '../../hunt-strangers/index.ts';

/** Deletes people of files whom nobody has added in 30 days, and uploads that no hunt was made with. Safe to repeat. */
export const expireStrangers = ({ pool }: Pick<Deps, 'pool'>, agencyId: string): Promise<void> =>
  withTenant(pool, agencyId, async (tx) => {
    for (const id of await deleteOld(tx, agencyId, STRANGER_DAYS))
      await publish(tx, agencyId, topic.hunts(id));
  });
