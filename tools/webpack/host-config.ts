import webpack, { type Chunk, type Configuration } from 'webpack';
import { HostAssetsPlugin } from './assets-plugin.ts';
import { type BuildOptions, baseConfig } from './base-config.ts';
import { compileHint } from './compile-hint.ts';
import { documentPlugin } from './document-plugin.ts';
import { leanRuntime, runtimeOfBuild } from './federation-runtime.ts';
import { packageDir } from './packages.ts';
import { providedVersions } from './shared-modules.ts';

/** Shared's own texts beside the host's: one file a locale. */
export const TEXT_FILES = { en: 'english', es: 'spanish', ca: 'catalan' };

/** The modules of the texts that the app begins with in a locale, the host's and shared's: they come in one file. */
export const textsOf = (locale: string, name: string): RegExp => {
  const messages = `(host|shared)[\\\\/]src[\\\\/].*messages[\\\\/](${locale}|${name})`;
  const parts = `shared[\\\\/]src[\\\\/]texts[\\\\/](messages[\\\\/][^\\\\/]+[\\\\/]${locale}|${name})`;
  return new RegExp(`[\\\\/](${messages}|${parts})\\.ts$`);
};

/**
 * What every form begins with, in one file: the folders around it (`lookups`, `wizards`, `text-lists`, `editing`) load it beside
 * their own, where each would have a copy of the field's frame or of the form.
 */
const FILE_OF_FORMS = {
  test: /[\\/]shared[\\/]src[\\/](forms[\\/]|editing[\\/](use-leave-guard|changed-meanwhile)|design-system[\\/](text[\\/]field-message|controls[\\/]input\.module))/,
  // The host's own pages take parts of forms without the whole, and have names.
  chunks: (chunk: Chunk) => !chunk.name && !chunk.canBeInitial(),
  minChunks: 2,
  name: 'forms',
  priority: 25,
  enforce: true,
};

/** The folder's own file, which only names what stands in the file of forms: it would be one request for 250 bytes. */
const INDEX_OF_EDITING = {
  test: /[\\/]shared[\\/]src[\\/]editing[\\/]index\.ts$/,
  chunks: FILE_OF_FORMS.chunks,
  name: FILE_OF_FORMS.name,
  priority: FILE_OF_FORMS.priority,
  enforce: true,
};

/**
 * The styles of the shell and of all that the host provides, in one file: a page uses four or five of them, each below 2 KB, and
 * every one would take one of the browser's six connections.
 */
const STYLES_OF_PARTS = {
  type: 'css/mini-extract',
  test: /[\\/](host|shared)[\\/]src[\\/]/,
  chunks: (chunk: Chunk) => chunk.name === 'session' || (!chunk.name && !chunk.canBeInitial()),
  name: 'parts',
  priority: 40,
  enforce: true,
};

/**
 * The host. It takes no part in federation at build time: `src/remotes/federation.ts` starts the runtime and
 * registers what remotes may use, so that pages without a remote carry neither the runtime nor unused exports.
 * `single` builds the same sources as one bundle, for the benches: it is the module that takes the place of
 * `src/remotes/load-remote.ts` and imports the remotes by `import()`.
 */
export function hostConfig(options: BuildOptions & { single?: string }): Configuration {
  const base = baseConfig('host', { assetsFolder: 'assets/', ...options });
  const { single, runtime = runtimeOfBuild() } = options;
  return {
    ...base,
    entry: { early: './src/early.ts', login: './src/login/index.ts', main: './src/index.ts' },
    output: { ...base.output, publicPath: '/' },
    optimization: {
      ...base.optimization,
      splitChunks: {
        // What every page behind the login needs is one file; what stands before the app takes no file of it.
        chunks: (chunk) => !['early', 'login', 'session'].includes(chunk.name ?? ''),
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
          // One bundle takes of forms what a page uses, and splits it by its pages.
          ...(single ? {} : { forms: FILE_OF_FORMS, editing: INDEX_OF_EDITING }),
          parts: STYLES_OF_PARTS,
          ...Object.fromEntries(
            Object.entries(TEXT_FILES).map(([locale, name]) => [
              `texts-${locale}`,
              {
                test: textsOf(locale, name),
                chunks: 'async' as const,
                name: `locale.${locale}`,
                priority: 30,
                enforce: true,
              },
            ]),
          ),
        },
      },
    },
    plugins: [
      ...base.plugins,
      ...(options.dev ? [] : [compileHint()]),
      new webpack.DefinePlugin({
        __PROVIDED_VERSIONS__: JSON.stringify(providedVersions()),
        // Read by the federation runtime: leaves out what needs a snapshot server.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: runtime.isLean,
        ENV_TARGET: JSON.stringify('web'),
      }),
      documentPlugin(`${packageDir('host')}/src/index.html`, `${packageDir('host')}/src/login.html`),
      new HostAssetsPlugin(),
      ...leanRuntime(runtime),
      ...(single ? [new webpack.NormalModuleReplacementPlugin(/[\\/]load-remote\.ts$/, single)] : []),
    ],
  };
}
