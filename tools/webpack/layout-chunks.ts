import type { Chunk, Compilation, Compiler } from 'webpack';

/** The layout that a page stands in, of these: the one with the longest address. `layout.positions._position` holds the tabs below it. */
export const layoutOf = (page: string, layouts: readonly string[]): string | undefined =>
  layouts
    .filter((layout) => `${page.slice('page.'.length)}.`.startsWith(`${layout.slice('layout.'.length)}.`))
    .toSorted((one, other) => other.length - one.length)[0];

/** Names of the chunks of layouts. */
export const layoutsOf = ({ namedChunkGroups }: Compilation): string[] =>
  [...namedChunkGroups.keys()].filter((name) => name.startsWith('layout.'));

function leaveToLayout({ chunkGraph }: Compilation, page: Chunk, layout: Chunk): void {
  for (const module of chunkGraph.getChunkModules(layout))
    if (chunkGraph.isModuleInChunk(module, page)) chunkGraph.disconnectChunkAndModule(page, module);
  // From now on the layout is loaded with the page.
  page.split(layout);
}

/** What a layout and a page in it hold stands in the layout's chunk alone: the page is never shown without it. */
export class LayoutChunksPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(LayoutChunksPlugin.name, (compilation) => {
      // Before chunks are split.
      compilation.hooks.optimizeChunks.tap(LayoutChunksPlugin.name, () => {
        const layouts = layoutsOf(compilation);
        for (const [name, page] of compilation.namedChunks) {
          const layout =
            name.startsWith('page.') && compilation.namedChunks.get(layoutOf(name, layouts) ?? '');
          if (layout) leaveToLayout(compilation, page, layout);
        }
      });
    });
  }
}
