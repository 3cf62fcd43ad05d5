import type { TextEncoding } from '@cantera/shared/contracts/hunt-profiles';

/** Share of empty bytes at every other place from which a text is UTF-16. */
const EMPTY_SHARE = 0.3;
const LOOKED_AT = 2_000;
/** How files begin that are no texts, whatever their name says: zip (and so XLSX), PDF, old Excel. */
const NO_TEXTS = ['504b0304', '25504446', 'd0cf11e0'];
/** What stands for bytes that are no UTF-8. */
export const UNREADABLE = '\ufffd';
const LAST_ASCII = '\u007f';

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
 * Whether a text that was read as UTF-8 is that, though bytes of it are none: a cut export, or two files joined. Of a text in another
 * encoding hardly a character beyond ASCII comes out whole, so half of them is proof enough.
 */
function isUtf8(text: string): boolean {
  let [whole, unreadable] = [0, 0];
  for (const character of text)
    if (character === UNREADABLE) unreadable += 1;
    else if (character > LAST_ASCII) whole += 1;
  return whole >= unreadable;
}

export interface Decoded {
  /** Without its byte order mark; UNREADABLE stands for bytes of a text in UTF-8 that are none. */
  readonly text: string;
  readonly encoding: TextEncoding;
}

/** The text of a file: UTF-8, UTF-16 of either order, with a mark or without, else Windows-1252. Undefined for what is no text. */
export function decodeText(bytes: Buffer): Decoded | undefined {
  if (NO_TEXTS.includes(bytes.subarray(0, 4).toString('hex'))) return undefined;
  const encoding = encodingOf(bytes);
  if (!encoding) return undefined;
  const text = new TextDecoder(encoding).decode(bytes);
  if (encoding !== 'utf-8') return { text, encoding: 'UTF-16' };
  return isUtf8(text)
    ? { text, encoding: 'UTF-8' }
    : { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'WINDOWS-1252' };
}
