import { describe, it } from 'node:test';
import { Transformer } from '@napi-rs/image';
import { expect } from 'expect';
import { redraw } from './redraw.ts';

/** A picture of one colour; opaque unless told. */
function drawn(width: number, height: number, alpha = 255): Transformer {
  const pixels = new Uint8Array(width * height * 4).fill(120);
  for (let at = 3; at < pixels.length; at += 4) pixels[at] = alpha;
  return Transformer.fromRgbaPixels(pixels, width, height);
}

/** A JPEG that asks to be turned by a quarter and says where it was taken. */
function turned(jpeg: Buffer): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM', 0, 'latin1');
  tiff.writeUInt16BE(42, 2);
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(0x0112, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(6, 18);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from('41.38N 2.17E')]);
  const head = Buffer.alloc(4);
  head.writeUInt16BE(0xffe1, 0);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

const sizeOf = async (bytes: Uint8Array | undefined) => {
  const { width, height } = await new Transformer(bytes ?? new Uint8Array()).metadata();
  return [width, height];
};

describe('a picture drawn anew', () => {
  it('stands upright, and says no more where it was taken', async () => {
    const photo = turned(await drawn(60, 40).jpeg());
    expect(photo.includes('41.38N')).toBe(true);
    const answer = await redraw(photo, { isJpeg: true, isExact: false });
    expect(answer?.contentType).toBe('image/jpeg');
    expect(await sizeOf(answer?.bytes)).toEqual([40, 60]);
    expect(Buffer.from(answer?.bytes ?? []).includes('41.38N')).toBe(false);
  });

  it('has 2560 px on its longest side at most, and is never made larger', async () => {
    const sized = async (width: number, height: number) => {
      const picture = await drawn(width, height).png();
      return sizeOf((await redraw(picture, { isJpeg: false, isExact: false }))?.bytes);
    };
    expect(await sized(5120, 100)).toEqual([2560, 50]);
    expect(await sized(100, 5120)).toEqual([50, 2560]);
    expect(await sized(2560, 20)).toEqual([2560, 20]);
  });

  it('stays exact as a logo, and keeps what is transparent elsewhere', async () => {
    const kind = async (isExact: boolean) =>
      (await redraw(await drawn(9, 9, 100).png(), { isJpeg: false, isExact }))?.contentType;
    expect([await kind(true), await kind(false)]).toEqual(['image/png', 'image/webp']);
  });

  it('is none within too little memory or time, or of bytes that are no picture', async () => {
    const photo = await drawn(3000, 2000).jpeg();
    const given = { isJpeg: true, isExact: false };
    expect(await redraw(photo, given, { memoryBytes: 30_000_000 })).toBeNull();
    expect(await redraw(photo, given, { timeoutMs: 1 })).toBeNull();
    expect(await redraw(photo.subarray(0, 300), given)).toBeNull();
    expect(await redraw(photo, given)).not.toBeNull();
  });
});
