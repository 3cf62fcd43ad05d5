import path from 'node:path';
import type { Compilation, Dependency, Module, NormalModule } from 'webpack';
import type { GivenModules } from '../../shared/src/contracts/remote-manifest.ts';
import { packageDir } from './packages.ts';
import { versionOf } from './shared-modules.ts';

const FOLDER = path.join(packageDir('host'), 'src/remotes');
/** Where the host names what it provides. */
const LISTS = ['provided.ts', 'provided-components.ts'].map((file) => path.join(FOLDER, file));

const isList = (module: Module): module is NormalModule =>
  'resource' in module && LISTS.includes(String(module.resource));
const requestOf = (dependency: Dependency): string | undefined =>
  'request' in dependency && typeof dependency.request === 'string' ? dependency.request : undefined;
/** Remotes know a facade by the library that it stands for. */
const moduleName = (request: string): string => request.replace(/^\.\/facade\/(.+)\.ts$/, '$1');
const isProvided = (name: string): boolean => !name.startsWith('.');

/** What `import x from` a module of CommonJS gives. */
const hasDefault = (module: Module): boolean => module.buildMeta?.exportsType !== 'namespace';

/** Names of a module's exports, of zod's one export also those of its members (`z.string`); `*` when it does not say. */
function namesOf({ moduleGraph }: Compilation, module: Module): string[] {
  const info = moduleGraph.getExportsInfo(module);
  const names = info.getProvidedExports();
  if (!Array.isArray(names)) return ['*'];
  const members = info.getNestedExportsInfo(['z'])?.getProvidedExports();
  return [
    ...new Set([
      ...names,
      ...(hasDefault(module) ? ['default'] : []),
      ...(Array.isArray(members) ? members.map((member) => `z.${member}`) : []),
    ]),
  ].sort();
}

/** What a build of the host gives to remotes, from the modules that its lists import. Asked before webpack joins modules. */
export function givenNames(compilation: Compilation): GivenModules {
  const lists = [...compilation.modules].filter(isList);
  const dependencies = lists.flatMap((list) => [
    ...list.dependencies,
    ...list.blocks.flatMap((block) => block.dependencies),
  ]);
  const given = dependencies.flatMap((dependency) => {
    const request = requestOf(dependency);
    const module = compilation.moduleGraph.getModule(dependency);
    if (request === undefined || !module) return [];
    const name = moduleName(request);
    return isProvided(name)
      ? [[name, { version: versionOf(name), names: namesOf(compilation, module) }] as const]
      : [];
  });
  return Object.fromEntries(given.sort(([one], [other]) => (one < other ? -1 : 1)));
}
