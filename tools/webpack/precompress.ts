import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const COMPRESSIBLE = /\.(js|mjs|css|svg|json)$/;
/** Files that the server changes or reads itself. */
const NEVER = /^(preload|build)\.json$/;
const SMALLEST = 256;

/** Writes `<file>.br` (brotli, quality 11) beside every text asset of a folder that has none newer than itself. */
export async function precompress(folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => COMPRESSIBLE.test(name) && !NEVER.test(name),
  );
  for (const name of names) {
    const file = path.join(folder, name);
    const { size, mtimeMs } = await stat(file);
    const target = `${file}.br`;
    const done = await stat(target).catch(() => undefined);
    if (size < SMALLEST || (done && done.mtimeMs >= mtimeMs)) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 22,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    };
    await writeFile(target, await compress(await readFile(file), { params }));
  }
}
