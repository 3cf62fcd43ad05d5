import { describe, it } from 'node:test';
import { expect } from 'expect';
import { PNG } from '../../testing/forms.ts';
import { countPixels } from './picture-size.ts';

const bytes = (...parts: (number | string)[]): Buffer =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from([part]))),
  );

describe('the pixels of a picture, by its header', () => {
  it('are read from a PNG', () => {
    expect(countPixels(PNG)).toBe(1);
    const large = Buffer.from(PNG);
    large.writeUInt32BE(30_000, 16);
    large.writeUInt32BE(30_000, 20);
    expect(countPixels(large)).toBe(900_000_000);
  });

  it('are read from a JPEG, past what stands before its frame', () => {
    const app = bytes(0xff, 0xe0, 0, 6, 'JFIF');
    const tables = bytes(0xff, 0xc4, 0, 4, 1, 2);
    const frame = bytes(0xff, 0xc2, 0, 11, 8, 0x75, 0x30, 0x03, 0xe8, 1, 1, 0x11, 0);
    expect(countPixels(Buffer.concat([bytes(0xff, 0xd8), app, tables, frame]))).toBe(30_000 * 1_000);
  });

  it('are read from a GIF and from the three kinds of WebP', () => {
    expect(countPixels(bytes('GIF89a', 0x10, 0x27, 0x02, 0x00))).toBe(20_000);
    const webp = (kind: string, ...rest: number[]): Buffer =>
      Buffer.concat([bytes('RIFF', 0, 0, 0, 0, 'WEBP', kind), Buffer.from(rest), Buffer.alloc(16)]);
    expect(countPixels(webp('VP8X', 10, 0, 0, 0, 0, 0, 0, 0, 0xe7, 3, 0, 0x63, 0, 0))).toBe(1_000 * 100);
    expect(countPixels(webp('VP8 ', 0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 0xe8, 3, 0x64, 0))).toBe(1_000 * 100);
    // 14 bits each, less one: 999 and 99.
    const packed = Buffer.alloc(4);
    packed.writeUInt32LE(999 | (99 << 14));
    expect(countPixels(webp('VP8L', 0, 0, 0, 0, 0x2f, ...packed))).toBe(1_000 * 100);
  });

  it('are not known of what is cut off or no picture', () => {
    expect(countPixels(Buffer.from('PK'))).toBeUndefined();
    expect(countPixels(bytes(0xff, 0xd8, 0xff, 0xe0, 0, 200))).toBeUndefined();
  });
});
