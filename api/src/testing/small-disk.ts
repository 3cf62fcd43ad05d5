import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface SmallDisk {
  readonly folder: string;
  remove(): void;
}

const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, [...args], { stdio: 'ignore' }).status === 0;

/** A disk of so many bytes, in memory; undefined where this user may not mount one. */
export function mountSmallDisk(bytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'cantera-disk-'));
  if (!run('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder])) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  return {
    folder,
    remove() {
      run('umount', [folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
