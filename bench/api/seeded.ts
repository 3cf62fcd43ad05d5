import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/index.ts';
import { DATA, LOGIN, seed } from './data.ts';
import { type Login, logIn, serverEnv, startServer } from './server.ts';

/** Does something with the server over the filled database, logged in; the first time it is filled. */
export async function withSeeded(work: (login: Login, databaseUrl: string) => Promise<void>): Promise<void> {
  mkdirSync(DATA, { recursive: true });
  const database = await startEmbeddedPostgres({ dataDir: path.join(DATA, 'postgres') });
  const env = serverEnv(database.url, DATA);
  try {
    seed(env);
    const stop = await startServer(env);
    try {
      await work(await logIn(LOGIN), database.url);
    } finally {
      stop();
    }
  } finally {
    await database.stop();
  }
}
