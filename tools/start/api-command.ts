import { spawn } from 'node:child_process';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/index.ts';
import { atSignal, endWithUs } from '../at-signal.ts';
import { NODE_FLAGS, ROOT } from '../paths.ts';

/** Runs one of the api's commands on the database that `npm start` uses, started for it when it does not run. */
async function runApiCommand(name: string, args: readonly string[]): Promise<number> {
  const dataDir = path.resolve(ROOT, process.env.DATA_DIR || '.data');
  const database = process.env.DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres') });
  const stop = async (): Promise<void> => {
    if (database && !database.adopted) await database.stop();
  };
  try {
    const child = spawn(
      process.execPath,
      [...NODE_FLAGS, path.join(ROOT, `api/src/commands/${name}.ts`), ...args.filter((arg) => arg !== '--')],
      {
        stdio: 'inherit',
        env: {
          ...process.env,
          DATA_DIR: dataDir,
          ...(database ? { DATABASE_URL: database.url, DATABASE_EMBEDDED: '1' } : {}),
        },
      },
    );
    const ended = new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
    endWithUs(child);
    atSignal(() => ended.then(stop));
    return await ended;
  } finally {
    await stop();
  }
}

/** `npm run seed -- --candidates 1000 …` */
export const seed = (args: readonly string[]): Promise<number> => runApiCommand('seed', args);
/** `npm run recount` */
export const recount = (args: readonly string[]): Promise<number> => runApiCommand('recount', args);
/** `npm run agency -- --name … --admin …` */
export const agency = (args: readonly string[]): Promise<number> => runApiCommand('agency', args);
