import { readFileSync } from 'node:fs';
import path from 'node:path';
import { installedVersion, ROOT } from './packages.ts';

/** Modules that exist once in the page: the host provides them, remotes are built without a copy. */
const SINGLE_MODULES: Readonly<Record<string, readonly string[]>> = {
  react: ['react', 'react/jsx-runtime'],
  'react-dom': ['react-dom'],
  'react-router-dom': ['react-router-dom'],
  zustand: ['zustand'],
  swr: ['swr', 'swr/mutation', 'swr/infinite'],
  'react-intl': ['react-intl'],
  'react-hook-form': ['react-hook-form'],
  zod: ['zod'],
  '@cantera/shared': [
    '@cantera/shared/session',
    '@cantera/shared/remotes',
    '@cantera/shared/api-client',
    '@cantera/shared/i18n',
    '@cantera/shared/keyboard',
    '@cantera/shared/design-system',
    '@cantera/shared/combobox',
    '@cantera/shared/data-view',
    '@cantera/shared/editing',
    '@cantera/shared/forms',
    '@cantera/shared/lists',
    '@cantera/shared/lookups',
    '@cantera/shared/rich-text',
    '@cantera/shared/sections',
    '@cantera/shared/sortable',
    '@cantera/shared/text-lists',
    '@cantera/shared/wizards',
  ],
  // The trailing slash covers every component: `antd/es/button` and so on.
  antd: ['antd/es/'],
};

export interface RemoteShare {
  singleton: true;
  import: false;
  requiredVersion: string;
}

/** Versions of the host and of each folder of `shared` that remotes take: they move by hand, and a gate knows when they must. */
export const OWN_VERSIONS: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(path.join(ROOT, 'shared/versions.json'), 'utf8'),
);
/** Version of the host, in which it gives what is not of `shared`. */
export const HOST_VERSION = OWN_VERSIONS.host ?? '0.0.0';

/** Version of a module as a build finds it here. */
export function versionOf(module: string): string {
  const own = OWN_VERSIONS[module];
  if (own) return own;
  const [dependency] = Object.entries(SINGLE_MODULES).find(([, modules]) =>
    modules.some((name) => (name.endsWith('/') ? module.startsWith(name) : module === name)),
  ) ?? [module];
  return installedVersion(dependency);
}

/** The `shared` option of a remote: nothing is bundled, the host's copy is asked for by name. */
export function remoteShares(): Record<string, RemoteShare> {
  return Object.fromEntries(
    Object.values(SINGLE_MODULES)
      .flat()
      .map((name) => [
        name,
        {
          singleton: true as const,
          import: false as const,
          requiredVersion: `^${versionOf(name.endsWith('/') ? `${name}any` : name)}`,
        },
      ]),
  );
}

/** Versions that the host states beside what it provides: by library, and by folder of `shared`. */
export const providedVersions = (): Record<string, string> => ({
  ...Object.fromEntries(
    Object.keys(SINGLE_MODULES)
      .filter((name) => name !== '@cantera/shared')
      .map((name) => [name, installedVersion(name)]),
  ),
  ...OWN_VERSIONS,
});
