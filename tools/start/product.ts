import path from 'node:path';
import { WRONG_SETTINGS } from '../../api/src/config/environment.ts';
import { MissingClusterError, startEmbeddedPostgres } from '../../api/src/db/embedded/index.ts';
import { COMPILE_CACHE, NODE_FLAGS, SERVER } from '../paths.ts';
import { type Supervised, supervise } from './supervisor.ts';

export interface ProductOptions {
  readonly env: NodeJS.ProcessEnv;
  readonly dataDir: string;
  readonly log: (line: string) => void;
  /** Extra Node flags, such as `--watch`. */
  readonly nodeFlags?: readonly string[];
  /** Open file for the server's output. */
  readonly output?: number;
  readonly onSpawn?: (pid: number) => void;
  /** Hears that starting again would not help, with the code to end with. */
  readonly onFatal: (code: number) => void;
}
export interface Product {
  /** Says that the server answered: from now on it is started again however often it dies. */
  confirm(): void;
  /** Whether the server that runs now has told that it is at work. */
  hasStarted(): boolean;
  stop(): Promise<void>;
}
interface Database {
  readonly env: NodeJS.ProcessEnv;
  /** Starts it again when it is gone. */
  ensure(): Promise<void>;
  stop(): Promise<void>;
}

const CHECK_MS = 250;
const RETRY_MS = 5_000;

async function embedded(
  dataDir: string,
  { log, onFatal }: Pick<ProductOptions, 'log' | 'onFatal'>,
): Promise<Database> {
  const folder = path.join(dataDir, 'postgres');
  let server = await startEmbeddedPostgres({ dataDir: folder, log });
  const { port } = server;
  let isStopping = false;
  const ensure = async (): Promise<void> => {
    if (isStopping || server.isRunning()) return;
    log('The database is gone; starting it again');
    server = await startEmbeddedPostgres({ dataDir: folder, log, port, isNewAllowed: false });
  };
  // Two that ask at once wait for the same start.
  let checking: Promise<void> | undefined;
  const ensureOnce = (): Promise<void> => {
    checking ??= ensure().finally(() => {
      checking = undefined;
    });
    return checking;
  };
  let nextTry = 0;
  const timer = setInterval(() => {
    if (Date.now() < nextTry) return;
    ensureOnce().catch((error: Error) => {
      nextTry = Date.now() + RETRY_MS;
      log(error.message);
      if (error instanceof MissingClusterError) onFatal(1);
    });
  }, CHECK_MS);
  return {
    env: { DATABASE_URL: server.url, DATABASE_EMBEDDED: '1', DATABASE_DIR: server.folder },
    ensure: ensureOnce,
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await checking?.catch(() => undefined);
      await server.stop();
    },
  };
}

/** Runs the whole product: the database unless one is given, and the server over it. Both are started again when they die. */
export async function runProduct(options: ProductOptions): Promise<Product> {
  const { env, dataDir, log } = options;
  const database = env.DATABASE_URL ? undefined : await embedded(dataDir, options);
  const server: Supervised = supervise({
    name: 'The server',
    file: process.execPath,
    args: [...NODE_FLAGS, ...(options.nodeFlags ?? []), SERVER],
    env: {
      ...env,
      DATA_DIR: dataDir,
      NODE_ENV: env.NODE_ENV ?? 'production',
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      ...database?.env,
    },
    log,
    fatalCode: WRONG_SETTINGS,
    onFatal: options.onFatal,
    ...(options.output === undefined ? {} : { output: options.output }),
    ...(options.onSpawn ? { onSpawn: options.onSpawn } : {}),
    ...(database
      ? { beforeRestart: () => database.ensure().catch((error: Error) => log(error.message)) }
      : {}),
  });
  return {
    confirm: server.confirm,
    hasStarted: server.hasStarted,
    async stop() {
      await server.stop();
      await database?.stop();
    },
  };
}
