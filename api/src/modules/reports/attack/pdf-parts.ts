import { inflateSync } from 'node:zlib';

const isUtf16 = (bytes: Buffer): boolean => bytes[0] === 0xfe && bytes[1] === 0xff;
function decoded(bytes: Buffer): string {
  return isUtf16(bytes)
    ? Buffer.from(bytes.subarray(2)).swap16().toString('utf16le')
    : bytes.toString('latin1');
}
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Texts of a PDF's objects, each once: title, names, attachments, what is said of pictures. */
export function stringsOf(outside: Buffer): string[] {
  const text = outside.toString('latin1');
  const literal = [...text.matchAll(/\(((?:\\[\s\S]|[^\\()])*)\)/g)].map(([, inner = '']) =>
    inner
      .replace(/\\(\d{1,3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)))
      .replace(/\\([\s\S])/g, (_, sign: string) => ESCAPES[sign] ?? sign),
  );
  const figures = [...text.matchAll(/<([0-9A-Fa-f\s]{2,})>/g)].map(([, hex = '']) =>
    Buffer.from(hex.replace(/\s/g, ''), 'hex').toString('latin1'),
  );
  const names = [...text.matchAll(/\/([^\s/<>[\](){}%]+)/g)].map(([, name = '']) =>
    name.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  );
  const once = new Set([...literal, ...figures]);
  return [...[...once].map((one) => decodedEven(Buffer.from(one, 'latin1'))), ...new Set(names)];
}
const decodedEven = (bytes: Buffer): string =>
  decoded(isUtf16(bytes) && bytes.length % 2 === 1 ? bytes.subarray(0, -1) : bytes);

function inflated(bytes: Buffer): Buffer {
  try {
    return inflateSync(bytes);
  } catch {
    return bytes;
  }
}

/** Where the streams of a PDF begin and end. */
function* bodiesOf(file: Buffer): Generator<{ before: number; start: number; end: number; after: number }> {
  let at = 0;
  for (;;) {
    const before = file.indexOf('stream', at);
    if (before < 0) return;
    const start = before + 'stream'.length + (file[before + 6] === 0x0d ? 2 : 1);
    const end = file.indexOf('endstream', start);
    if (end < 0) return;
    at = end + 'endstream'.length;
    yield { before, start, end, after: at };
  }
}

/** Every stream of a PDF, one at a time, inflated where it was deflated; taken without trusting what reads PDFs. */
export function* streamsOf(file: Buffer): Generator<Buffer> {
  for (const { start, end } of bodiesOf(file)) yield inflated(file.subarray(start, end));
}
/** A PDF without its streams. */
export function outsideOf(file: Buffer): Buffer {
  const parts: Buffer[] = [];
  let at = 0;
  for (const { before, after } of bodiesOf(file)) {
    parts.push(file.subarray(at, before));
    at = after;
  }
  return Buffer.concat([...parts, file.subarray(at)]);
}
