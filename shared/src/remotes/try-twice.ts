const PAUSE_MS = 100;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/**
 * `load` once more when its first try failed. Browsers may answer the first try after an outage from a failed preload;
 * the second try goes to the network. It waits until every file of the first has failed: a page's style fails first, and
 * its script would still be awaited.
 */
export const tryTwice = <T>(load: () => Promise<T>): Promise<T> => load().catch(() => pause().then(load));
