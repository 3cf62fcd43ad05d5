import { installedVersion } from './packages.ts';

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
    '@cantera/shared/design-system',
    '@cantera/shared/data-view',
    '@cantera/shared/editing',
    '@cantera/shared/forms',
    '@cantera/shared/lookups',
    '@cantera/shared/rich-text',
  ],
  // The trailing slash covers every component: `antd/es/button` and so on.
  antd: ['antd/es/'],
};

export interface RemoteShare {
  singleton: true;
  import: false;
  requiredVersion: string;
}

/** The `shared` option of a remote: nothing is bundled, the host's copy is asked for by name. */
export function remoteShares(): Record<string, RemoteShare> {
  return Object.fromEntries(
    Object.entries(SINGLE_MODULES).flatMap(([dependency, modules]) =>
      modules.map((name) => [
        name,
        {
          singleton: true as const,
          import: false as const,
          requiredVersion: `^${installedVersion(dependency)}`,
        },
      ]),
    ),
  );
}

/** Versions that the host states beside each provided module, by package. */
export const providedVersions = (): Record<string, string> =>
  Object.fromEntries(Object.keys(SINGLE_MODULES).map((name) => [name, installedVersion(name)]));
