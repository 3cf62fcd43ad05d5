import path from 'node:path';
import webpack, { type WebpackPluginInstance } from 'webpack';

/** What differs here from a federation runtime as it is published. */
export interface FederationRuntime {
  /** Parts that this product does not use are replaced by stubs. */
  readonly isLean: boolean;
  /** Remotes carry no runtime and take the host's. */
  readonly isLent: boolean;
}

const SHIPPED: FederationRuntime = { isLean: true, isLent: true };
/** The runtime as it is published, in the host and again in each remote. */
export const STOCK: FederationRuntime = { isLean: false, isLent: false };

/** `FEDERATION_RUNTIME=stock` builds host and remotes with the runtime as it is published; they go together with any other build. */
export const runtimeOfBuild = (): FederationRuntime =>
  process.env.FEDERATION_RUNTIME === 'stock' ? STOCK : SHIPPED;

const core = (file: string): RegExp =>
  new RegExp(`runtime-core/dist/${file}\\.js$`.replaceAll('/', String.raw`[\\/]`));
const part = (file: string): RegExp =>
  new RegExp(`@module-federation/${file}$`.replaceAll('/', String.raw`[\\/]`));

/** Parts of the federation runtime that this product does not use: half of its bytes. Stub → what it stands for. */
const STUBS: Readonly<Record<string, RegExp>> = {
  'container.js': part(String.raw`webpack-bundler-runtime/dist/bundler\.js`),
  'snapshot.js': core('plugins/snapshot/SnapshotHandler'),
  'preload.js': core('utils/preload'),
  'plugins.js': core('plugins/(generate-preload-assets|snapshot/index)'),
  'semver.js': core('utils/semver/index'),
  'node.js': part(String.raw`sdk/dist/node\.js`),
  'logger.js': part(String.raw`sdk/dist/logger\.js`),
  'descriptions.js': part(String.raw`error-codes/dist/desc\.mjs`),
  'short-message.js': part(String.raw`error-codes/dist/getShortErrorMsg\.mjs`),
};

/** Plugins that leave unused parts of the federation runtime out, in the host as in remotes. */
export const leanRuntime = ({ isLean }: FederationRuntime): WebpackPluginInstance[] =>
  Object.entries(isLean ? STUBS : {}).map(
    ([stub, file]) =>
      new webpack.NormalModuleReplacementPlugin(file, path.join(import.meta.dirname, 'runtime-stubs', stub)),
  );
