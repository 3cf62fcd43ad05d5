// In place of the part of the federation runtime that every container has for itself. Ours give nothing to share and have no remotes
// of their own: what serves that is left out. To a host of any build they are the same.
import { init } from '@module-federation/runtime';
import { consumes, initContainerEntry } from './from-host.js';

const bundlerRuntime = {
  consumes,
  initContainerEntry,
  init: ({ webpackRequire }) => init(webpackRequire.federation.initOptions),
};

export default { bundlerRuntime };
