import { buildAll } from '../webpack/build.ts';
import { requirePackages } from '../webpack/packages.ts';

/** Builds what changed, of all packages or of those in `only`, and writes what it does to stderr. Rejects when the signal ends it. */
export async function buildWeb(signal?: AbortSignal, only: readonly string[] = []): Promise<void> {
  let isFirst = true;
  await buildAll({
    only,
    ...(signal ? { signal } : {}),
    onProgress: ({ pkg, state, ms }) => {
      if (isFirst) process.stderr.write('Building …\n');
      isFirst = false;
      if (state === 'done') process.stderr.write(`Built ${pkg} in ${((ms ?? 0) / 1000).toFixed(1)} s\n`);
    },
  });
}

/** `npm run build -- mfe-positions`: the packages named; without a name, all that changed. Throws for a name that is none. */
export async function build(args: readonly string[]): Promise<number> {
  const names = args.filter((arg) => arg !== '--');
  requirePackages(names);
  await buildWeb(undefined, names);
  return 0;
}
