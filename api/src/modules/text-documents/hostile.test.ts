import { describe, it } from 'node:test';
import { expect } from 'expect';
import {
  documentsOf,
  openFile,
  rtfFile,
  wordFile,
  wordParagraph,
  wordPart,
  zipOf,
} from '../../testing/text-documents.ts';
import type { TextDocumentKind } from './kinds.ts';
import { makeDocument, readVisible } from './make-document.ts';
import { PdfMakers } from './makers.ts';
import { DOCUMENT_PROBLEMS } from './model/blocks.ts';

const NAME = 'cv';
const problemOf = async (bytes: Uint8Array, kind: TextDocumentKind = 'WORD') => {
  const made = await makeDocument({ bytes, kind, name: NAME });
  return 'problem' in made ? made.problem : null;
};
const ONA = { name: 'Ona Ferrer', email: 'ona@example.test', phone: '+34 612 345 678' };
const spaces = (bytes: number): string => ' '.repeat(bytes);

/** Numbers that look thrown, the same each time. */
function* thrown(seed: number): Generator<number> {
  for (let at = seed; ; ) {
    at = (Math.imul(at, 1_664_525) + 1_013_904_223) >>> 0;
    yield at / 2 ** 32;
  }
}

describe('hostile and broken documents', () => {
  it('[INTAKE-22] a part that unpacks to two hundred times its size is refused before it is unpacked', async () => {
    const bomb = wordFile(wordParagraph('x'), { 'word/styles.xml': spaces(15_000_000) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await problemOf(bomb)).toBe('TOO_LARGE');
    // One that nobody would read as well.
    expect(await problemOf(wordFile(wordParagraph('x'), { 'word/media/a.bin': spaces(15_000_000) }))).toBe(
      'TOO_LARGE',
    );
  });

  it('[INTAKE-22] more than 2,000 parts are refused', async () => {
    const parts = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`word/media/${index}.txt`, 'x']));
    expect(await problemOf(wordFile(wordParagraph('x'), parts(2_000)))).toBe('TOO_LARGE');
    expect(await problemOf(wordFile(wordParagraph('x'), parts(1_900)))).toBeNull();
  });

  it('[INTAKE-22] more than 50 MB in all are refused', async () => {
    const parts = (bytes: number) => ({
      'word/document.xml': wordPart('document', `<w:body>${wordParagraph('x')}</w:body>`),
      ...Object.fromEntries(
        Array.from({ length: 5 }, (_, index) => [`word/media/${index}`, Buffer.alloc(bytes)]),
      ),
    });
    // As they are: nothing in it is small for what it holds.
    expect(await problemOf(zipOf(parts(10_000_000), 0))).toBe('TOO_LARGE');
    expect(await problemOf(zipOf(parts(9_900_000), 0))).toBeNull();
  });

  it('[INTAKE-22] a part that is longer than the zip says is damaged', async () => {
    const styles = wordPart('styles', spaces(5_000));
    const whole = wordFile(wordParagraph('x'), { 'word/styles.xml': styles });
    const lying = Buffer.from(whole);
    for (let at = lying.indexOf('PK\u0001\u0002'); at >= 0; at = lying.indexOf('PK\u0001\u0002', at + 4))
      if (lying.readUInt32LE(at + 24) === styles.length) lying.writeUInt32LE(50, at + 24);
    expect(lying.equals(whole)).toBe(false);
    expect(await problemOf(whole)).toBeNull();
    expect(await problemOf(lying)).toBe('DAMAGED');
  });

  it('[INTAKE-22] a document type is refused, whatever it would fetch or repeat', async () => {
    const document = (type: string, text: string): Buffer =>
      zipOf({
        'word/document.xml': `<?xml version="1.0"?><!DOCTYPE d [${type}]><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
      });
    expect(await problemOf(document('', 'plain'))).toBe('DAMAGED');
    expect(await problemOf(document('<!ENTITY x SYSTEM "file:///etc/hostname">', '&x;'))).toBe('DAMAGED');
    expect(await problemOf(document('<!ENTITY a "ha"><!ENTITY b "&a;&a;">', '&b;'))).toBe('DAMAGED');
  });

  it('[INTAKE-22] elements and groups without end are refused', async () => {
    const deep = (element: string, count: number): string =>
      `<${element}>`.repeat(count) + `</${element}>`.repeat(count);
    // As they are, so that they are no bombs.
    const word = (body: string): Buffer =>
      zipOf({ 'word/document.xml': wordPart('document', `<w:body>${body}</w:body>`) }, 0);
    expect(await problemOf(word(deep('w:sdt', 50_000)))).toBe('TOO_LARGE');
    expect(await problemOf(word('<w:p/>'.repeat(1_000_001)))).toBe('TOO_LARGE');
    expect(await problemOf(rtfFile('{'.repeat(50_000)), 'RTF')).toBe('TOO_LARGE');
    expect(await problemOf(word(wordParagraph('word '.repeat(80_001))))).toBe('TOO_LARGE');
    expect(await problemOf(rtfFile('word\\par '.repeat(20_000)), 'RTF')).toBe('TOO_LARGE');
  });

  it('[INTAKE-19] one without words, or that is another thing than it says, names the reason', async () => {
    expect(await problemOf(wordFile(wordParagraph(' ')))).toBe('NO_TEXT');
    expect(await problemOf(openFile('<text:p/>'), 'OPEN')).toBe('NO_TEXT');
    expect(await problemOf(rtfFile(''), 'RTF')).toBe('NO_TEXT');
    expect(await problemOf(zipOf({ 'word/document.xml': '<w:document' }))).toBe('DAMAGED');
    expect(await problemOf(zipOf({ 'a.txt': 'x' }), 'OPEN')).toBe('DAMAGED');
    expect(await problemOf(Buffer.from('PK\u0003\u0004'))).toBe('DAMAGED');
  });

  it('[INTAKE-22] of 200 documents that were damaged at random each is answered', async () => {
    const { docx, odt, rtf } = documentsOf(ONA);
    const sources: [TextDocumentKind, Buffer][] = [
      ['WORD', docx],
      ['OPEN', odt],
      ['RTF', rtf],
    ];
    const numbers = thrown(20_261_123);
    const next = (below: number): number => Math.floor(numbers.next().value * below);
    let refused = 0;
    for (let count = 0; count < 200; count += 1) {
      const [kind, source] = sources[count % 3] ?? ['RTF', rtf];
      let bytes = Buffer.from(source);
      for (let change = next(6); change >= 0; change -= 1) bytes[next(bytes.length)] = next(256);
      if (next(4) === 0) bytes = bytes.subarray(0, next(bytes.length));
      if (next(4) === 0) bytes = Buffer.concat([bytes, bytes.subarray(next(bytes.length))]);
      const text = readVisible(bytes, kind);
      if ('problem' in text) {
        expect(DOCUMENT_PROBLEMS).toContain(text.problem);
        refused += 1;
      }
      // Drawing takes longest, and every tenth shows that what is left can be drawn.
      else if (count % 10 === 0)
        expect(await makeDocument({ bytes, kind, name: NAME })).toHaveProperty('pdf');
    }
    expect(refused).toBeGreaterThan(20);
    expect(refused).toBeLessThan(200);
  });

  it('[INTAKE-22] the process that reads one ends with it, and its end is an answer', async () => {
    // However long the first takes on a busy machine, the second has its turn.
    const makers = new PdfMakers(1, { timeoutMs: 120_000, waitMs: 240_000 });
    const [made, broken] = await Promise.all([
      makers.make({ bytes: documentsOf(ONA).docx, kind: 'WORD', name: NAME }),
      makers.make({ bytes: Buffer.from('PK'), kind: 'WORD', name: NAME }),
    ]);
    expect(made && 'pdf' in made && made.pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(broken).toEqual({ problem: 'DAMAGED' });
  });
});
