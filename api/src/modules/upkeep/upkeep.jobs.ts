import { inSeconds, now } from '../../clock.ts';
import { keepPartitions } from '../../db/partitions.ts';
import { withTenant } from '../../db/tenant.ts';
import type { JobHandlers } from '../../jobs/handlers.ts';
import { enqueue } from '../../jobs/queue.ts';
import { judgeAll, remindOfDiscards } from '../autodiscard/index.ts';
import { enqueueRereading } from '../cv-rereading/index.ts';
import { sweepFiles } from '../files/index.ts';
import { expireStrangers } from '../hunts/index.ts';
import { expireIntakes } from '../intake/index.ts';
import { expireReports } from '../reports/index.ts';
import { lapseShare, refreshList, retain } from '../retention/index.ts';
import { enqueueFill } from '../scores/index.ts';
import { tendIndex } from '../search-index/index.ts';
import { cleanStoredTexts } from './clean-texts.service.ts';
import { prune, pruneShared } from './prune.service.ts';

const DAY_SECONDS = 86_400;
export const DAILY_KEY = 'upkeep.daily';

export const upkeepJobs: JobHandlers = {
  // Every start of a worker brings the day's run forward, so that a product that was off for a week catches up at once.
  async 'upkeep.daily'(_payload, { deps }) {
    await keepPartitions(deps.config.databaseUrl, now());
    await pruneShared(deps);
    const { rows } = await deps.pool.query<{ id: string }>('select app.list_agencies() as id');
    for (const { id: agencyId } of rows)
      await withTenant(deps.pool, agencyId, (tx) =>
        enqueue(tx, 'upkeep.agency', { agencyId }, { key: `upkeep:${agencyId}` }),
      );
    const [first] = rows;
    // The queue's functions need no agency, but every transaction of the restricted role has one.
    await withTenant(deps.pool, first?.id ?? '00000000-0000-0000-0000-000000000000', (tx) =>
      enqueue(tx, 'upkeep.daily', {}, { key: DAILY_KEY, runAt: inSeconds(DAY_SECONDS) }),
    );
  },
  'retention.refresh': ({ agencyId }, { deps }) => refreshList(deps, agencyId),
  'retention.lapse': ({ agencyId }, { deps }) => lapseShare(deps, agencyId),
  async 'upkeep.agency'({ agencyId }, { deps }) {
    await cleanStoredTexts(deps, agencyId);
    await retain(deps, agencyId);
    await remindOfDiscards(deps, agencyId);
    await expireIntakes(deps, agencyId);
    await expireReports(deps, agencyId);
    await expireStrangers(deps, agencyId);
    await prune(deps, agencyId);
    await sweepFiles(deps, agencyId);
    await withTenant(deps.pool, agencyId, async (tx) => {
      await enqueueRereading(tx, agencyId);
      await enqueueFill(tx, agencyId);
      await judgeAll(tx, agencyId);
      await tendIndex(tx, agencyId);
    });
  },
};
