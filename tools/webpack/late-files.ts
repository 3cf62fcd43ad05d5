import webpack, { type Chunk, type Compiler } from 'webpack';

/** Milliseconds until a file that has not come counts as failed; the wait for what a page needs ends then. */
export const FILE_TIMEOUT_MS = 8_000;

/**
 * Puts a chunk's stylesheet into the page and fails it when it has not come in time, as webpack does with scripts. Webpack
 * copies the function's text into the runtime of the page, so it uses nothing from around it.
 */
export function insertStyle(link: HTMLLinkElement): void {
  document.head.appendChild(link);
  const { onload, onerror } = link;
  // The same time as FILE_TIMEOUT_MS.
  const timer = setTimeout(() => onerror?.call(link, new Event('timeout')), 8000);
  link.onload = (event) => {
    clearTimeout(timer);
    onload?.call(link, event);
  };
  link.onerror = (event) => {
    clearTimeout(timer);
    onerror?.call(link, event);
  };
}

/** The runtime's part: a chunk that failed is asked for at another address the next time. */
class RetryAddressRuntime extends webpack.RuntimeModule {
  constructor() {
    super('retry address', webpack.RuntimeModule.STAGE_ATTACH);
  }
  override generate(): string {
    const { ensureChunk, getChunkScriptFilename, require } = webpack.RuntimeGlobals;
    return `
var failures = {}, ensure = ${ensureChunk};
${ensureChunk} = (chunk, priority) => ensure(chunk, priority).catch((error) => {
  failures[chunk] = (failures[chunk] || 0) + 1;
  throw error;
});
var addressed = (name) => name && ((chunk) => name(chunk) + (failures[chunk] ? '?retry=' + failures[chunk] : ''));
${getChunkScriptFilename} = addressed(${getChunkScriptFilename});
${require}.miniCssF = addressed(${require}.miniCssF);
`;
  }
}

/** Browsers keep a request that hangs and give it to every later one for the same address, so a second try needs another. */
export class RetryAddressPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('RetryAddress', (compilation) => {
      const added = new Set<Chunk>();
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.ensureChunkHandlers)
        .tap('RetryAddress', (chunk) => {
          if (added.has(chunk)) return;
          added.add(chunk);
          compilation.addRuntimeModule(chunk, new RetryAddressRuntime());
        });
    });
  }
}
