import { statfs } from 'node:fs/promises';

const LOOK_MS = 1_000;

/** How much is left where this process writes. */
export interface DiskSpace {
  /** Whether less than the reserve was left at the last look, a second ago at most. */
  isShort(): boolean;
  /** The same by a look made now. */
  lookNow(): Promise<boolean>;
  stop(): void;
}

/** Watches the disks of some folders; one that does not exist yet counts as having space. */
export function watchDiskSpace(folders: readonly string[], reserveBytes: number): DiskSpace {
  let isShort = false;
  const lookNow = async (): Promise<boolean> => {
    const free = await Promise.all(
      folders.map((folder) =>
        statfs(folder).then(
          ({ bavail, bsize }) => bavail * bsize,
          () => Number.POSITIVE_INFINITY,
        ),
      ),
    );
    isShort = Math.min(...free) < reserveBytes;
    return isShort;
  };
  void lookNow();
  const timer = setInterval(() => void lookNow(), LOOK_MS).unref();
  return {
    isShort: () => isShort,
    lookNow,
    stop: () => clearInterval(timer),
  };
}
