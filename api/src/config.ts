import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { type WebConfigReader, webConfigReader } from './web-config.ts';

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

/** A server that speaks OpenAI's protocol. */
export interface ModelConfig {
  /** Without a slash at the end; `/chat/completions` follows it. */
  readonly baseUrl: string;
  readonly name: string;
  /** Sent as bearer; undefined for a server that asks for none. */
  readonly key: string | undefined;
  /** Tokens that an agency may use in a day of UTC. */
  readonly dailyTokens: number;
}

/** A server of people that hunts may ask (`docs/people-search.md`). */
export interface PeopleSearchConfig {
  readonly url: string;
  /** What people read where it is spoken of. */
  readonly name: string;
  /** Sent as bearer; undefined for a server that asks for none. */
  readonly key: string | undefined;
  /** Whether it may be in the network of the installation. */
  readonly isInternal: boolean;
}

type Env = Readonly<Record<string, string | undefined>>;

export class ConfigError extends Error {}

const flag = (value: string | undefined, fallback: boolean): boolean =>
  value === undefined || value === '' ? fallback : value !== '0' && value !== 'false';

function integer(env: Env, name: string, fallback: number): number {
  const value = env[name];
  if (value === undefined || value === '') return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0)
    throw new ConfigError(`${name} must be a whole number, not "${value}"`);
  return number;
}

function readWebConfig(env: Env): WebConfigReader {
  try {
    return webConfigReader(env.WEB_CONFIG);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`WEB_CONFIG must be a JSON object or the name of a file that holds one: ${reason}`);
  }
}

/** Whether only this machine reaches what a name or an address stands for. */
const isLoopback = (host: string): boolean =>
  /^(127(\.\d{1,3}){3}|localhost|::1)$/.test(host.replace(/^\[|\]$/g, ''));

function hostnameOf(url: string): string {
  try {
    return new URL(url).hostname;
  } catch {
    throw new ConfigError(`PUBLIC_URL must be an address such as https://talent.example, not "${url}"`);
  }
}

/** A host as `URL.host` gives it: in lower case, without a port that its scheme implies. */
function hostOf(name: string, given: string): string {
  const url = `${given.endsWith(':443') ? 'https' : 'http'}://${given}`;
  if (!URL.canParse(url) || new URL(url).pathname !== '/' || given.endsWith('/'))
    throw new ConfigError(`${name} must hold hosts such as intranet.example:8080, not "${given}"`);
  return new URL(url).host;
}

/** The hosts of a variable, with a space or comma between. */
const hosts = (env: Env, name: string): ReadonlySet<string> =>
  new Set(
    (env[name] ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((given) => hostOf(name, given)),
  );

const MAX_DAILY_TOKENS = 2_000_000_000;

/** The model that the operator has set up. No message holds a value that may be secret. */
function readModel(env: Env): ModelConfig | undefined {
  const { LLM_BASE_URL: address, LLM_MODEL: name, LLM_API_KEY: key } = env;
  const dailyTokens = integer(env, 'LLM_DAILY_TOKENS', 2_000_000);
  if (dailyTokens > MAX_DAILY_TOKENS)
    throw new ConfigError(`LLM_DAILY_TOKENS must be ${MAX_DAILY_TOKENS} at most`);
  if (!address) {
    if (name || key) throw new ConfigError('LLM_MODEL and LLM_API_KEY need LLM_BASE_URL');
    return undefined;
  }
  if (!name) throw new ConfigError('LLM_BASE_URL needs LLM_MODEL, the name of a model of that server');
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    throw new ConfigError(
      'LLM_BASE_URL must be an address such as http://localhost:11434/v1, without a user, ? or #; a key goes into LLM_API_KEY',
    );
  if (key && !/^[\x21-\x7e]+$/.test(key))
    throw new ConfigError('LLM_API_KEY holds characters that no key can have');
  return { baseUrl: url.href.replace(/\/+$/, ''), name, key: key || undefined, dailyTokens };
}

const MAX_SERVER_NAME = 60;

/** The server of people that the operator has set up. No message holds a value that may be secret. */
function readPeopleSearch(env: Env): PeopleSearchConfig | undefined {
  const { PEOPLE_SEARCH_URL: address, PEOPLE_SEARCH_KEY: key } = env;
  const internal = hosts(env, 'PEOPLE_SEARCH_INTERNAL_HOSTS');
  const given = env.PEOPLE_SEARCH_NAME?.trim();
  if (!address) {
    if (given || key)
      throw new ConfigError('PEOPLE_SEARCH_KEY and PEOPLE_SEARCH_NAME need PEOPLE_SEARCH_URL');
    return undefined;
  }
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    throw new ConfigError(
      'PEOPLE_SEARCH_URL must be an address such as https://people.example/search, without a user, ? or #; a key goes into PEOPLE_SEARCH_KEY',
    );
  const isInternal = internal.has(url.host);
  if (!isInternal && (url.protocol === 'http:' || isLoopback(url.hostname)))
    throw new ConfigError(
      'PEOPLE_SEARCH_URL must begin with https:// and lead to the internet; a server in your own network needs its host in PEOPLE_SEARCH_INTERNAL_HOSTS',
    );
  if (key && !/^[\x21-\x7e]+$/.test(key))
    throw new ConfigError('PEOPLE_SEARCH_KEY holds characters that no key can have');
  if (given && given.length > MAX_SERVER_NAME)
    throw new ConfigError(`PEOPLE_SEARCH_NAME must have ${MAX_SERVER_NAME} characters at most`);
  const name = given || url.hostname.slice(0, MAX_SERVER_NAME);
  return { url: url.href, name, key: key || undefined, isInternal };
}

/** Reads and checks the environment. Throws ConfigError in words for the operator. */
export function readConfig(env: Env): Config {
  const port = integer(env, 'PORT', 3000);
  const host = env.HOST || '127.0.0.1';
  const databaseUrl = env.DATABASE_URL;
  if (!databaseUrl)
    throw new ConfigError('DATABASE_URL is not set; `npm start` sets it for the embedded database');
  const demo = flag(env.DEMO, env.DATABASE_EMBEDDED === '1');
  const publicUrl = (env.PUBLIC_URL || `http://localhost:${port}`).replace(/\/+$/, '');
  const isLocal = isLoopback(host) && isLoopback(hostnameOf(publicUrl));
  if (demo && !isLocal && env.DEMO_PUBLIC !== '1') {
    throw new ConfigError(
      `${isLoopback(host) ? `PUBLIC_URL=${publicUrl}` : `HOST=${host}`} would show the demo, whose passwords are known, to others; set DEMO=0, or DEMO_PUBLIC=1 to accept that`,
    );
  }
  if (!demo && integer(env, 'CLOCK_OFFSET_MS', 0) !== 0)
    throw new ConfigError('CLOCK_OFFSET_MS is for demos and tests only; it needs DEMO=1');
  const dataDir = path.resolve(env.DATA_DIR || '.data');
  const run = (env.RUN || 'web,worker').split(',').map((part) => part.trim());
  return {
    port,
    host,
    publicUrl,
    dataDir,
    databaseUrl,
    databaseAppUrl: env.DATABASE_APP_URL || undefined,
    databaseEmbedded: env.DATABASE_EMBEDDED === '1',
    databaseDir: env.DATABASE_DIR || path.join(dataDir, 'postgres'),
    diskReserve: integer(env, 'DISK_RESERVE_MB', 48) * 1_000_000,
    filesUrl: env.FILES_URL || `file:${path.join(dataDir, 'files')}`,
    smtpUrl: env.SMTP_URL || undefined,
    demo,
    showsOutbox: demo && isLocal && env.DEMO_PUBLIC !== '1',
    web: run.includes('web'),
    worker: run.includes('worker'),
    undoSeconds: integer(env, 'UNDO_SECONDS', 10),
    huntSeconds: integer(env, 'HUNT_SECONDS', 60),
    metricsToken: env.METRICS_TOKEN || undefined,
    healthPort: env.HEALTH_PORT ? integer(env, 'HEALTH_PORT', 0) : undefined,
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
