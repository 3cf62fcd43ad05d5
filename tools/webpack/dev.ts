import webpack from 'webpack';
import { buildAll } from './build.ts';
import { configsOf } from './compile.ts';
import { isWebPackage, WEB_PACKAGES, type WebPackage } from './packages.ts';

export interface DevRequest {
  /** Packages under work besides the host; the others are served as built. */
  packages: readonly string[];
  onBuilt?: (event: { pkg: WebPackage; errors: string | undefined; ms: number }) => void;
}

/** Watches the host and the named remotes and builds them anew on every change, into `dist`. Returns the way to stop. */
export async function watchAll({ packages, onBuilt }: DevRequest): Promise<() => Promise<void>> {
  const watched: WebPackage[] = ['host', ...packages.filter(isWebPackage).filter((pkg) => pkg !== 'host')];
  await buildAll({ only: WEB_PACKAGES.filter((pkg) => !watched.includes(pkg)) });
  const stops = watched.flatMap((pkg) => configsOf(pkg, true).map((config) => watch(pkg, config, onBuilt)));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function watch(pkg: WebPackage, config: webpack.Configuration, onBuilt: DevRequest['onBuilt']) {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack refused the configuration');
  const watching = compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
    const errors =
      error?.message ?? (stats?.hasErrors() ? stats.toString({ preset: 'errors-only' }) : undefined);
    onBuilt?.({ pkg, errors, ms: stats ? stats.endTime - stats.startTime : 0 });
  });
  return () => new Promise<void>((resolve) => watching?.close(() => resolve()));
}

if (import.meta.main) {
  await watchAll({
    packages: process.argv.slice(2),
    onBuilt: ({ pkg, errors, ms }) =>
      process.stdout.write(errors ? `${pkg}: ${errors}\n` : `${pkg} built in ${ms} ms\n`),
  });
}
