import { existsSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import { packageDir } from './packages.ts';
import { precompress } from './precompress.ts';

const PACKAGE = 'mfe-career-site';
const ENTRY = path.join(packageDir(PACKAGE), 'src/public/client.ts');

/**
 * The public career site's own light client: one script and one style sheet below `/careers/assets/`, outside
 * federation. `assets.json` tells the server their names. Undefined as long as the entry does not exist.
 */
export function publicSiteConfig(dev = false): Configuration | undefined {
  if (!existsSync(ENTRY)) return undefined;
  const base = baseConfig(PACKAGE, {
    dev,
    outDir: path.join(packageDir(PACKAGE), 'dist-public'),
    variant: 'public',
  });
  return {
    ...base,
    name: `${PACKAGE}-public`,
    entry: { site: ENTRY },
    output: { ...base.output, publicPath: '/careers/assets/', uniqueName: 'career_site_public' },
    optimization: { ...base.optimization, splitChunks: false },
    plugins: [...base.plugins, { apply: listAssets }],
  };
}

function listAssets(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap('CanteraPublicSite', (compilation) => {
    compilation.hooks.processAssets.tap(
      { name: 'CanteraPublicSite', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
      () => {
        const files = compilation.entrypoints.get('site')?.getFiles() ?? [];
        const list = {
          scripts: files.filter((file) => file.endsWith('.js')),
          styles: files.filter((file) => file.endsWith('.css')),
          // All of them; a page preloads those of its agency.
          fonts: Object.keys(compilation.assets).filter((file) => file.endsWith('.woff2')),
        };
        compilation.emitAsset('assets.json', new webpack.sources.RawSource(JSON.stringify(list)));
      },
    );
  });
  compiler.hooks.afterEmit.tapPromise('CanteraPublicSite', () => precompress(compiler.outputPath));
}
