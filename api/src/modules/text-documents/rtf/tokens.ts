/** A piece of RTF. `word` has its number, null without one; `byte` is a letter in the document's code page. */
export type RtfToken =
  | { readonly kind: 'open' }
  | { readonly kind: 'close' }
  | { readonly kind: 'word'; readonly name: string; readonly value: number | null }
  | { readonly kind: 'symbol'; readonly sign: string }
  | { readonly kind: 'byte'; readonly value: number };

const WORD = /\\([a-z]{1,32})(-?\d{1,10})? ?/iy;
const BYTE = /\\'([0-9a-f]{2})/iy;

/** The pieces of an RTF file in their order; binary data is passed over. Never throws. */
export function* tokensOf(bytes: Uint8Array): Generator<RtfToken> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  for (let at = 0; at < text.length; ) {
    const sign = text[at];
    if (sign === '{' || sign === '}') {
      yield { kind: sign === '{' ? 'open' : 'close' };
      at += 1;
    } else if (sign === '\r' || sign === '\n') at += 1;
    else if (sign !== '\\') {
      yield { kind: 'byte', value: text.charCodeAt(at) };
      at += 1;
    } else {
      const [token, end] = escapeAt(text, at);
      yield token;
      // Of pictures and objects that stand in the file as they are.
      at = token.kind === 'word' && token.name === 'bin' ? end + Math.max(token.value ?? 0, 0) : end;
    }
  }
}

function escapeAt(text: string, at: number): [token: RtfToken, end: number] {
  BYTE.lastIndex = at;
  const byte = BYTE.exec(text);
  if (byte) return [{ kind: 'byte', value: Number.parseInt(byte[1] ?? '', 16) }, BYTE.lastIndex];
  WORD.lastIndex = at;
  const word = WORD.exec(text);
  if (!word) return [{ kind: 'symbol', sign: text[at + 1] ?? '' }, at + 2];
  const [, name = '', value] = word;
  return [{ kind: 'word', name, value: value === undefined ? null : Number(value) }, WORD.lastIndex];
}
