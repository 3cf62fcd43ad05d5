import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { promisify } from 'node:util';
import { deflateSync } from 'node:zlib';
import { expect } from 'expect';

const run = promisify(execFile);
const at = (path: string) => JSON.stringify(join(import.meta.dirname, path));

/** What a process of its own says, as JSON, of code that runs in it. */
async function said(code: string): Promise<unknown> {
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code]);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

describe('the reading process', () => {
  it('loads pdf.js without the client for the web', async () => {
    const code = `await import(${at('child.ts')});
      console.log(JSON.stringify(process.moduleLoadList.filter((name) => name.endsWith('undici/undici'))));
      process.exit(0)`;
    expect(await said(code)).toEqual([]);
  });
  it('still unpacks streams whole', async () => {
    const packed = deflateSync(Buffer.alloc(300_000, 'abc')).toString('base64');
    const code = `await import(${at('bare-response.ts')});
      const stream = new Blob([Buffer.from('${packed}', 'base64')]).stream().pipeThrough(new DecompressionStream('deflate'));
      const bytes = await new Response(stream).bytes();
      console.log(JSON.stringify([bytes.length, Buffer.from(bytes.subarray(-3)).toString()]));`;
    expect(await said(code)).toEqual([300_000, 'abc']);
  });
});
