import { describe, it } from 'node:test';
import { expect } from 'expect';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openFile, rtfFile, wordFile, wordParagraph, wordRun } from '../../../testing/text-documents.ts';
import type { TextDocumentKind } from '../kinds.ts';
import { makeDocument } from '../make-document.ts';

const CATALAN = 'Experiència amb els clients de la universitat i formació';
const SPANISH = 'Experiencia con los clientes de la universidad y formación';

async function pdfOf(bytes: Buffer, kind: TextDocumentKind, name: string) {
  const made = await makeDocument({ bytes, kind, name });
  if ('problem' in made) throw new Error(made.problem);
  const task = getDocument({ data: Uint8Array.from(made.pdf), verbosity: 0 });
  const document = await task.promise;
  const pages: { text: string; x: number; y: number; width: number; isTurned: boolean }[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(
      items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [a, b, , , x, y] = item.transform as number[];
        return [
          {
            text: item.str,
            x: x ?? 0,
            y: y ?? 0,
            width: item.width,
            isTurned: Math.abs(b ?? 0) > Math.abs(a ?? 0),
          },
        ];
      }),
    );
  }
  const { info } = (await document.getMetadata()) as { info: Record<string, unknown> };
  await task.destroy();
  return { pages, info, hidden: made.hidden };
}

describe('the PDF of a document', () => {
  it('[INTAKE-18] says on each page and in its properties what it was made from, in the document’s language', async () => {
    const long = Array.from({ length: 90 }, (_, index) => wordParagraph(`${CATALAN} ${index}`)).join('');
    const { pages, info } = await pdfOf(wordFile(long), 'WORD', 'núria.docx');
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages)
      expect(page.filter(({ isTurned }) => isTurned).map(({ text }) => text)).toEqual([
        'Fet a partir del document de Word núria.docx',
      ]);
    expect(info).toMatchObject({
      Title: 'núria.docx',
      Subject: 'Fet a partir del document de Word núria.docx',
      Creator: 'Cantera',
    });
    const spanish = await pdfOf(rtfFile(`${SPANISH.replace('ó', "\\'f3")}\\par`), 'RTF', 'a.rtf');
    expect(spanish.info.Subject).toBe('Hecho a partir del documento RTF a.rtf');
    const english = await pdfOf(openFile('<text:p>Baker</text:p>'), 'OPEN', 'a.odt');
    expect(english.info.Subject).toBe('Made from the OpenDocument text a.odt');
  });

  it('[INTAKE-21] shows every line of a long document once, in order and on the page', async () => {
    const lines = Array.from({ length: 120 }, (_, index) => `Line ${index}.`);
    const { pages } = await pdfOf(
      wordFile(lines.map((line) => wordParagraph(line)).join('')),
      'WORD',
      'a.docx',
    );
    const shown = pages.flat().filter(({ isTurned }) => !isTurned);
    expect(shown.map(({ text }) => text.trim())).toEqual(lines);
    for (const { y } of shown) expect(y).toBeGreaterThan(40);
  });

  it('[INTAKE-41] holds nothing that the document hides, and names it once by the page where it would stand', async () => {
    const gone = (text: string): string => wordParagraph(wordRun(text, '<w:vanish/>'));
    const long = Array.from({ length: 90 }, (_, index) => wordParagraph(`Line ${index}`)).join('');
    const cell = (content: string): string => `<w:tc>${content}</w:tc>`;
    const table = `<w:tbl><w:tr>${cell(gone('SECRET cell'))}${cell(wordParagraph('seen'))}</w:tr></w:tbl>`;
    const { pages, info, hidden } = await pdfOf(
      wordFile(gone('SECRET one') + gone('SECRET one') + long + table + gone('SECRET end')),
      'WORD',
      'a.docx',
    );
    expect(pages.length).toBe(2);
    expect(JSON.stringify({ pages, info })).not.toContain('SECRET');
    expect(hidden).toEqual([
      { page: 1, text: 'SECRET one' },
      { page: 2, text: 'SECRET cell' },
      { page: 2, text: 'SECRET end' },
    ]);
  });

  it('[INTAKE-41] names at most 40 texts of a page, of 500 letters each', async () => {
    const runs = Array.from(
      { length: 60 },
      (_, index) => `${wordRun(`${index} ${'x'.repeat(600)}`, '<w:vanish/>')}${wordRun('y')}`,
    );
    const { hidden } = await pdfOf(wordFile(wordParagraph(runs.join(''))), 'WORD', 'a.docx');
    expect(hidden).toHaveLength(40);
    for (const { text } of hidden) expect(text).toHaveLength(500);
  });

  it('[INTAKE-21] keeps apart what a tab parts, wherever the word before it ends', async () => {
    const lines = Array.from({ length: 40 }, (_, index) => 'i'.repeat(index + 1));
    const { pages } = await pdfOf(
      wordFile(
        lines.map((line) => wordParagraph(`${wordRun(line)}<w:r><w:tab/></w:r>${wordRun('2011')}`)).join(''),
      ),
      'WORD',
      'a.docx',
    );
    const items = pages.flat().filter(({ isTurned }) => !isTurned);
    expect(items).toHaveLength(80);
    for (let at = 0; at < 80; at += 2)
      expect(items[at + 1]?.x).toBeGreaterThan((items[at]?.x ?? 0) + (items[at]?.width ?? 0) + 10);
  });

  it('[INTAKE-21] sets cells side by side, breaks what is too wide, and loses no word', async () => {
    const cell = (text: string): string => `<w:tc>${wordParagraph(text)}</w:tc>`;
    const endless = 'x'.repeat(400);
    const table = `<w:tbl><w:tblGrid><w:gridCol w:w="1"/><w:gridCol w:w="2"/></w:tblGrid><w:tr>${cell('left')}${cell('right')}</w:tr></w:tbl>`;
    const { pages } = await pdfOf(wordFile(table + wordParagraph(endless)), 'WORD', 'a.docx');
    const items = pages.flat().filter(({ isTurned }) => !isTurned);
    const at = (word: string) => items.find(({ text }) => text === word);
    expect(at('left')?.y).toBe(at('right')?.y);
    expect(at('right')?.x).toBeGreaterThan((at('left')?.x ?? 0) + 100);
    const broken = items.filter(({ text }) => /^x+$/.test(text));
    expect(broken.length).toBeGreaterThan(1);
    expect(broken.map(({ text }) => text).join('')).toBe(endless);
  });
});
