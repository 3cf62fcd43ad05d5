// In place of what each container brings of the federation runtime. Here a container gives nothing to share and takes all that
// it shares from the host, in one scope: what is for other containers is left out. It is the same to a host of any build.
import { init } from '@module-federation/runtime';

/** Puts what a module of the host holds into the place of the module, which code then requires. */
function place({ m, c }, id, give) {
  m[id] = (module) => {
    delete c[id];
    module.exports = give();
  };
}

/** What a chunk takes from the host is there before the chunk runs; what failed is asked for anew by the next try. */
function consumes({ chunkId, promises, installedModules, webpackRequire, chunkMapping }) {
  const { instance } = webpackRequire.federation;
  for (const id of chunkMapping[chunkId] ?? []) {
    if (!(id in installedModules)) {
      const { shareKey, fallback, shareScope, requiredVersion, singleton } =
        webpackRequire.consumesLoadingData.moduleIdToConsumeDataMapping[id];
      const customShareInfo = { scope: shareScope, shareConfig: { requiredVersion, singleton } };
      const context = { trigger: 'build', moduleId: id, chunkId };
      installedModules[id] = instance.loadShare(shareKey, { customShareInfo, context }).then(
        (factory) => {
          installedModules[id] = 0;
          place(webpackRequire, id, factory || fallback());
        },
        (error) => {
          delete installedModules[id];
          place(webpackRequire, id, () => {
            throw error;
          });
        },
      );
    }
    promises.push(installedModules[id]);
  }
}

function initContainerEntry({ webpackRequire, shareScope, shareScopeKey, remoteEntryInitOptions }) {
  const { instance, initOptions } = webpackRequire.federation;
  instance.initOptions({ name: initOptions.name, remotes: [], ...remoteEntryInitOptions });
  const { shareScopeMap: hostShareScopeMap = {} } = remoteEntryInitOptions ?? {};
  instance.initShareScopeMap(shareScopeKey, shareScope, { hostShareScopeMap });
}

const bundlerRuntime = {
  consumes,
  initContainerEntry,
  init: ({ webpackRequire }) => init(webpackRequire.federation.initOptions),
};

export default { bundlerRuntime };
