// In place of the federation runtime's plugins for snapshots, which this build never registers.
const generatePreloadAssetsPlugin = () => ({ name: 'none' });
const snapshotPlugin = () => ({ name: 'none' });

export { generatePreloadAssetsPlugin, snapshotPlugin };
