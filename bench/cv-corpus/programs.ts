import { spawnSync } from 'node:child_process';

/** Words for the commands that are not on this machine, with the Debian package of each; nothing when all are. */
export function commandsMissing(packageOf: Readonly<Record<string, string>>): string | undefined {
  const missing = Object.entries(packageOf).filter(
    ([command]) => spawnSync('which', [command], { stdio: 'ignore' }).status !== 0,
  );
  if (missing.length === 0) return undefined;
  const names = missing.map(([command]) => command).join(', ');
  const packages = [...new Set(missing.map(([, name]) => name))].join(' ');
  return `${names} not found; on Debian: apt-get install ${packages}`;
}
