// What a container takes from the host: in one scope, without copies of its own that would stand in for what is not there.

/** Puts what a module of the host holds into the place of the module that code here requires. */
function place({ m, c }, id, give) {
  m[id] = (module) => {
    delete c[id];
    module.exports = give();
  };
}

/** Before a chunk runs, what it takes from the host is there. What could not be had throws where it is required; the next try asks anew. */
function consumes({ chunkId, promises, installedModules, webpackRequire, chunkMapping }) {
  const { consumesLoadingData, federation } = webpackRequire;
  for (const id of chunkMapping[chunkId] ?? []) {
    if (!(id in installedModules)) {
      const { shareKey, fallback, shareScope, requiredVersion, singleton } =
        consumesLoadingData.moduleIdToConsumeDataMapping[id];
      const customShareInfo = { scope: shareScope, shareConfig: { requiredVersion, singleton } };
      const context = { trigger: 'build', moduleId: id, chunkId };
      installedModules[id] = federation.instance.loadShare(shareKey, { customShareInfo, context }).then(
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

/** Called by the host, with what it shares, before it asks for what the container exposes. */
function initContainerEntry({ webpackRequire, shareScope, shareScopeKey, remoteEntryInitOptions }) {
  const { instance, initOptions } = webpackRequire.federation;
  instance.initOptions({ name: initOptions.name, remotes: [], ...remoteEntryInitOptions });
  const { shareScopeMap: hostShareScopeMap = {} } = remoteEntryInitOptions ?? {};
  instance.initShareScopeMap(shareScopeKey, shareScope, { hostShareScopeMap });
}

export { consumes, initContainerEntry };
