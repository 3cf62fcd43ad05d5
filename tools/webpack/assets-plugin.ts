import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AsyncDependenciesBlock, Chunk, Compilation, Compiler, Module } from 'webpack';
import type {
  HostPreload,
  RemoteDescription,
  RemoteManifest,
} from '../../shared/src/contracts/remote-manifest.ts';
import { precompress } from './precompress.ts';

const isLoaded = (file: string): boolean => /\.(js|css)$/.test(file);
const unique = <T>(items: Iterable<T>): T[] => [...new Set(items)];
const filesOfChunks = (chunks: Iterable<Chunk>): string[] =>
  unique([...chunks].flatMap((chunk) => [...chunk.files])).filter(isLoaded);

/** `page.positions._position` names the chunk of `/positions/:position`, `page.index` that of `/`; `layout.…` likewise. */
const pagePath = (chunkName: string): string =>
  chunkName === 'page.index'
    ? '/'
    : `/${chunkName
        .split('.')
        .slice(1)
        .join('/')
        .replaceAll(/(^|\/)_/g, '$1:')}`;

function buildId(compilation: Compilation): string {
  const names = Object.keys(compilation.assets).filter(isLoaded).sort();
  return createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12);
}

function namedPages(compilation: Compilation) {
  return [...compilation.namedChunkGroups].filter(([name]) => name.startsWith('page.'));
}

/** Chunks of a page and of the layout that it stands in: `layout.positions._position` holds what the tabs below it share. */
function chunksOfPage(compilation: Compilation, page: string): Chunk[] {
  const address = page.slice('page.'.length);
  const [layout] = [...compilation.namedChunkGroups]
    .filter(
      ([name]) => name.startsWith('layout.') && `${address}.`.startsWith(`${name.slice('layout.'.length)}.`),
    )
    .sort(([one], [other]) => other.length - one.length);
  return unique([...(layout?.[1].chunks ?? []), ...(compilation.namedChunkGroups.get(page)?.chunks ?? [])]);
}

const isShareRequest = (module: Module): boolean => module.type === 'consume-shared-module';
function shareKey(module: Module): string {
  const options: unknown = 'options' in module ? module.options : undefined;
  return typeof options === 'object' && options !== null && 'shareKey' in options
    ? String(options.shareKey)
    : '';
}
function sharesOf(compilation: Compilation, chunks: Iterable<Chunk>): string[] {
  const modules = [...chunks].flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)]);
  return unique(modules.filter(isShareRequest).map(shareKey)).sort();
}

async function writeJson(folder: string, name: string, value: unknown): Promise<void> {
  await writeFile(path.join(folder, name), JSON.stringify(value));
}

/** After a remote's build: states build id and needs in the manifest, writes `preload.json`, compresses. */
export class RemoteAssetsPlugin {
  private readonly name: string;
  private readonly description: RemoteDescription;
  constructor(name: string, description: RemoteDescription) {
    this.name = name;
    this.description = description;
  }
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('CanteraRemoteAssets', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const folder = compiler.outputPath;
      const file = path.join(folder, 'mf-manifest.json');
      const manifest: { metaData: { remoteEntry: { name: string } }; cantera?: object } = JSON.parse(
        await readFile(file, 'utf8'),
      );
      const preload = this.describe(compilation, manifest.metaData.remoteEntry.name);
      manifest.cantera = preload;
      await writeJson(folder, 'mf-manifest.json', manifest);
      await precompress(folder);
    });
  }
  private describe(compilation: Compilation, entry: string): RemoteManifest {
    const routes = compilation.namedChunkGroups.get('__federation_expose_routes');
    const files = routes ? filesOfChunks(routes.chunks) : [];
    return {
      ...this.description,
      buildId: buildId(compilation),
      entry,
      globalName: this.name,
      needs: sharesOf(compilation, compilation.chunks),
      files: unique([entry, ...files]),
      texts: Object.fromEntries(
        ['en', 'es', 'ca'].map((tag) => [
          tag,
          filesOfChunks(compilation.namedChunkGroups.get(`texts.${tag}`)?.chunks ?? []),
        ]),
      ),
      pages: namedPages(compilation).map(([name]) => {
        const chunks = chunksOfPage(compilation, name);
        return {
          path: pagePath(name),
          files: filesOfChunks(chunks),
          needs: sharesOf(compilation, [...chunks, ...(routes?.chunks ?? [])]),
        };
      }),
    };
  }
}

/** After the host's build: writes `preload.json` and compresses. */
export class HostAssetsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('CanteraHostAssets', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const session = compilation.namedChunkGroups.get('session');
      const preload: HostPreload = {
        buildId: buildId(compilation),
        session: session ? filesOfChunks(session.chunks) : [],
        pages: namedPages(compilation).map(([name, group]) => ({
          path: pagePath(name),
          files: filesOfChunks(group.chunks),
        })),
        provided: this.provided(compilation),
      };
      await writeJson(compiler.outputPath, 'preload.json', preload);
      await precompress(compiler.outputPath);
    });
  }
  /** Request of each `import()` of an antd or shared module → its files. */
  private provided(compilation: Compilation): Record<string, string[]> {
    const found: Record<string, string[]> = {};
    const visit = (block: AsyncDependenciesBlock) => {
      const group = compilation.chunkGraph.getBlockChunkGroup(block);
      for (const dependency of block.dependencies) {
        const request = 'request' in dependency ? String(dependency.request) : '';
        if (group && !request.startsWith('.')) found[request] = filesOfChunks(group.chunks);
      }
    };
    for (const module of compilation.modules) module.blocks.forEach(visit);
    return found;
  }
}
