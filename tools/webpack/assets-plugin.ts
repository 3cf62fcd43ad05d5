import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webpack, {
  type AsyncDependenciesBlock,
  type Chunk,
  type ChunkGroup,
  type Compilation,
  type Compiler,
} from 'webpack';
import { LOCALES } from '../../shared/src/contracts/enums.ts';
import { ROUTES } from '../../shared/src/contracts/remote-fit.ts';
import type {
  GivenModules,
  HostPreload,
  RemoteDescription,
  RemoteManifest,
} from '../../shared/src/contracts/remote-manifest.ts';
import { givenNames } from './given-names.ts';
import { layoutOf, layoutsOf } from './layout-chunks.ts';
import { precompress } from './precompress.ts';
import { HOST_VERSION, versionOf } from './shared-modules.ts';
import { chunksBelow, sharesOf, takenNames } from './taken-names.ts';

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

/** Differs with the files, whose names hold hashes of what they contain, and with what is said beside them. */
function buildId(compilation: Compilation, about: unknown): string {
  const names = Object.keys(compilation.assets).filter(isLoaded).sort();
  const text = [...names, JSON.stringify(about)].join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

function namedPages(compilation: Compilation) {
  return [...compilation.namedChunkGroups].filter(([name]) => name.startsWith('page.'));
}

/** Groups of a page and of the layout that it stands in: `layout.positions._position` holds what the tabs below it share. */
function groupsOfPage(compilation: Compilation, page: string): ChunkGroup[] {
  const groups = compilation.namedChunkGroups;
  const layout = layoutOf(page, layoutsOf(compilation));
  return [layout, page].flatMap((name) => (name && groups.get(name)) || []);
}

/**
 * The texts that a page begins with (`<name>.<locale>`): those of the catalogues that its code, whose chunks are `own`, imports.
 * They stand in those chunks or in those of the remote's routes, which load them beside the page.
 */
function textsOfPage(
  compilation: Compilation,
  own: readonly Chunk[],
  routes: readonly Chunk[],
  locale: string,
) {
  const { chunkGraph, moduleGraph } = compilation;
  const there = new Set([...own, ...routes]);
  const modules = own.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
  const near = modules.flatMap((module) =>
    [...moduleGraph.getOutgoingConnections(module)].map((connection) => connection.module),
  );
  return unique([...modules, ...near])
    .filter(
      (module) => module && [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => there.has(chunk)),
    )
    .flatMap((module) => module?.blocks ?? [])
    .map((block) => chunkGraph.getBlockChunkGroup(block))
    .filter((group) => group?.name?.endsWith(`.${locale}`));
}

const filesByLocale = (
  groupsOf: (locale: string) => readonly (ChunkGroup | undefined)[],
): Record<string, string[]> =>
  Object.fromEntries(
    LOCALES.map((tag) => [tag, filesOfChunks(groupsOf(tag).flatMap((group) => group?.chunks ?? []))]),
  );

const exposeGroup = (name: string): string => `__federation_expose_${name.slice(2).replaceAll('-', '_')}`;

/** The routes take what they need to be loaded: their pages are looked at one by one. A piece takes all that it may load. */
function takenByExpose(compilation: Compilation, name: string): Record<string, string[]> {
  const group = compilation.namedChunkGroups.get(exposeGroup(name));
  if (!group) throw new Error(`webpack made no chunk for ${name}`);
  return takenNames(compilation, name === ROUTES ? group.chunks : chunksBelow([group]));
}

async function writeJson(folder: string, name: string, value: unknown): Promise<void> {
  await writeFile(path.join(folder, name), JSON.stringify(value));
}

/** After a remote's build: states build id and needs in the manifest, writes `preload.json`, compresses. */
export class RemoteAssetsPlugin {
  private readonly name: string;
  private readonly description: RemoteDescription;
  private readonly version: string;
  private readonly exposes: readonly string[];
  constructor(name: string, description: RemoteDescription, version: string, exposes: readonly string[]) {
    this.name = name;
    this.description = description;
    this.version = version;
    this.exposes = exposes;
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
    const routes = compilation.namedChunkGroups.get(exposeGroup(ROUTES));
    const files = routes ? filesOfChunks(routes.chunks) : [];
    const about = { ...this.description, version: this.version };
    return {
      ...about,
      buildId: buildId(compilation, about),
      entry,
      globalName: this.name,
      files: unique([entry, ...files]),
      texts: filesByLocale((tag) => [compilation.namedChunkGroups.get(`texts.${tag}`)]),
      builtWith: Object.fromEntries([
        ['host', HOST_VERSION],
        ...sharesOf(compilation, compilation.chunks).map((name) => [name, versionOf(name)]),
      ]),
      exposes: this.exposes.map((name) => ({ name, takes: takenByExpose(compilation, name) })),
      pages: namedPages(compilation).map(([name]) => {
        const groups = groupsOfPage(compilation, name);
        const chunks = unique(groups.flatMap((group) => group.chunks));
        return {
          path: pagePath(name),
          files: filesOfChunks(chunks),
          texts: filesByLocale((tag) => textsOfPage(compilation, chunks, routes?.chunks ?? [], tag)),
          needs: sharesOf(compilation, [...chunks, ...(routes?.chunks ?? [])]),
          takes: takenNames(compilation, [...chunksBelow(groups), ...(routes?.chunks ?? [])]),
        };
      }),
    };
  }
}

/** Name of the file, below the host's own, that says what it gives: for pages that read a remote's manifest themselves. */
const GIVEN_FILE = 'assets/given.[hash].json';

/** With the host's build: says what it gives to remotes, writes `preload.json`, compresses. */
export class HostAssetsPlugin {
  private given: GivenModules = {};
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('CanteraHostAssets', (compilation) => {
      compilation.hooks.seal.tap('CanteraHostAssets', () => {
        this.given = { host: { version: HOST_VERSION, names: [] }, ...givenNames(compilation) };
      });
      compilation.hooks.processAssets.tap(
        { name: 'CanteraHostAssets', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const text = JSON.stringify(this.given);
          const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
          compilation.emitAsset(GIVEN_FILE.replace('[hash]', hash), new webpack.sources.RawSource(text));
        },
      );
    });
    compiler.hooks.afterEmit.tapPromise('CanteraHostAssets', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const session = compilation.namedChunkGroups.get('session');
      const preload: HostPreload = {
        version: HOST_VERSION,
        buildId: buildId(compilation, this.given),
        given: this.given,
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
