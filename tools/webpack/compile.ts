import webpack, { type Configuration, type Stats } from 'webpack';
import { hostConfig } from './host-config.ts';
import { distDir, isWebPackage, type WebPackage } from './packages.ts';
import { publicSiteConfig } from './public-site.ts';
import { remoteConfig } from './remote-config.ts';

/** Every webpack configuration of a package, in the order in which they run. */
export function configsOf(pkg: WebPackage, dev = false): Configuration[] {
  if (pkg === 'host') return [hostConfig({ dev, outDir: distDir('host') })];
  const remote = remoteConfig(pkg, { dev, outDir: distDir(pkg) });
  const site = pkg === 'mfe-career-site' ? publicSiteConfig(dev) : undefined;
  return site ? [remote, site] : [remote];
}

/** Runs one configuration to its end; throws with webpack's own words when it has errors. */
export async function compile(config: Configuration): Promise<Stats> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack refused the configuration');
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler.run((error, result) =>
      error || !result ? reject(error ?? new Error('webpack gave no result')) : resolve(result),
    ),
  );
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
  return stats;
}

/** `node compile.ts <package>`: one package in a process of its own, so that two can be built at a time. */
if (import.meta.main) {
  const [pkg = ''] = process.argv.slice(2);
  if (!isWebPackage(pkg)) throw new Error(`${pkg} is not a web package`);
  try {
    for (const config of configsOf(pkg)) await compile(config);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
