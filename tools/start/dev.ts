import path from 'node:path';
import { ROOT } from '../paths.ts';
import { watchAll } from '../webpack/dev.ts';
import { requirePackages, WEB_PACKAGES } from '../webpack/packages.ts';
import { lockDataDir } from './instance-lock.ts';
import { portOf, requireFreePort } from './port.ts';
import { runProduct } from './product.ts';
import { untilReady } from './ready.ts';

const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** `npm run dev -- mfe-positions`: the api, the host and the remotes named are rebuilt as they change; the others are served as built. */
export async function dev(args: readonly string[]): Promise<number> {
  const remotes = args.filter((arg) => arg !== '--');
  requirePackages(remotes, (name) => WEB_PACKAGES.some((pkg) => pkg === name));
  const port = portOf(process.env);
  const dataDir = path.resolve(ROOT, process.env.DATA_DIR || '.data');
  const lock = await lockDataDir(dataDir, say);
  try {
    await requireFreePort(port, process.env.HOST || '127.0.0.1');
    const stopWatching = await watchAll({
      packages: remotes,
      onBuilt: ({ pkg, errors, ms }) => say(errors ? `${pkg}: ${errors}` : `Built ${pkg} in ${ms} ms`),
    });
    const ended = new Promise<number>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve(0));
    });
    const product = await runProduct({
      env: { ...process.env, NODE_ENV: 'development' },
      dataDir,
      log: say,
      nodeFlags: ['--watch'],
      onSpawn: lock.recordChild,
      onFatal: (code) => process.exit(code),
    });
    await untilReady(`http://127.0.0.1:${port}`, 180_000);
    product.confirm();
    say(
      `Cantera is ready at http://localhost:${port}; watching api, host${remotes.map((name) => `, ${name}`).join('')}`,
    );
    const code = await ended;
    await Promise.all([product.stop(), stopWatching()]);
    return code;
  } finally {
    lock.release();
  }
}
