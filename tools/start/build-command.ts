import { buildAll } from '../webpack/build.ts';

/** Builds what changed, telling what it does. Rejects when the signal ends it. */
export async function buildWeb(signal?: AbortSignal): Promise<void> {
  await buildAll({
    ...(signal ? { signal } : {}),
    onProgress: ({ pkg, state, ms }) => {
      if (state === 'done') process.stderr.write(`Built ${pkg} in ${((ms ?? 0) / 1000).toFixed(1)} s\n`);
    },
  });
}

export async function build(): Promise<number> {
  await buildWeb();
  return 0;
}
