import path from 'node:path';
import { ROOT } from '../paths.ts';
import { watch } from '../webpack/dev.ts';
import { buildWeb } from './build-command.ts';
import { lockDataDir } from './instance-lock.ts';
import { requireFreePort } from './port.ts';
import { runProduct } from './product.ts';
import { untilReady } from './ready.ts';

const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** `npm run dev -- mfe-positions`: the api, the host and the remotes named are rebuilt as they change; the others are served as built. */
export async function dev(args: readonly string[]): Promise<number> {
  const remotes = args.filter((arg) => arg !== '--');
  const port = Number(process.env.PORT || 3000);
  const dataDir = path.resolve(ROOT, process.env.DATA_DIR || '.data');
  const unlock = lockDataDir(dataDir);
  try {
    await requireFreePort(port, process.env.HOST || '127.0.0.1');
    await buildWeb();
    const stopWatching = await watch(['host', ...remotes]);
    const ended = new Promise<number>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve(0));
    });
    const product = await runProduct({
      env: { ...process.env, NODE_ENV: 'development' },
      dataDir,
      log: say,
      nodeFlags: ['--watch'],
      onFatal: () => process.exit(1),
    });
    await untilReady(`http://127.0.0.1:${port}`, 180_000);
    say(
      `Cantera is ready at http://localhost:${port}; watching api, host${remotes.map((name) => `, ${name}`).join('')}`,
    );
    const code = await ended;
    await Promise.all([product.stop(), stopWatching()]);
    return code;
  } finally {
    unlock();
  }
}
