import type { Config } from './config.ts';
import { appRoleUrl, createPool } from './db/pool.ts';
import type { Deps } from './deps.ts';
import { openFileStore } from './integrations/files/index.ts';
import { createLogger } from './log.ts';
import { LiveHub } from './modules/live/index.ts';

/** Opens what one process needs. `close` lets go of it again. */
export function openDeps(config: Config): Deps & { close: () => Promise<void> } {
  const log = createLogger(config.logLevel);
  const appUrl = config.databaseAppUrl ?? appRoleUrl(config.databaseUrl);
  const pool = createPool(appUrl, config.poolSize);
  const live = new LiveHub(appUrl, log);
  return {
    config,
    pool,
    live,
    log,
    files: openFileStore(config.filesUrl, process.env),
    async close() {
      await live.stop();
      await pool.end();
    },
  };
}
