/** Share of empty bytes at every other place from which a text is UTF-16. */
const EMPTY_SHARE = 0.3;
const LOOKED_AT = 2_000;
/** How files begin that are no texts, whatever their name says: zip (and so XLSX), PDF, old Excel. */
const NO_TEXTS = ['504b0304', '25504446', 'd0cf11e0'];

const share = (bytes: Buffer, at: 0 | 1): number => {
  const looked = bytes.subarray(0, LOOKED_AT);
  const pairs = Math.floor(looked.length / 2);
  let empty = 0;
  for (let pair = 0; pair < pairs; pair += 1) if (looked[pair * 2 + at] === 0) empty += 1;
  return pairs === 0 ? 0 : empty / pairs;
};

function encodingOf(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (share(bytes, 1) > EMPTY_SHARE && share(bytes, 0) < EMPTY_SHARE) return 'utf-16le';
  if (share(bytes, 0) > EMPTY_SHARE && share(bytes, 1) < EMPTY_SHARE) return 'utf-16be';
  return bytes.includes(0) ? undefined : 'utf-8';
}

/**
 * The text of a file without its byte order mark: UTF-8, UTF-16 of either order, with a mark or without, else Windows-1252.
 * Undefined for what is no text.
 */
export function decodeText(bytes: Buffer): string | undefined {
  if (NO_TEXTS.includes(bytes.subarray(0, 4).toString('hex'))) return undefined;
  const encoding = encodingOf(bytes);
  if (!encoding) return undefined;
  try {
    return new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
