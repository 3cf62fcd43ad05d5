import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, PathData } from 'webpack';
import { type FederationRuntime, runtimeOfBuild } from './federation-runtime.ts';
import { FILE_TIMEOUT_MS, insertStyle, RetryAddressPlugin } from './late-files.ts';
import { moduleRules } from './module-rules.ts';
import { CACHE_DIR, federationName, packageDir, packageName, type WebPackage } from './packages.ts';

export interface BuildOptions {
  dev?: boolean;
  /** Folder of the output; by default `<package>/dist`. */
  outDir: string;
  /** Folder of the hashed files below `outDir`, with its slash; by default `outDir` itself. */
  assetsFolder?: string;
  /** Part of the cache's name that keeps variants of one package apart. */
  variant?: string;
  /** How the federation runtime is built; by default as FEDERATION_RUNTIME says. */
  runtime?: FederationRuntime;
}

// A chunk without JavaScript of its own (a federation container before it is hashed) has no content hash to print.
const hashedName =
  (folder: string) =>
  (data: PathData): string =>
    data.chunk && !(data.chunk as { contentHash?: Record<string, string> }).contentHash?.javascript
      ? `${folder}[name].js`
      : `${folder}[name].[contenthash:8].js`;

/** Hash of this folder: webpack does not notice by itself that its TypeScript configuration changed. */
function configVersion(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).sort())
    if (/\.(ts|js)$/.test(file)) hash.update(readFileSync(path.join(import.meta.dirname, file)));
  return hash.digest('hex');
}

/** What host, remotes and the single bundle of the byte bench have in common. */
export function baseConfig(
  pkg: WebPackage,
  {
    dev = false,
    outDir,
    assetsFolder: folder = '',
    variant = 'build',
    runtime = runtimeOfBuild(),
  }: BuildOptions,
) {
  const name = federationName(pkg);
  const hash = dev ? '' : '.[contenthash:8]';
  return {
    name: pkg,
    mode: dev ? 'development' : 'production',
    target: ['web', 'es2022'],
    context: packageDir(pkg),
    devtool: dev ? 'cheap-module-source-map' : false,
    output: {
      path: outDir,
      clean: true,
      uniqueName: name,
      hashFunction: 'xxhash64',
      // A module that threw is forgotten: the second try runs it anew. Without it, it would be handed out half made, and
      // with `strictModuleErrorHandling` it would throw the first try's error for ever.
      strictModuleExceptionHandling: true,
      chunkLoadTimeout: FILE_TIMEOUT_MS,
      filename: dev ? `${folder}[name].js` : hashedName(folder),
      chunkFilename: `${folder}[name]${hash}.js`,
      assetModuleFilename: `${folder}[name].[contenthash:8][ext]`,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: moduleRules({ dev, cssPrefix: packageName(pkg).replace(/^mfe-/, '') }) },
    cache: {
      type: 'filesystem',
      // Webpack would name it by the package as it was given, which may be a path.
      name: `${packageName(pkg)}-${variant}`,
      cacheDirectory: path.join(CACHE_DIR, 'webpack', `${packageName(pkg)}-${variant}${dev ? '-dev' : ''}`),
      version: `${configVersion()} ${JSON.stringify(runtime)}`,
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: dev ? 'named' : 'deterministic',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { compress: { passes: 2 }, mangle: true, format: { comments: false } },
        }),
        new CssMinimizerPlugin({ parallel: false }),
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: `${folder}[name]${hash}.css`,
        chunkFilename: `${folder}[name]${hash}.css`,
        ignoreOrder: true,
        insert: insertStyle,
      }),
      new RetryAddressPlugin(),
    ],
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  } satisfies Configuration;
}
