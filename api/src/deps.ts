import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { FileStore } from './integrations/files/index.ts';
import type { LiveHub } from './modules/live/index.ts';

/** What the parts of one process share. */
export interface Deps {
  readonly config: Config;
  /** Connections of the restricted role. */
  readonly pool: pg.Pool;
  readonly files: FileStore;
  readonly live: LiveHub;
  readonly log: Logger;
}
