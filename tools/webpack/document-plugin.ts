import { readFileSync } from 'node:fs';
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';

/**
 * Writes `index.html` from a template: `<!--styles-->` and `<!--scripts-->` are replaced by the files of the entries.
 * The early script blocks (it sets the colours before the first paint), the app's scripts are deferred.
 * The server puts preloads and the configuration in place of `<!--cantera:head-->`.
 */
export function documentPlugin(template: string): WebpackPluginInstance {
  return {
    apply(compiler: Compiler) {
      compiler.hooks.thisCompilation.tap('CanteraDocument', (compilation) => {
        compilation.fileDependencies.add(template);
        compilation.hooks.processAssets.tap(
          { name: 'CanteraDocument', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
          () => {
            const publicPath = String(compilation.outputOptions.publicPath ?? '/');
            const filesOf = (entry: string, ending: string) =>
              (compilation.entrypoints.get(entry)?.getFiles() ?? [])
                .filter((file) => file.endsWith(ending))
                .map((file) => publicPath + file);
            const styles = filesOf('main', '.css').map((href) => `<link rel="stylesheet" href="${href}">`);
            const scripts = [
              ...filesOf('early', '.js').map((src) => `<script src="${src}"></script>`),
              ...filesOf('main', '.js').map((src) => `<script defer src="${src}"></script>`),
            ];
            const filesOfGroup = (name: string) =>
              (compilation.namedChunkGroups.get(name)?.getFiles() ?? []).map((file) => publicPath + file);
            const own = {
              login: filesOfGroup('page.public.login'),
              texts: Object.fromEntries(['en', 'es', 'ca'].map((tag) => [tag, filesOfGroup(`texts.${tag}`)])),
            };
            scripts.unshift(
              `<script type="application/json" id="cantera-own">${JSON.stringify(own)}</script>`,
            );
            const html = readFileSync(template, 'utf8')
              .replace('<!--styles-->', styles.join(''))
              .replace('<!--scripts-->', scripts.join(''));
            compilation.emitAsset('index.html', new webpack.sources.RawSource(html));
          },
        );
      });
    },
  };
}
