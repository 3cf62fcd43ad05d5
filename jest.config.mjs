import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

// A zone in which a date without time, taken for a moment, shows the day before.
process.env.TZ = 'America/Mexico_City';

const root = import.meta.dirname;
// The runners live in the tools package.
const require = createRequire(path.join(root, 'tools/package.json'));
const styles = require.resolve('identity-obj-proxy');

/** Packages that ship as ES modules only. */
const ESM = [
  '@formatjs',
  'react-intl',
  'intl-messageformat',
  'antd',
  '@ant-design',
  '@rc-component',
  'react-router',
  'lucide-react',
  '@babel\\+runtime',
  'uuid',
  'slate',
  '@dnd-kit',
  '@tanstack',
  'pdfjs-dist',
  'idiomorph',
].join('|');

const transform = [
  require.resolve('@swc/jest'),
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2023',
    },
    module: { type: 'commonjs' },
  },
];

const PACKAGES = ['shared', 'host', ...readdirSync(root).filter((name) => name.startsWith('mfe-'))];

/** One project for all packages: each project would compile every library again for itself. */
export default {
  cacheDirectory: path.join(root, '.cache/jest'),
  testTimeout: 60_000,
  rootDir: root,
  roots: PACKAGES.map((name) => path.join(root, name, 'src')),
  testEnvironment: path.join(root, 'shared/src/testing/jsdom-environment.ts'),
  testMatch: ['**/*.test.ts?(x)'],
  // The public site's modules run on the server and are tested there, by node's own runner.
  testPathIgnorePatterns: ['/node_modules/', '/src/public/'],
  transform: { '\\.(tsx?|mjs|js)$': transform },
  transformIgnorePatterns: [`/node_modules/\\.pnpm/(?!(${ESM}))`],
  moduleNameMapper: {
    '\\.module\\.css$': styles,
    '\\.css$': styles,
    '\\.svg$': styles,
    // It names itself for `import` alone, and the tests require.
    '^idiomorph$': path.join(root, 'mfe-career-site/node_modules/idiomorph/dist/idiomorph.esm.js'),
  },
  setupFilesAfterEnv: [path.join(root, 'shared/src/testing/jest-setup.ts')],
};
