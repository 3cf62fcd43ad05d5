import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { RemoteAssetsPlugin } from './assets-plugin.ts';
import { type BuildOptions, baseConfig } from './base-config.ts';
import { compileHint } from './compile-hint.ts';
import { leanRuntime, runtimeOfBuild } from './federation-runtime.ts';
import { LayoutChunksPlugin } from './layout-chunks.ts';
import { descriptionOf, exposesOf, federationName, packageVersion, type RemotePackage } from './packages.ts';
import { remoteShares } from './shared-modules.ts';

/**
 * A remote: a federation container and nothing else. Everything that must exist once comes from the host
 * (`import: false`), the federation runtime too (`externalRuntime`), unless it is built with the stock one.
 */
export function remoteConfig(remote: RemotePackage, options: BuildOptions): Configuration {
  const base = baseConfig(remote, options);
  const name = federationName(remote);
  const { runtime = runtimeOfBuild() } = options;
  const exposes = exposesOf(remote);
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto' },
    optimization: {
      ...base.optimization,
      // A page is few files: what it shares with others comes apart only where it is much.
      splitChunks: { chunks: 'async', minSize: 100_000, maxAsyncRequests: 3 },
    },
    plugins: [
      ...base.plugins,
      new LayoutChunksPlugin(),
      ...(options.dev ? [] : [compileHint()]),
      new ModuleFederationPlugin({
        name,
        dts: false,
        dev: false,
        manifest: true,
        shareStrategy: 'loaded-first',
        exposes,
        shared: remoteShares(),
        experiments: {
          externalRuntime: runtime.isLent,
          // A remote has no remotes of its own: it asks the host for them (`<Remote>`).
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
      }),
      ...leanRuntime(runtime),
      new RemoteAssetsPlugin(name, descriptionOf(remote), packageVersion(remote), Object.keys(exposes)),
    ],
  };
}
