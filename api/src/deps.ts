import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Authenticate } from './http/actor.ts';
import type { Readiness } from './http/readiness.ts';
import type { ChannelSenders } from './integrations/channels/index.ts';
import type { DiskSpace, FileStore } from './integrations/files/index.ts';
import type { ModelClient } from './integrations/llm/index.ts';
import type { Mailer } from './integrations/mail/index.ts';
import type { LiveHub } from './live/index.ts';

/** What the parts of one process share. */
export interface Deps {
  readonly config: Config;
  /** Connections of the restricted role. */
  readonly pool: pg.Pool;
  readonly files: FileStore;
  /** Room on the disk that holds the files and, when it is embedded, the database. */
  readonly disk: DiskSpace;
  readonly mail: Mailer;
  /** How messages leave that are no mails. */
  readonly channels: ChannelSenders;
  /** The language model of the installation; undefined without one. Ask it through `modules/model-use`. */
  readonly model: ModelClient | undefined;
  readonly live: LiveHub;
  /** Who a session belongs to; set where the process is composed, because the module that knows imports this file. */
  readonly authenticate: Authenticate;
  /** Whether a list of the runtime configuration (`agencies`) names an agency, as it stands now. */
  readonly isListed: (list: string, agencyId: string) => boolean;
  /** What `/health/ready` asks. */
  readonly readiness: Readiness;
  readonly log: Logger;
}
