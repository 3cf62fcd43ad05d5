// In place of the federation runtime's SnapshotHandler: there is no snapshot server, remotes are given by their entry.
class SnapshotHandler {
  hooks = { applyPlugin: () => undefined };
  manifestCache = new Map();
}
const getGlobalRemoteInfo = () => ({});

export { getGlobalRemoteInfo, SnapshotHandler };
