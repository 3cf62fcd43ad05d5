import type { Config } from './config.ts';
import { appRoleUrl, createPool } from './db/pool.ts';
import type { Deps } from './deps.ts';
import { openFileStore } from './integrations/files/index.ts';
import { openMailer } from './integrations/mail/index.ts';
import { LiveHub } from './live/index.ts';
import { createLogger } from './log.ts';
import { Readiness } from './modules/health/index.ts';

/** Opens what one process needs. `close` lets go of it again. */
export function openDeps(config: Config): Deps & { close: () => Promise<void> } {
  const log = createLogger(config.logLevel);
  const appUrl = config.databaseAppUrl ?? appRoleUrl(config.databaseUrl);
  const pool = createPool(appUrl, config.poolSize);
  const live = new LiveHub(appUrl, log);
  const files = openFileStore(config.filesUrl, process.env);
  const readiness = new Readiness();
  readiness.add('database', async () => void (await pool.query('select 1')));
  readiness.add('files', () => files.check());
  return {
    config,
    pool,
    live,
    log,
    files,
    mail: openMailer(config),
    readiness,
    async close() {
      await live.stop();
      await pool.end();
    },
  };
}
