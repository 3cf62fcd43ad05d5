import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import { mountSmallDisk } from '../../testing/small-disk.ts';
import { watchDiskSpace } from './disk-space.ts';
import { diskStore, draftFolder } from './disk-store.ts';
import { sweepDrafts } from './drafts.ts';

const FULL = { status: 507, code: 'STORAGE_FULL' };

describe('files on disk', () => {
  let root: string;
  before(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'cantera-store-'));
  });
  after(() => rm(root, { recursive: true, force: true }));

  const filesIn = async (folder: string): Promise<string[]> =>
    (await readdir(folder, { withFileTypes: true, recursive: true }))
      .filter((entry) => !entry.isDirectory())
      .map(({ name }) => name);

  it('appear whole, and leave nothing beside them', async () => {
    const store = diskStore(root, { lookNow: async () => false });
    await store.put('agency/one', Buffer.from('bytes'), 'text/plain');
    expect(await readFile(path.join(root, 'agency/one'), 'utf8')).toBe('bytes');
    expect(await filesIn(root)).toEqual(['one']);
  });

  it('are refused with a code on a full disk, leave nothing, and have room again without a restart', async (t) => {
    const disk = mountSmallDisk(400_000);
    if (!disk) return t.skip('this user may not mount a disk');
    t.after(() => disk.remove());
    const store = diskStore(disk.folder, { lookNow: async () => false });
    await store.put('agency/first', Buffer.alloc(200_000), 'text/plain');
    await expect(store.put('agency/second', Buffer.alloc(300_000), 'text/plain')).rejects.toMatchObject({
      parts: FULL,
    });
    expect(await filesIn(disk.folder)).toEqual(['first']);
    expect((await store.get('agency/first'))?.length).toBe(200_000);
    await store.remove('agency/first');
    await store.put('agency/second', Buffer.alloc(300_000), 'text/plain');
    expect(await filesIn(disk.folder)).toEqual(['second']);
  });

  it('are refused before the last bytes of the disk are taken', async () => {
    const space = watchDiskSpace([root], Number.MAX_SAFE_INTEGER);
    expect([await space.lookNow(), space.isShort()]).toEqual([true, true]);
    const store = diskStore(root, space);
    await expect(store.put('agency/three', Buffer.from('x'), 'text/plain')).rejects.toMatchObject({
      parts: FULL,
    });
    space.stop();
    expect(await filesIn(root)).not.toContain('three');
  });

  it('have room again as soon as there is some', async () => {
    const space = watchDiskSpace([root, path.join(root, 'not there yet')], 1);
    expect([await space.lookNow(), space.isShort()]).toEqual([false, false]);
    space.stop();
  });

  it('lose what was half written when a process was killed, and nothing younger or finished', async () => {
    const folder = draftFolder(root);
    await mkdir(folder, { recursive: true });
    const old = new Date(Date.now() - 3_600_000);
    for (const name of ['old.part', 'young.part', 'mail.eml']) await writeFile(path.join(folder, name), 'x');
    for (const name of ['old.part', 'mail.eml']) await utimes(path.join(folder, name), old, old);
    await sweepDrafts(folder, new Date(Date.now() - 1_800_000));
    expect((await readdir(folder)).sort()).toEqual(['mail.eml', 'young.part']);
  });
});
