import { inflateSync } from 'node:zlib';

/** What a PDF holds beside the text of its pages. */
export interface PdfParts {
  /** Texts of its objects: title, names, attachments, what is said of pictures. */
  readonly strings: readonly string[];
  /** Every stream, inflated where it was deflated. */
  readonly streams: readonly Buffer[];
  /** The file without its streams. */
  readonly rest: Buffer;
}

const isUtf16 = (bytes: Buffer): boolean => bytes[0] === 0xfe && bytes[1] === 0xff;
function decoded(bytes: Buffer): string {
  return isUtf16(bytes)
    ? Buffer.from(bytes.subarray(2)).swap16().toString('utf16le')
    : bytes.toString('latin1');
}
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Texts in brackets and in figures. */
function stringsOf(text: string): string[] {
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
  return [...[...literal, ...figures].map((one) => decodedEven(Buffer.from(one, 'latin1'))), ...names];
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

/** Takes a PDF apart without trusting what reads PDFs. */
export function partsOf(file: Buffer): PdfParts {
  const streams: Buffer[] = [];
  const rest: Buffer[] = [];
  let at = 0;
  for (;;) {
    const start = file.indexOf('stream', at);
    if (start < 0) break;
    const body = start + 'stream'.length + (file[start + 6] === 0x0d ? 2 : 1);
    const end = file.indexOf('endstream', body);
    if (end < 0) break;
    rest.push(file.subarray(at, start));
    streams.push(inflated(file.subarray(body, end)));
    at = end + 'endstream'.length;
  }
  rest.push(file.subarray(at));
  const outside = Buffer.concat(rest);
  return { strings: stringsOf(outside.toString('latin1')), streams, rest: outside };
}
