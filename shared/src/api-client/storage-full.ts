let isFull = false;

/** Told by the client of each change that is done and each call that fails: whether it was refused since there is no room to write. */
export function noteStorage(isNowFull: boolean): void {
  isFull = isNowFull;
}

/** Whether the call that failed last was refused since the server has no room to write, and no change was done since. */
export const isStorageFull = (): boolean => isFull;
