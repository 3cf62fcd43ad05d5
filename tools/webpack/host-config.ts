import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { HostAssetsPlugin } from './assets-plugin.ts';
import { type BuildOptions, baseConfig } from './base-config.ts';
import { documentPlugin } from './document-plugin.ts';
import { packageDir } from './packages.ts';
import { providedVersions } from './shared-modules.ts';

/** Components of antd and of its parts that most pages of the remotes draw: one file instead of a dozen. */
const COMMON_COMPONENTS =
  /[\\/](antd[\\/]es[\\/](select|dropdown|modal|checkbox|tooltip|popover|tabs|form|input|empty|menu)[\\/]|@rc-component[\\/](select|dropdown|dialog|checkbox|tooltip|tabs|form|input|virtual-list|menu|overflow|async-validator)[\\/])/;

/** Parts of the federation runtime that this product does not use: a third of its bytes. */
const RUNTIME_STUBS = {
  'snapshot.js': /runtime-core[\\/]dist[\\/]plugins[\\/]snapshot[\\/]SnapshotHandler\.js$/,
  'preload.js': /runtime-core[\\/]dist[\\/]utils[\\/]preload\.js$/,
  'plugins.js': /runtime-core[\\/]dist[\\/]plugins[\\/](generate-preload-assets|snapshot[\\/]index)\.js$/,
  'node.js': /module-federation[\\/]sdk[\\/]dist[\\/]node\.js$/,
};

/** Shared's own texts beside the host's: one file a locale. */
const TEXT_FILES = { en: 'english', es: 'spanish', ca: 'catalan' };

/**
 * The host. It takes no part in federation at build time: `src/remotes/federation.ts` starts the runtime and
 * registers what remotes may use, so that pages without a remote carry neither the runtime nor unused exports.
 * `single` builds the same sources as one bundle, for the benches: it is the module that takes the place of
 * `src/remotes/load-remote.ts` and imports the remotes by `import()`.
 */
export function hostConfig(options: BuildOptions & { single?: string }): Configuration {
  const base = baseConfig('host', { assetsFolder: 'assets/', ...options });
  const { single } = options;
  return {
    ...base,
    entry: { early: './src/early.ts', main: './src/index.ts' },
    output: { ...base.output, publicPath: '/' },
    optimization: {
      ...base.optimization,
      splitChunks: {
        // What every page behind the login needs is one file.
        chunks: (chunk) => chunk.name !== 'early' && chunk.name !== 'session',
        minSize: 30_000,
        maxInitialRequests: 4,
        maxAsyncRequests: 3,
        cacheGroups: {
          vendor: {
            test: /[\\/]node_modules[\\/]/,
            chunks: (chunk) => chunk.name === 'main',
            name: 'vendor',
            priority: 20,
          },
          ...Object.fromEntries(
            Object.entries(TEXT_FILES).map(([locale, name]) => [
              `texts-${locale}`,
              {
                test: new RegExp(`[\\\\/]messages[\\\\/](${locale}|${name})\\.ts$`),
                chunks: 'async' as const,
                name: `locale.${locale}`,
                priority: 30,
                enforce: true,
              },
            ]),
          ),
          common: {
            test: COMMON_COMPONENTS,
            chunks: 'async',
            name: 'components',
            priority: 10,
            enforce: true,
          },
        },
      },
    },
    plugins: [
      ...base.plugins,
      new webpack.DefinePlugin({
        __PROVIDED_VERSIONS__: JSON.stringify(providedVersions()),
        // Read by the federation runtime: leaves out what needs a snapshot server.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
        ENV_TARGET: JSON.stringify('web'),
      }),
      documentPlugin(`${packageDir('host')}/src/index.html`),
      new HostAssetsPlugin(),
      ...Object.entries(RUNTIME_STUBS).map(
        ([stub, file]) =>
          new webpack.NormalModuleReplacementPlugin(
            file,
            path.join(import.meta.dirname, 'runtime-stubs', stub),
          ),
      ),
      ...(single ? [new webpack.NormalModuleReplacementPlugin(/[\\/]load-remote\.ts$/, single)] : []),
    ],
  };
}
