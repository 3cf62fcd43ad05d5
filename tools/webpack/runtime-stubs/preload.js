// In place of the federation runtime's preloading by snapshot: the host preloads by the manifest.
const formatPreloadArgs = () => [];
const preloadAssets = () => undefined;

export { formatPreloadArgs, preloadAssets };
