import type { Config } from './config.ts';
import { appRoleUrl, createPool } from './db/pool.ts';
import type { Deps } from './deps.ts';
import { Readiness } from './http/readiness.ts';
import { openChannelSenders } from './integrations/channels/index.ts';
import {
  draftFolder,
  fileFolder,
  keepDraftsSwept,
  openFileStore,
  watchDiskSpace,
} from './integrations/files/index.ts';
import { openModel } from './integrations/llm/index.ts';
import { openMailer, outboxFolder } from './integrations/mail/index.ts';
import { LiveHub } from './live/index.ts';
import { createLogger } from './log.ts';
import { authenticate } from './modules/auth/index.ts';
import { listReader, UNUSABLE_CONFIG } from './modules/web/index.ts';

/** Opens what one process needs. `close` lets go of it again. */
export function openDeps(config: Config): Deps & { close: () => Promise<void> } {
  const log = createLogger(config.logLevel);
  const appUrl = config.databaseAppUrl ?? appRoleUrl(config.databaseUrl);
  const pool = createPool(appUrl, config.poolSize, config.preparesStatements);
  const live = new LiveHub(appUrl, log);
  const folder = fileFolder(config.filesUrl);
  const disk = watchDiskSpace(
    [...(folder ? [folder] : []), ...(config.databaseEmbedded ? [config.dataDir, config.databaseDir] : [])],
    config.diskReserve,
  );
  const files = openFileStore(config.filesUrl, process.env, disk);
  const endSweeping = keepDraftsSwept(
    [outboxFolder(config), ...(folder ? [draftFolder(folder)] : [])],
    (error) => log.warn({ err: error }, 'could not remove what was left half written'),
  );
  const readiness = new Readiness();
  readiness.add('database', async () => void (await pool.query('select 1')));
  readiness.add('files', () => files.check());
  readiness.add('disk', async () => {
    if (await disk.lookNow()) throw new Error('the disk is full');
  });
  return {
    config,
    pool,
    live,
    log,
    files,
    disk,
    mail: openMailer(config),
    channels: openChannelSenders(config),
    model: config.model && openModel(config.model),
    readiness,
    authenticate,
    isListed: listReader(config, (reason) => log.warn({ reason }, UNUSABLE_CONFIG)),
    async close() {
      disk.stop();
      endSweeping();
      await live.stop();
      await pool.end();
    },
  };
}
