import * as apiClient from '@cantera/shared/api-client';
import * as dataView from '@cantera/shared/data-view';
import * as designSystem from '@cantera/shared/design-system';
import * as i18n from '@cantera/shared/i18n';
import * as keyboard from '@cantera/shared/keyboard';
import * as remotes from '@cantera/shared/remotes';
import * as session from '@cantera/shared/session';
import * as react from 'react';
import * as reactJsx from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as swr from 'swr';
import * as zustand from 'zustand';
import * as intl from './facade/react-intl.ts';
import * as router from './facade/react-router-dom.ts';
import * as zod from './facade/zod.ts';
import { antdComponents } from './provided-components.ts';

/** A module that the page has already. */
const ready = {
  react,
  'react/jsx-runtime': reactJsx,
  'react-dom': reactDom,
  'react-router-dom': router,
  zustand,
  swr,
  'react-intl': intl,
  zod,
  '@cantera/shared/session': session,
  '@cantera/shared/remotes': remotes,
  '@cantera/shared/api-client': apiClient,
  '@cantera/shared/i18n': i18n,
  '@cantera/shared/keyboard': keyboard,
  '@cantera/shared/design-system': designSystem,
  // Three pages of four begin with it, and lists hold it too.
  '@cantera/shared/data-view': dataView,
};

/** Modules that are fetched when a remote first asks for them. */
const onDemand: Record<string, () => Promise<unknown>> = {
  ...antdComponents,
  'swr/mutation': () => import('swr/mutation'),
  'swr/infinite': () => import('swr/infinite'),
  'react-hook-form': () => import('react-hook-form'),
  '@cantera/shared/combobox': () => import('@cantera/shared/combobox'),
  '@cantera/shared/editing': () => import('@cantera/shared/editing'),
  '@cantera/shared/forms': () => import('@cantera/shared/forms'),
  '@cantera/shared/lists': () => import('@cantera/shared/lists'),
  '@cantera/shared/lookups': () => import('@cantera/shared/lookups'),
  '@cantera/shared/rich-text': () => import('@cantera/shared/rich-text'),
  '@cantera/shared/sections': () => import('@cantera/shared/sections'),
  '@cantera/shared/sortable': () => import('@cantera/shared/sortable'),
  '@cantera/shared/text-lists': () => import('@cantera/shared/text-lists'),
  '@cantera/shared/wizards': () => import('@cantera/shared/wizards'),
};

declare const __PROVIDED_VERSIONS__: Record<string, string>;

/** By library, and by folder of `shared`: `antd/es/button` has the version of `antd`. */
const VERSIONS = __PROVIDED_VERSIONS__;
const versionOf = (name: string): string => VERSIONS[name] ?? VERSIONS[name.split('/')[0] ?? ''] ?? '0.0.0';

function shareOf(name: string) {
  const version = versionOf(name);
  return { version, scope: 'default', shareConfig: { singleton: true, requiredVersion: `^${version}` } };
}

/**
 * Every module that remotes may use, in the form in which the federation runtime takes it; `onFailed` hears of one whose
 * code did not come.
 */
export function providedModules(onFailed: (name: string) => void) {
  const loaded = Object.entries(ready).map(
    ([name, module]) => [name, { ...shareOf(name), lib: () => module }] as const,
  );
  const lazy = Object.entries(onDemand).map(([name, load]) => {
    const get = () =>
      load().then(
        (module) => () => module,
        (error: unknown) => {
          onFailed(name);
          throw error;
        },
      );
    return [name, { ...shareOf(name), get }] as const;
  });
  return Object.fromEntries([...loaded, ...lazy]);
}
