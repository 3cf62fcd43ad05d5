let isFull = false;

/** Told by the client after its calls: whether the server refused one since it has no room to write. */
export function noteStorage(isNowFull: boolean): void {
  isFull = isNowFull;
}

/** Whether the change that was answered last was refused since the server has no room to write. */
export const isStorageFull = (): boolean => isFull;
