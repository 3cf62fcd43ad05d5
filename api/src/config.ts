import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { readDatabaseUrl, readMailFrom, readPublicUrl, readSmtpUrl } from './config/addresses.ts';
import {
  ConfigError,
  type Env,
  flag,
  hosts,
  integer,
  isLoopback,
  partsToRun,
  portNumber,
} from './config/environment.ts';
import { type ModelConfig, type PeopleSearchConfig, readModel, readPeopleSearch } from './config/services.ts';
import { type WebConfigReader, webConfigReader } from './web-config.ts';

export { ConfigError, type ModelConfig, type PeopleSearchConfig };

/** What the process was told by its environment (`docs/operations.md` lists the names). */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Origin in mails and links, without a slash at the end. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** Owner of the schema: migrations and the queue. */
  readonly databaseUrl: string;
  /** The restricted role; derived from the owner's address when not given. */
  readonly databaseAppUrl: string | undefined;
  /** Whether the database lies on this machine's disk, started by `npm start`. */
  readonly databaseEmbedded: boolean;
  /** Where the embedded database lies. */
  readonly databaseDir: string;
  readonly filesUrl: string;
  /** Below this many bytes on the disk nothing more is written: the database needs them to go on. */
  readonly diskReserve: number;
  /** Undefined: mails go to the outbox. */
  readonly smtpUrl: string | undefined;
  /** Address that the product's own mails come from. */
  readonly mailFrom: string;
  readonly demo: boolean;
  /** Whether `/dev/outbox` shows the mails of the outbox to anybody who can reach this process. */
  readonly showsOutbox: boolean;
  readonly web: boolean;
  readonly worker: boolean;
  /** Seconds that messages caused by a move wait, so that it can be undone. */
  readonly undoSeconds: number;
  /** Seconds from asking for a hunt to its start, in which it can be called off. */
  readonly huntSeconds: number;
  readonly metricsToken: string | undefined;
  /** Where a process that serves no pages answers for its health; undefined: nowhere. */
  readonly healthPort: number | undefined;
  /** Signs links to private files and encrypts the passwords of mail accounts. */
  readonly secret: string;
  /** The secret before this one: what it encrypted can still be read. */
  readonly previousSecret: string | undefined;
  /** Whether someone's mail account may be at a server in the network of the installation. */
  readonly internalMailHosts: boolean;
  /** Hosts (`host` or `host:port`) in the network of the installation whose pages may be read for a client; none by default. */
  readonly internalPageHosts: ReadonlySet<string>;
  /** Hosts of that kind where an HTTP posting API of a job portal may be; none by default. */
  readonly internalPortalHosts: ReadonlySet<string>;
  readonly logLevel: string;
  /** Folder that holds `host/dist` and the remotes' `dist` folders. */
  readonly webRoot: string;
  /** Runtime configuration of the web app that the operator overrides. */
  readonly webConfig: WebConfigReader;
  readonly poolSize: number;
  /** Whether connections keep statements parsed; not behind a pooler in transaction mode. */
  readonly preparesStatements: boolean;
  /** For tests: an answer that breaks its contract fails loudly, with a 500 that says how. */
  readonly checksContracts: boolean;
  /** CVs that one process reads at the same time. */
  readonly cvReaders: number;
  /** The program that reads scanned CVs, a path or a name on PATH; undefined: they are not read. */
  readonly tesseract: string | undefined;
  /** Where its trained data lie; undefined: where it looks by itself. */
  readonly tesseractData: string | undefined;
  /** Public applications that one address may send in 10 minutes. */
  readonly publicApplyLimit: number;
  /** Undefined: everything is written and weighed without a language model. */
  readonly model: ModelConfig | undefined;
  /** Undefined: hunts look through the agency's own people and uploaded files alone. */
  readonly peopleSearch: PeopleSearchConfig | undefined;
}

function readWebConfig(env: Env): WebConfigReader {
  try {
    return webConfigReader(env.WEB_CONFIG);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`WEB_CONFIG must be a JSON object or the name of a file that holds one: ${reason}`);
  }
}

/** Reads and checks the environment. Throws ConfigError in words for the operator. */
export function readConfig(env: Env): Config {
  const port = portNumber(env, 'PORT', 3000);
  const host = env.HOST || '127.0.0.1';
  const databaseUrl = readDatabaseUrl(env, 'DATABASE_URL');
  if (!databaseUrl)
    throw new ConfigError('DATABASE_URL is not set; `npm start` sets it for the embedded database');
  const demo = flag(env.DEMO, env.DATABASE_EMBEDDED === '1');
  const publicUrl = readPublicUrl(env, port);
  const isLocal = isLoopback(host) && isLoopback(new URL(publicUrl).hostname);
  if (demo && !isLocal && env.DEMO_PUBLIC !== '1') {
    throw new ConfigError(
      `${isLoopback(host) ? `PUBLIC_URL=${publicUrl}` : `HOST=${host}`} would show the demo, whose passwords are known, to others; set DEMO=0, or DEMO_PUBLIC=1 to accept that`,
    );
  }
  if (!demo && integer(env, 'CLOCK_OFFSET_MS', 0) !== 0)
    throw new ConfigError('CLOCK_OFFSET_MS is for demos and tests only; it needs DEMO=1');
  const dataDir = path.resolve(env.DATA_DIR || '.data');
  return {
    port,
    host,
    publicUrl,
    dataDir,
    databaseUrl,
    databaseAppUrl: readDatabaseUrl(env, 'DATABASE_APP_URL'),
    databaseEmbedded: env.DATABASE_EMBEDDED === '1',
    databaseDir: env.DATABASE_DIR || path.join(dataDir, 'postgres'),
    diskReserve: integer(env, 'DISK_RESERVE_MB', 48) * 1_000_000,
    filesUrl: env.FILES_URL || `file:${path.join(dataDir, 'files')}`,
    smtpUrl: readSmtpUrl(env),
    mailFrom: readMailFrom(env, publicUrl),
    demo,
    showsOutbox: demo && isLocal && env.DEMO_PUBLIC !== '1',
    ...partsToRun(env),
    undoSeconds: integer(env, 'UNDO_SECONDS', 10),
    huntSeconds: integer(env, 'HUNT_SECONDS', 60),
    metricsToken: env.METRICS_TOKEN || undefined,
    healthPort: env.HEALTH_PORT ? portNumber(env, 'HEALTH_PORT', 0) : undefined,
    secret: env.SECRET || randomBytes(32).toString('base64url'),
    previousSecret: env.SECRET_PREVIOUS || undefined,
    internalMailHosts: flag(env.MAIL_INTERNAL_HOSTS, demo && env.DEMO_PUBLIC !== '1'),
    internalPageHosts: hosts(env, 'PAGE_INTERNAL_HOSTS'),
    internalPortalHosts: hosts(env, 'PORTAL_INTERNAL_HOSTS'),
    logLevel: env.LOG_LEVEL || 'info',
    webRoot: path.resolve(env.WEB_ROOT || path.join(import.meta.dirname, '../..')),
    webConfig: readWebConfig(env),
    poolSize: integer(env, 'DATABASE_POOL', 16),
    preparesStatements: flag(env.DATABASE_PREPARE, true),
    checksContracts: flag(env.CHECK_CONTRACTS, false),
    cvReaders: Math.max(1, integer(env, 'CV_READERS', 2)),
    tesseract: env.TESSERACT === '0' ? undefined : env.TESSERACT || 'tesseract',
    tesseractData: env.TESSDATA_PREFIX || undefined,
    publicApplyLimit: integer(env, 'PUBLIC_APPLY_LIMIT', 20),
    model: readModel(env),
    peopleSearch: readPeopleSearch(env),
  };
}
