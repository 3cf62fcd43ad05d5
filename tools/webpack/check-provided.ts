import { readFileSync } from 'node:fs';
import path from 'node:path';
import { misfitsOf } from '../../shared/src/contracts/remote-fit.ts';
import type { HostPreload, RemoteManifest } from '../../shared/src/contracts/remote-manifest.ts';
import { buildAll } from './build.ts';
import { distDir, exposesOf, federationName, REMOTES, ROOT } from './packages.ts';

interface Manifest {
  exposes: { name: string }[];
  cantera: RemoteManifest;
}
const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'));
const manifestOf = (remote: string): Manifest => readJson(path.join(distDir(remote), 'mf-manifest.json'));

/** Parts of the built remotes that the built host cannot run. */
function misfits(): string[] {
  const { given } = readJson<HostPreload>(path.join(distDir('host'), 'preload.json'));
  return REMOTES.flatMap((remote) =>
    misfitsOf(manifestOf(remote).cantera, given).map(
      ({ at, lacks }) =>
        `${remote} ${at} takes what the host does not give (host/src/remotes): ${lacks.join(', ')}`,
    ),
  );
}

/** Differences between the registry of shared, the exposed files and the built manifests. */
function registryDifferences(): string[] {
  const registry = readFileSync(path.join(ROOT, 'shared/src/remotes/registry.ts'), 'utf8');
  const registered = new Set([...registry.matchAll(/^\s+'(mfe_\w+\/[\w-]+)':/gm)].map(([, id = '']) => id));
  const problems: string[] = [];
  for (const remote of REMOTES) {
    const exposed = Object.keys(exposesOf(remote)).map((key) => key.slice(2));
    const built = manifestOf(remote).exposes.map(({ name }) => name);
    if ([...exposed].sort().join() !== [...built].sort().join())
      problems.push(`${remote} exposes ${exposed.join(', ')} but its manifest has ${built.join(', ')}`);
    for (const name of exposed.filter((entry) => entry !== 'routes')) {
      const id = `${federationName(remote)}/${name}`;
      if (!registered.delete(id)) problems.push(`${id} is exposed but not in shared/src/remotes/registry.ts`);
    }
  }
  return [...problems, ...[...registered].map((id) => `${id} is in the registry but nobody exposes it`)];
}

/** Every problem in words; none when all is well. Builds what is not up to date. */
export async function checkProvided(): Promise<string[]> {
  await buildAll();
  return [...misfits(), ...registryDifferences()];
}

if (import.meta.main) {
  const problems = await checkProvided();
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
  else process.stdout.write('The host provides everything that remotes use.\n');
}
