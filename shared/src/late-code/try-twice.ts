const PAUSE_MS = 100;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** Whether a file did not come in time: webpack's and the stylesheets' failures carry the kind of the event that ended them. */
const isTimeout = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && error.type === 'timeout';

/**
 * `load` once more when its first try failed. Browsers may answer the first try after an outage from a failed preload;
 * the second try goes to the network. It waits until every file of the first has failed: a page's style fails first, and
 * its script would still be awaited. A file that did not come in time is not awaited a second time: whoever waits is told.
 */
export const tryTwice = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch((error: unknown) => {
    if (isTimeout(error)) throw error;
    return pause().then(load);
  });
