import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { getPriority, setPriority } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { placeOfDatabase } from './config/addresses.ts';
import { makeDataDir } from './config/data-dir.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { isDatabaseAway, loginRefusal, refusesLogin } from './db/failures.ts';
import { migrate } from './db/migrate.ts';
import type { Deps } from './deps.ts';
import { endWith } from './ending.ts';
import { starting } from './errors.ts';
import { createLogger } from './log.ts';
import { createSetupLink } from './modules/auth/index.ts';
import { scanReadersOf } from './modules/cv-reading/index.ts';
import { fillDemo } from './modules/demo/index.ts';
import { healthRoutes } from './modules/health/index.ts';
import { loadCities } from './modules/lookups/index.ts';
import { apiBuild } from './modules/web/index.ts';
import { openDeps } from './process.ts';
import { type RunningWorker, startWorker } from './worker.ts';

const RETRY_MS = 1_000;
/** Requests that have not ended by then are cut off. */
const PATIENCE_MS = 10_000;

/** The installation's own secret, made at its first start, so that signed links outlive a restart. */
async function keepSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'secret');
  makeDataDir(dataDir);
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}

/** For the operator at the terminal, beside the log's JSON lines. */
const tell = (line: string): void => void process.stdout.write(`${line}\n`);

/** Tries until the database answers. Throws what is not its absence. */
async function untilReachable<T>(log: Logger, url: string, work: () => Promise<T>): Promise<T> {
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      log.warn({ err: error }, 'waiting for the database');
      if (isFirst) tell(`Waiting for the database at ${placeOfDatabase(url)} …`);
      await wait(RETRY_MS);
    }
  }
}

interface Running {
  readonly app: FastifyInstance | undefined;
  readonly worker: RunningWorker | undefined;
  readonly close: () => Promise<void>;
}

/** What the role that the server works as does before the first request: the demo, or a link to found the first agency. */
async function found(config: Config, deps: Deps): Promise<void> {
  try {
    if (config.demo) return await fillDemo(deps);
    const link = await createSetupLink(deps.pool, config.publicUrl);
    if (link) tell(`No agency yet. Found the first one at ${link}`);
  } catch (error) {
    throw refusesLogin(error) ? new ConfigError(loginRefusal('DATABASE_APP_URL', error)) : error;
  }
}

async function prepare(config: Config, log: Logger, deps: Deps): Promise<void> {
  const { databaseUrl, databaseAppUrl = databaseUrl } = config;
  await untilReachable(log, databaseUrl, () => migrate(databaseUrl));
  await untilReachable(log, databaseUrl, () => loadCities(databaseUrl));
  await untilReachable(log, databaseAppUrl, () => found(config, deps));
}

/** A worker has no address but, for whoever watches it, the one that answers for its health. */
async function serveHealth(port: number, host: string, deps: Deps): Promise<FastifyInstance> {
  const app = Fastify({ logger: false });
  healthRoutes(app, deps);
  await app.listen({ port, host });
  return app;
}

/** Listens before the database was reached, so that whoever watches hears why nothing else is answered yet. */
async function listen(
  config: Config,
  deps: Deps,
  isPrepared: () => boolean,
): Promise<FastifyInstance | undefined> {
  if (!config.web)
    return config.healthPort === undefined ? undefined : serveHealth(config.healthPort, config.host, deps);
  const app = await buildApp(deps);
  app.addHook('onRequest', async (request, reply) => {
    if (isPrepared() || request.url.startsWith('/health/')) return;
    reply.header('retry-after', '2');
    throw starting();
  });
  await app.listen({ port: config.port, host: config.host });
  return app;
}

/** Says whether scanned CVs are read, and by what. */
async function tellOfScans(config: Config, log: Logger): Promise<void> {
  const tesseract = await scanReadersOf(config).find();
  if (!tesseract) log.info('scanned CVs are not read: there is no tesseract');
  else {
    const { version, languages } = tesseract;
    log.info({ version, languages }, 'scanned CVs are read by tesseract');
  }
}

/** `npm start` hears that this process, and no other, is at work; it may have been killed meanwhile. */
function tellStart(): void {
  if (process.connected) process.send?.('started', undefined, undefined, () => undefined);
}

async function start(config: Config, log: Logger): Promise<Running> {
  const deps = openDeps(config);
  let isPrepared = false;
  deps.readiness.add('start', async () => {
    if (!isPrepared) throw new Error('still starting');
  });
  const app = await listen(config, deps, () => isPrepared);
  await prepare(config, log, deps);
  const worker = config.worker ? startWorker(deps) : undefined;
  if (worker) {
    deps.readiness.add('queue', async () => {
      if (!worker.isRunning()) throw new Error('the queue is not reachable');
    });
  }
  if (config.web) await deps.live.start();
  isPrepared = true;
  void tellOfScans(config, log);
  if (config.web) void apiBuild();
  log.info({ port: config.web ? config.port : undefined, worker: config.worker }, 'started');
  tellStart();
  const close = async (): Promise<void> => {
    await Promise.all([app?.close(), worker?.stop()]);
    await deps.close();
  };
  return { app, worker, close };
}

function endOnSignals(running: Running, log: Logger): void {
  let ending = false;
  const end = (signal: NodeJS.Signals): void => {
    if (ending) return;
    ending = true;
    log.info({ signal }, 'ending');
    setTimeout(() => {
      log.warn('cut off what was still running');
      process.exit(0);
    }, PATIENCE_MS).unref();
    running.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not end cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

/** Of a process that does jobs only. */
const NICENESS = 5;

/** Whoever waits before a screen has the processor first. Where the system does not allow it, all goes on as it is. */
function giveWay(): void {
  try {
    setPriority(Math.max(getPriority(), NICENESS));
  } catch {
    // The system has an order of its own.
  }
}

async function main(): Promise<void> {
  const given = readConfig(process.env);
  const config = process.env.SECRET ? given : { ...given, secret: await keepSecret(given.dataDir) };
  const log = createLogger(config.logLevel);
  // The setup link is written here; a full disk must not end the process.
  process.stdout.on('error', () => undefined);
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a promise failed unheard'));
  if (config.worker && !config.web) giveWay();
  endOnSignals(await start(config, log), log);
}

main().catch(endWith);
