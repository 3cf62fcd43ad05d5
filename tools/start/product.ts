import path from 'node:path';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/index.ts';
import { NODE_FLAGS, ROOT, SERVER } from '../paths.ts';
import { type Supervised, supervise } from './supervisor.ts';

export interface ProductOptions {
  readonly env: NodeJS.ProcessEnv;
  readonly dataDir: string;
  readonly log: (line: string) => void;
  /** Extra Node flags, such as `--watch`. */
  readonly nodeFlags?: readonly string[];
  readonly onFatal: () => void;
}
export interface Product {
  stop(): Promise<void>;
}
interface Database {
  readonly env: NodeJS.ProcessEnv;
  /** Starts it again when it is gone. */
  ensure(): Promise<void>;
  stop(): Promise<void>;
}

/** Exit code by which the server says that its settings are wrong. */
const WRONG_SETTINGS = 78;
const CHECK_MS = 1_000;

async function embedded(dataDir: string, log: (line: string) => void): Promise<Database> {
  const folder = path.join(dataDir, 'postgres');
  let server = await startEmbeddedPostgres({ dataDir: folder, log });
  const { port } = server;
  let isStopping = false;
  const ensure = async (): Promise<void> => {
    if (isStopping) return;
    const next = await startEmbeddedPostgres({ dataDir: folder, log, port });
    if (next.pid !== server.pid) log('The database was gone; it runs again');
    server = next;
  };
  let checking: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    checking = checking.then(ensure).catch((error: Error) => log(error.message));
  }, CHECK_MS);
  return {
    env: { DATABASE_URL: server.url, DATABASE_EMBEDDED: '1' },
    ensure,
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await checking;
      await server.stop();
    },
  };
}

/** Runs the whole product: the database unless one is given, and the server over it. Both are started again when they die. */
export async function runProduct(options: ProductOptions): Promise<Product> {
  const { env, dataDir, log } = options;
  const database = env.DATABASE_URL ? undefined : await embedded(dataDir, log);
  const server: Supervised = supervise({
    name: 'The server',
    file: process.execPath,
    args: [...NODE_FLAGS, ...(options.nodeFlags ?? []), SERVER],
    env: {
      ...env,
      DATA_DIR: dataDir,
      NODE_ENV: env.NODE_ENV ?? 'production',
      NODE_COMPILE_CACHE: path.join(ROOT, '.cache/node'),
      ...database?.env,
    },
    log,
    fatalCode: WRONG_SETTINGS,
    onFatal: options.onFatal,
    ...(database ? { beforeRestart: database.ensure } : {}),
  });
  return {
    async stop() {
      await server.stop();
      await database?.stop();
    },
  };
}
