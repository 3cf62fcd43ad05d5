import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { until } from '../../testing/until.ts';
import { pagesRead, WaitingReaders } from './index.ts';
import { ScanReaders } from './scans/scan-readers.ts';
import { column, textPdf } from './testing/make-pdf.ts';
import { scanPdf } from './testing/scan-pdf.ts';
import { feignedTesseract } from './testing/tesseract.ts';

/** A machine that others use as well: what is measured is never how fast it is. */
const PATIENCE_MS = 600_000;
const CV = column(['Ottilie Marchetti', 'Logistics Planner', 'ottilie.marchetti@post.example']);
const WORD = ['5', '1', '1', '1', '1', '1', '200', '100', '500', '34', '96', 'ottilie@post.example'].join(
  '\\t',
);

/** What who waits for a CV is given where tesseract does this. */
async function withTesseract(
  deed: string,
  work: (options: { scans: ScanReaders }, folder: string) => Promise<void>,
): Promise<void> {
  const { program, folder } = await feignedTesseract(deed);
  try {
    const scans = new ScanReaders({ tesseract: program, tesseractData: undefined, cvReaders: 1 });
    await work({ scans }, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe('who waits for a CV', () => {
  it('[INTAKE-27] is given its texts where there was no time for a picture', async () => {
    const mixed = await scanPdf(textPdf([CV, CV]), { dpi: 72, keptText: [1] });
    await withTesseract('sleep 600', async (options) => {
      const reading = await new WaitingReaders(1).readWithin(mixed, PATIENCE_MS, {
        ...options,
        scansMs: 4000,
      });
      expect(reading).toMatchObject({ status: 'READ', pages: [{}, { scan: 'SKIPPED' }] });
      expect(reading?.fields.email?.value).toBe('ottilie.marchetti@post.example');
      expect(reading && pagesRead(reading)).toEqual({ read: 1, total: 2, scanned: 0, unread: 1 });
    });
  });

  it('[INTAKE-27] is told that it is still to come where there was no time for any of it', async () => {
    const scan = await scanPdf(textPdf([CV]), { dpi: 72 });
    await withTesseract('sleep 600', async (options) => {
      const readers = new WaitingReaders(1);
      expect(await readers.readWithin(scan, PATIENCE_MS, { ...options, scansMs: 4000 })).toBeNull();
    });
    // One that has no words is not waited for.
    await withTesseract('cat > /dev/null', async (options) => {
      const reading = await new WaitingReaders(1).readWithin(scan, PATIENCE_MS, options);
      expect(reading?.status).toBe('NO_TEXT');
    });
  });

  it('[INTAKE-27] does not wait for the pictures of another', async () => {
    const scan = await scanPdf(textPdf([CV]), { dpi: 72 });
    const deed = `touch begun; until [ -e go ]; do sleep 0.1; done; cat > /dev/null; printf '${WORD}\\n'`;
    await withTesseract(deed, async (options, folder) => {
      const readers = new WaitingReaders(1);
      const first = readers.readWithin(scan, PATIENCE_MS, options);
      await until('tesseract to begin', () => existsSync(join(folder, 'begun')), PATIENCE_MS);
      const second = await readers.readWithin(textPdf([CV]), PATIENCE_MS, options);
      expect(second?.status).toBe('READ');
      await writeFile(join(folder, 'go'), '');
      expect((await first)?.pages).toMatchObject([{ scan: 'READ' }]);
    });
  });
});
