import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildAll } from './build.ts';
import { distDir, exposesOf, federationName, packageDir, REMOTES, ROOT } from './packages.ts';

const HOST_REMOTES = path.join(packageDir('host'), 'src/remotes');
const read = (file: string): string => readFileSync(file, 'utf8');

/** Names of the modules that the host provides, from its source. */
export function providedModules(): Set<string> {
  const ready =
    /const ready = \{([\s\S]*?)\n\};/.exec(read(path.join(HOST_REMOTES, 'provided.ts')))?.[1] ?? '';
  const keys = [...ready.matchAll(/^\s+'?([\w@/-]+)'?[,:]/gm)].map(([, key = '']) => key);
  const lazy = ['provided.ts', 'provided-components.ts'].flatMap((file) =>
    [...read(path.join(HOST_REMOTES, file)).matchAll(/^\s+'([^']+)': \(\) => import\(/gm)].map(
      ([, key = '']) => key,
    ),
  );
  return new Set([...keys, ...lazy]);
}

function sourcesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)public\//.test(file))
    .map((file) => path.join(folder, file));
}

/** Names that a facade of the host exports: those between the braces of its `export { … } from`. */
function facadeNames(file: string): Set<string> {
  const names = /export \{([\s\S]*?)\}/.exec(read(path.join(HOST_REMOTES, 'facade', file)))?.[1] ?? '';
  return new Set(
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  );
}

/** Named imports of a library that are values, in a source. */
export function valueImports(source: string, library: string): string[] {
  const pattern = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*'${library}'`, 'g');
  return [...source.matchAll(pattern)]
    .flatMap(([, list = '']) => list.split(','))
    .map((item) => item.trim())
    .filter((item) => item && !item.startsWith('type '))
    .map((item) => item.split(/\s+as\s+/)[0] ?? item);
}

/** Members of `z` that a source calls: `z.string()`, `z.coerce.number()`, `z.custom<T>()`; not types such as `z.infer<T>`. */
export const zodCalls = (source: string): string[] =>
  [...source.matchAll(/\bz\.([a-z]\w*)(?=[.(]|<[^;=]*?>\()/g)].map(([, name = '']) => name);

/** What sources that run in remotes take from a facade, and the facade lacks. */
function missingInFacades(): string[] {
  const remoteSources = REMOTES.flatMap((remote) => sourcesBelow(path.join(packageDir(remote), 'src')));
  const contracts = sourcesBelow(path.join(ROOT, 'shared/src/contracts'));
  const rules = [
    { file: 'zod-names.ts', library: 'zod', sources: [...remoteSources, ...contracts], used: zodCalls },
    {
      file: 'router.ts',
      library: 'react-router-dom',
      sources: remoteSources,
      used: (source: string) => valueImports(source, 'react-router-dom'),
    },
    {
      file: 'intl.ts',
      library: 'react-intl',
      sources: remoteSources,
      used: (source: string) => valueImports(source, 'react-intl'),
    },
  ];
  return rules.flatMap(({ file, library, sources, used }) => {
    const provided = facadeNames(file);
    return sources.flatMap((source) =>
      [...new Set(used(read(source)))]
        .filter((name) => !provided.has(name))
        .map(
          (name) =>
            `${path.relative(ROOT, source)} uses ${name} of ${library}; host/src/remotes/facade/${file} lacks it`,
        ),
    );
  });
}

interface Manifest {
  exposes: { name: string }[];
  cantera: { needs: string[] };
}
const manifestOf = (remote: string): Manifest =>
  JSON.parse(read(path.join(distDir(remote), 'mf-manifest.json')));

function missingModules(): string[] {
  const provided = providedModules();
  return REMOTES.flatMap((remote) =>
    manifestOf(remote)
      .cantera.needs.filter((name) => !provided.has(name))
      .map((name) => `${remote} uses ${name}; host/src/remotes/provided.ts does not provide it`),
  );
}

/** Differences between the registry of shared, the exposed files and the built manifests. */
function registryDifferences(): string[] {
  const registry = read(path.join(ROOT, 'shared/src/remotes/registry.ts'));
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
  return [...missingModules(), ...missingInFacades(), ...registryDifferences()];
}

if (import.meta.main) {
  const problems = await checkProvided();
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
  else process.stdout.write('The host provides everything that remotes use.\n');
}
