import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { FileStore } from './integrations/files/index.ts';
import type { Mailer } from './integrations/mail/index.ts';
import type { LiveHub } from './live/index.ts';
import type { Readiness } from './modules/health/index.ts';

/** What the parts of one process share. */
export interface Deps {
  readonly config: Config;
  /** Connections of the restricted role. */
  readonly pool: pg.Pool;
  readonly files: FileStore;
  readonly mail: Mailer;
  readonly live: LiveHub;
  /** What `/health/ready` asks. */
  readonly readiness: Readiness;
  readonly log: Logger;
}
