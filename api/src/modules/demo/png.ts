import { crc32, deflateSync } from 'node:zlib';

export type Color = readonly [red: number, green: number, blue: number];

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits a channel, red, green and blue. */
const KIND = [8, 2, 0, 0, 0];

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** A square picture as a PNG. `size`: pixels a side; `colorAt`: of the pixel at a column and a row, channels from 0 to 255. */
export function drawSquare(size: number, colorAt: (x: number, y: number) => Color): Buffer {
  const stride = 1 + size * 3;
  const pixels = Buffer.alloc(stride * size);
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) pixels.set(colorAt(x, y), y * stride + 1 + x * 3);
  const header = Buffer.alloc(8);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([header, Buffer.from(KIND)])),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
