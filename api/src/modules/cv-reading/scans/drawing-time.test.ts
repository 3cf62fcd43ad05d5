import { describe, it, mock } from 'node:test';
import { expect } from 'expect';
import { type CvReading, unread } from '../index.ts';
import { knowsAsMuch } from '../outcome.ts';
import { readDocument } from '../read-document.ts';
import { HIDDEN, SHOWN } from '../testing/hidden-text.ts';
import { column, textPdf } from '../testing/make-pdf.ts';
import { scanPdf } from '../testing/scan-pdf.ts';
import type { ReadScan } from './read-scan.ts';

const PAGE = column([SHOWN, 'EXPERIENCE', 'Baker at the old mill of Girona, 2010 - 2020']);
const layer = `BT /F1 10 Tf 1 0 0 1 50 600 Tm (${HIDDEN}) Tj ET`;

/** Does something by a clock that stands still but for what is said to take time: no machine is too slow for it. */
async function byClock<T>(work: (pass: (ms: number) => void) => Promise<T>): Promise<T> {
  let now = 0;
  const clock = mock.method(performance, 'now', () => now);
  try {
    return await work((ms) => {
      now += ms;
    });
  } finally {
    clock.mock.restore();
  }
}
/** Recognises the shown words in every picture, in a minute. */
const slowly =
  (pass: (ms: number) => void): ReadScan =>
  async () => {
    pass(60_000);
    const run = { text: SHOWN, x: 50, y: 52, width: 180, size: 10, bold: false, italic: false, font: 'F' };
    return { runs: [{ ...run, seen: true, certainty: 0.9 }], lay: { slope: 0, width: 595, height: 842 } };
  };

describe('pages after a scanned one', () => {
  const read = async (keptText: readonly number[]): Promise<CvReading> => {
    const pdf = await scanPdf(textPdf([PAGE, PAGE, PAGE]), { dpi: 72, keptText, layer });
    return byClock((pass) => readDocument(pdf, true, slowly(pass)));
  };
  const linesOf = ({ pages }: CvReading) => pages.flatMap(({ lines }) => lines.map(({ text }) => text));

  it('[INTAKE-28] are looked at however long it took: what people cannot see there counts for nothing', async () => {
    const reading = await read([2, 3]);
    expect(reading.pages.map(({ scan, checked, hidden }) => [scan, checked, hidden])).toEqual([
      ['READ', true, []],
      [undefined, true, [HIDDEN]],
      [undefined, true, [HIDDEN]],
    ]);
    expect(linesOf(reading).join()).not.toContain(HIDDEN);
  });

  it('[INTAKE-26] are known as pictures too: words laid over them count for nothing', async () => {
    const reading = await read([]);
    expect(reading.pages.map(({ scan, checked }) => [scan, checked])).toEqual(Array(3).fill(['READ', true]));
    expect(linesOf(reading)).toContain(SHOWN);
    expect(linesOf(reading).join()).not.toContain(HIDDEN);
  });
});

describe('a second reading', () => {
  const page = { number: 1, checked: true, lines: [], hidden: [HIDDEN] };
  const first: CvReading = { ...unread('READ', 'OK', 2), pages: [page, { ...page, number: 2, hidden: [] }] };

  it('[INTAKE-28] stands for the first only where it knows as well what people see', () => {
    expect(knowsAsMuch(first, first)).toBe(true);
    expect(knowsAsMuch({ ...first, pages: [page] }, first)).toBe(true);
    expect(knowsAsMuch({ ...first, pages: [{ ...page, checked: false }] }, first)).toBe(false);
    expect(knowsAsMuch({ ...first, pages: [] }, first)).toBe(false);
    expect(knowsAsMuch(unread('TIMEOUT', 'TIME_LIMIT'), { ...first, pages: [] })).toBe(false);
  });
});
