/**
 * What nobody uses. The workspaces' own exports count too (`includeEntryExports`): an index of shared is no reason to keep
 * what only it names. The host hands whole modules of shared to the remotes, which would make every export of theirs a used
 * one; so the list of what it hands out is not read.
 */
const HANDED_OUT = 'host/src/remotes/provided.ts';

/** @type {import('knip').KnipConfig} */
export default {
  compilers: { ts: (text, file) => (file.endsWith(HANDED_OUT) ? '' : text) },

  include: ['exports', 'files'],
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': {
      entry: ['tools/bootstrap.mjs', 'jest.config.mjs'],
      project: [],
    },
    host: {
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
      entry: [
        'src/exposes/*.{ts,tsx}',
        'src/public/client.ts',
        'src/public/index.ts',
        'src/**/*.test.{ts,tsx}',
      ],
      project: ['src/**/*.{ts,tsx}'],
    },
    shared: {
      entry: ['src/*/index.ts', 'src/contracts/*.ts', 'src/testing/*.ts', 'src/**/*.test.{ts,tsx}'],
      project: ['src/**/*.{ts,tsx}'],
      includeEntryExports: true,
    },
    api: {
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
      entry: ['playwright.config.ts', 'specs/**/*.spec.ts', '*.ts'],
      // The remotes that tests publish are built on their own.
      project: ['**/*.ts', '!remotes/**'],
    },
    tools: {
      entry: [
        'run.ts',
        'budgets/check-budgets.ts',
        'webpack/*.ts',
        'webpack/late-shapes/late-shapes-loader.ts',
        'webpack/*.cjs',
        'gates/imports/*.cjs',
        'test/*.mjs',
        '**/*.test.ts',
        'gates/*.mjs',
      ],
      project: ['**/*.ts'],
    },
    bench: {
      entry: ['*/run.ts', '**/*.ts'],
      project: ['**/*.ts'],
    },
  },
};
