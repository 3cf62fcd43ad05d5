import { readFileSync } from 'node:fs';
import webpack, { type Compilation, type Compiler, type WebpackPluginInstance } from 'webpack';

/** What the scripts of an entry say, which are no files of the build any more. Throws where a text would end its element. */
function takeScripts(compilation: Compilation, entry: string): string[] {
  const files = compilation.entrypoints.get(entry)?.getFiles() ?? [];
  return files
    .filter((file) => file.endsWith('.js'))
    .map((file) => {
      const text = String(compilation.getAsset(file)?.source.source() ?? '');
      if (/<\/script|<!--/i.test(text)) throw new Error(`${file} cannot stand in a document`);
      compilation.deleteAsset(file);
      return text;
    });
}

/**
 * Writes `index.html` from a template. `<!--scripts-->`: the app's own files, first, because browsers fetch six files at a
 * time in this order. `<!--cantera:head-->`: the server's place for preloads and the configuration. `<!--early-->`: the script
 * that blocks the first paint, after what it reads; it stands in the document, so that what it asks for is asked a round trip
 * sooner, and before `<!--styles-->`, since a script waits for the styles before it. `login.html` likewise: the login's document,
 * whose one script blocks the first paint, because it draws it.
 */
export function documentPlugin(template: string, login: string): WebpackPluginInstance {
  return {
    apply(compiler: Compiler) {
      compiler.hooks.thisCompilation.tap('CanteraDocument', (compilation) => {
        compilation.fileDependencies.addAll([template, login]);
        compilation.hooks.processAssets.tap(
          { name: 'CanteraDocument', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
          () => {
            const publicPath = String(compilation.outputOptions.publicPath ?? '/');
            const filesOf = (entry: string, ending: string) =>
              (compilation.entrypoints.get(entry)?.getFiles() ?? [])
                .filter((file) => file.endsWith(ending))
                .map((file) => publicPath + file);
            const css = filesOf('main', '.css');
            const scripts = [
              ...css.map((href) => `<link rel="preload" as="style" href="${href}">`),
              ...filesOf('main', '.js').map(
                (src) => `<script defer fetchpriority="high" src="${src}"></script>`,
              ),
            ];
            const styles = css.map((href) => `<link rel="stylesheet" href="${href}">`);
            const filesOfGroup = (name: string) =>
              (compilation.namedChunkGroups.get(name)?.getFiles() ?? []).map((file) => publicPath + file);
            const given = Object.keys(compilation.assets).find((file) => /\bgiven\.\w+\.json$/.test(file));
            const own = {
              ...(given ? { given: publicPath + given } : {}),
              texts: Object.fromEntries(['en', 'es', 'ca'].map((tag) => [tag, filesOfGroup(`texts.${tag}`)])),
            };
            const html = readFileSync(template, 'utf8')
              .replace('<!--styles-->', styles.join(''))
              .replace('<!--scripts-->', scripts.join(''))
              .replace('<!--early-->', () =>
                [
                  `<script type="application/json" id="cantera-own">${JSON.stringify(own)}</script>`,
                  ...takeScripts(compilation, 'early').map((text) => `<script>${text}</script>`),
                ].join(''),
              );
            compilation.emitAsset('index.html', new webpack.sources.RawSource(html));
            // What the page after the login begins with; its person is typing meanwhile.
            const next = [...filesOf('main', '.js'), ...filesOf('main', '.css'), ...filesOfGroup('session')];
            const loginHtml = readFileSync(login, 'utf8')
              .replace(
                '<!--styles-->',
                filesOf('login', '.css')
                  .map((href) => `<link rel="stylesheet" href="${href}">`)
                  .join(''),
              )
              .replace(
                '<!--scripts-->',
                [
                  `<script type="application/json" id="cantera-next">${JSON.stringify(next)}</script>`,
                  ...filesOf('login', '.js').map((src) => `<script src="${src}"></script>`),
                ].join(''),
              );
            compilation.emitAsset('login.html', new webpack.sources.RawSource(loginHtml));
          },
        );
      });
    },
  };
}
