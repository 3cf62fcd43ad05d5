import { inflateSync } from 'node:zlib';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const MOST_PIXELS = 24_000_000;

/** Whether a PNG holds the pixels that it says; the library that draws it would end the process over one that does not. */
function isWholePng(bytes: Buffer): boolean {
  let header: Buffer | undefined;
  const data: Buffer[] = [];
  for (let at = PNG.length; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const kind = bytes.toString('latin1', at + 4, at + 8);
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (body.length < length) return false;
    if (kind === 'IHDR') header = body;
    if (kind === 'IDAT') data.push(body);
    at += length + 12;
  }
  if (!header || header.length < 13) return false;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth = 0, color = 0, , , interlace = 0] = header.subarray(8);
  const channels = CHANNELS[color];
  if (!channels || interlace !== 0 || depth !== 8 || width * height > MOST_PIXELS || width * height === 0)
    return false;
  const row = 1 + width * channels;
  const expected = height * row;
  try {
    const pixels = inflateSync(Buffer.concat(data), { maxOutputLength: expected + 64 });
    if (pixels.length !== expected) return false;
    // Each row begins with how it was filtered.
    for (let at = 0; at < expected; at += row) if ((pixels[at] ?? 0) > 4) return false;
    return true;
  } catch {
    return false;
  }
}

/** Whether a picture can be drawn: a JPEG, or a whole PNG of 8 bits that is not interlaced. */
export const isDrawable = (bytes: Buffer): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xd8) || (bytes.subarray(0, 8).equals(PNG) && isWholePng(bytes));
