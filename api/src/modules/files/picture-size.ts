/** More than any camera of a phone has; unpacked, it is 160 MB in every browser that shows it. */
export const MAX_PIXELS = 40_000_000;

/** Width and height in pixels, as they are stored: before a turn that the picture asks for. */
export type PictureSize = readonly [number, number];

const png = (bytes: Buffer): PictureSize | undefined =>
  bytes.length >= 24 && bytes.toString('latin1', 1, 4) === 'PNG'
    ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
    : undefined;

const gif = (bytes: Buffer): PictureSize | undefined =>
  bytes.length >= 10 && bytes.toString('latin1', 0, 3) === 'GIF'
    ? [bytes.readUInt16LE(6), bytes.readUInt16LE(8)]
    : undefined;

/** Markers that begin a frame, whose header holds the size; C4, C8 and CC lie between them and are none. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpeg(bytes: Buffer): PictureSize | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

function webp(bytes: Buffer): PictureSize | undefined {
  if (bytes.length < 30 || bytes.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
    case 'VP8L': {
      const packed = bytes.readUInt32LE(21);
      return [(packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1];
    }
    case 'VP8 ':
      return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
    default:
      return undefined;
  }
}

/** The size of a PNG, JPEG, GIF or WebP picture as its header tells, without unpacking it; undefined where it does not. */
export const pictureSize = (bytes: Buffer): PictureSize | undefined =>
  png(bytes) ?? gif(bytes) ?? jpeg(bytes) ?? webp(bytes);

/** The pixels of the same. */
export function countPixels(bytes: Buffer): number | undefined {
  const size = pictureSize(bytes);
  return size && size[0] * size[1];
}
