import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import { presentChromium } from '../chromium.ts';

describe('presentChromium', () => {
  const given = process.env.CHROMIUM_PATH;
  let folder = '';
  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'chromium-'));
  });
  after(async () => {
    if (given === undefined) delete process.env.CHROMIUM_PATH;
    else process.env.CHROMIUM_PATH = given;
    await rm(folder, { recursive: true });
  });
  /** Makes a script the browser that the environment names. */
  const name = async (file: string, script: string) => {
    const whole = path.join(folder, file);
    await writeFile(whole, `#!/bin/sh\n${script}\n`);
    await chmod(whole, 0o755);
    process.env.CHROMIUM_PATH = whole;
    return whole;
  };

  it('finds the one that the environment names', async () => {
    const file = await name('browser', 'echo "Chromium 1.2.3"');
    expect(presentChromium()).toEqual({ file, version: 'Chromium 1.2.3' });
  });
  it('passes over one that does not run', async () => {
    const file = await name('broken', 'echo "install me first"; exit 1');
    expect(presentChromium()?.file).not.toBe(file);
  });
});
