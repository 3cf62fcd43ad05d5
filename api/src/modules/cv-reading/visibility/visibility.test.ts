import { describe, it } from 'node:test';
import { expect } from 'expect';
import { HIDDEN, pageOf, SHOWN, scan, WAYS_TO_HIDE } from '../testing/hidden-text.ts';
import { column, textPdf } from '../testing/make-pdf.ts';
import { readPdfText } from '../text/pdf-document.ts';
import { drawPage } from './draw-page.ts';

/** The words of the first page that people can see, those they cannot, and whether that is known. */
async function read(pdf: Uint8Array, draw = drawPage) {
  const [page] = (await readPdfText(pdf, draw)).pages;
  const words = (seen: boolean) =>
    (page?.runs ?? []).filter((run) => run.seen === seen).map((run) => run.text.trim());
  return { seen: words(true).join(' '), unseen: words(false).join(' '), checked: page?.checked };
}

describe('what people can see of a page', () => {
  for (const [way, content] of Object.entries(WAYS_TO_HIDE))
    it(`[SCORE-14] not what hides by ${way}`, async () => {
      const { seen, unseen, checked } = await read(pageOf(content));
      expect(seen).toBe(SHOWN);
      // What lies beside the page is left out by pdf.js itself.
      expect(['', HIDDEN.replaceAll(' ', '')]).toContain(unseen.replaceAll(' ', ''));
      expect(checked).toBe(true);
    });

  for (const face of ['Helvetica', 'Times-Roman', 'Calibri', 'Garamond-Nobody', 'Courier'])
    it(`[SCORE-14] words in ${face}, which the file does not hold`, async () => {
      const { seen, unseen } = await read(
        pageOf(`0.6 g BT /F1 8 Tf 1 0 0 1 50 600 Tm (${HIDDEN}) Tj ET`, face),
      );
      expect(seen).toBe(`${SHOWN} ${HIDDEN}`);
      expect(unseen).toBe('');
    });

  it('[SCORE-14] is not known of pages after the tenth, which are read nevertheless', async () => {
    const { pages } = await readPdfText(
      textPdf(Array.from({ length: 12 }, () => column(['Baker in Girona']))),
    );
    expect(pages.map(({ checked, runs }) => [checked, runs.length])).toEqual(
      pages.map(({ number }) => [number <= 10, 1]),
    );
  });

  it('[SCORE-14] is not known of a picture with words laid over it, nor where pages cannot be drawn', async () => {
    expect(await read(scan())).toEqual({ seen: `${SHOWN} ${HIDDEN}`, unseen: '', checked: false });
    const undrawn = await read(pageOf(WAYS_TO_HIDE['white on white'] ?? ''), async () => null);
    expect(undrawn).toEqual({ seen: `${SHOWN} ${HIDDEN}`, unseen: '', checked: false });
  });
});
