import type { Chunk, ChunkGroup, Compilation, Dependency, Module, ModuleGraph } from 'webpack';

const isShareRequest = (module: Module | null): module is Module => module?.type === 'consume-shared-module';

function shareKey(module: Module): string {
  const options: unknown = 'options' in module ? module.options : undefined;
  return typeof options === 'object' && options !== null && 'shareKey' in options
    ? String(options.shareKey)
    : '';
}

interface NamingDependency {
  getIds(graph: ModuleGraph): string[];
}
const isNaming = (dependency: Dependency | null): dependency is Dependency & NamingDependency =>
  dependency !== null && 'getIds' in dependency && typeof dependency.getIds === 'function';

/** `import { useState }` names `useState`; of zod, whose one export holds all others, `z.string()` names `z.string` too. */
function namesOf(key: string, dependency: Dependency | null, graph: ModuleGraph): string[] {
  const [name, member] = isNaming(dependency) ? dependency.getIds(graph) : [];
  if (name === undefined) return [];
  return key === 'zod' && name === 'z' && member !== undefined ? [name, `${name}.${member}`] : [name];
}

/** Modules of the host that chunks ask for. */
export function sharesOf(compilation: Compilation, chunks: Iterable<Chunk>): string[] {
  const modules = [...chunks].flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)]);
  return [...new Set(modules.filter(isShareRequest).map(shareKey))].sort();
}

/** What code in chunks takes from the host: module → exported names that are used. */
export function takenNames(compilation: Compilation, chunks: Iterable<Chunk>): Record<string, string[]> {
  const graph = compilation.moduleGraph;
  const all = [...chunks];
  const taken = new Map(sharesOf(compilation, all).map((key) => [key, new Set<string>()]));
  for (const chunk of all)
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk))
      for (const connection of graph.getOutgoingConnections(module)) {
        if (!isShareRequest(connection.module) || !connection.isActive(chunk.runtime)) continue;
        const key = shareKey(connection.module);
        const names = taken.get(key) ?? new Set();
        taken.set(key, names);
        for (const name of namesOf(key, connection.dependency, graph)) names.add(name);
      }
  return Object.fromEntries(
    [...taken]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, names]) => [key, [...names].sort()]),
  );
}

/** Chunks of groups and of all that these load later, such as the dialogs of a page. */
export function chunksBelow(groups: readonly ChunkGroup[]): Chunk[] {
  const seen = new Set<ChunkGroup>(groups);
  for (const group of seen) for (const child of group.childrenIterable) seen.add(child);
  return [...new Set([...seen].flatMap((group) => group.chunks))];
}
