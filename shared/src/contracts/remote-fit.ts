import type { GivenModules, Misfit, RemoteManifest } from './remote-manifest.ts';

/** The expose without which a remote has no page. */
export const ROUTES = './routes';

const ANY = '*';
const majorOf = (version: string): number => Number.parseInt(version, 10) || 0;

/** Below zero when `one` is the older version; versions are `1.2.3`. */
function compareVersions(one: string, other: string): number {
  const [left, right] = [one, other].map((version) => version.split('.').map(Number));
  const at = [0, 1, 2].find((n) => (left?.[n] ?? 0) !== (right?.[n] ?? 0));
  return at === undefined ? 0 : (left?.[at] ?? 0) - (right?.[at] ?? 0);
}

/** What is not of `shared` is given in the host's own version: it decides which components and which names of a library. */
const ownerOf = (module: string): string => (module.startsWith('@cantera/shared/') ? module : 'host');

interface Lack {
  readonly text: string;
  readonly isHostAhead: boolean;
}

function lacksOf(
  module: string,
  names: readonly string[],
  builtWith: Readonly<Record<string, string>>,
  given: GivenModules,
): Lack[] {
  const versionsOf = (name: string) => [given[name]?.version ?? '0.0.0', builtWith[name] ?? '0.0.0'] as const;
  const isHostAhead = compareVersions(...versionsOf(ownerOf(module))) > 0;
  const known = given[module];
  if (!known) return [{ text: module, isHostAhead }];
  const [has, wanted] = versionsOf(module);
  if (majorOf(has) !== majorOf(wanted))
    return [{ text: `${module} ${wanted} (${has})`, isHostAhead: compareVersions(has, wanted) > 0 }];
  if (known.names.includes(ANY)) return [];
  return names
    .filter((name) => !known.names.includes(name))
    .map((name) => ({ text: `${module}: ${name}`, isHostAhead }));
}

type Checked = Pick<RemoteManifest, 'pages' | 'exposes' | 'builtWith'>;

/** Pages and pieces of a remote's build that a host with these modules cannot run; none when the two fit. */
export function misfitsOf({ pages, exposes, builtWith }: Checked, given: GivenModules): Misfit[] {
  const parts = [
    ...exposes.map(({ name, takes }) => ({ at: name, takes })),
    ...pages.map(({ path, takes }) => ({ at: path, takes })),
  ];
  return parts.flatMap(({ at, takes }) => {
    const lacks = Object.entries(takes).flatMap(([module, names]) =>
      lacksOf(module, names, builtWith, given),
    );
    if (lacks.length === 0) return [];
    const behind = lacks.some(({ isHostAhead }) => isHostAhead) ? 'remote' : 'host';
    return [{ at, lacks: lacks.map(({ text }) => text), behind }];
  });
}
