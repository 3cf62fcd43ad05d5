import { readdirSync, readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { expect } from 'expect';
import { until } from '../../../testing/until.ts';
import { type CvReading, pagesRead, readCv } from '../index.ts';
import { isRunning } from '../testing/is-running.ts';
import { column, type PlacedText, textPdf } from '../testing/make-pdf.ts';
import { scanPdf } from '../testing/scan-pdf.ts';
import { feignedTesseract, realScanReaders } from '../testing/tesseract.ts';
import { ScanReaders } from './scan-readers.ts';

/** A machine that others use as well: what is measured is never how fast it is. */
const PATIENT = { timeoutMs: 600_000, scansMs: 600_000 };
const FIXTURES = join(import.meta.dirname, '../../../../fixtures/cv');

const HEAD: PlacedText[] = [
  { text: 'Ottilie Marchetti', x: 50, y: 790, size: 22, bold: true },
  ...column(['Logistics Planner', 'ottilie.marchetti@post.example | +44 20 7946 0100'], 50, 764, 11),
];
const JOB: PlacedText[] = [
  { text: 'EXPERIENCE', x: 50, y: 720, size: 13, bold: true },
  { text: 'Logistics Planner', x: 50, y: 698, size: 11, bold: true },
  { text: 'Jan 2020 - Present', x: 430, y: 698, size: 11 },
  { text: 'Harwell Freight Ltd', x: 50, y: 682, size: 11 },
  { text: 'Planned the night trains between Leeds and Dover', x: 50, y: 666, size: 11 },
];
const STUDY: PlacedText[] = [
  { text: 'EDUCATION', x: 50, y: 790, size: 13, bold: true },
  { text: 'BSc Geography, University of Leeds', x: 50, y: 768, size: 11 },
  { text: '2014 - 2017', x: 430, y: 768, size: 11 },
];
const CV = textPdf([[...HEAD, ...JOB]]);
const SCANNED = { dpi: 200, turned: 0.8, noise: 40 };

const linesOf = (reading: CvReading): string[] =>
  reading.pages.flatMap(({ lines }) => lines.map(({ text }) => text));
const boxOf = (reading: CvReading, words: string) =>
  reading.pages.flatMap(({ lines }) => lines).find(({ text }) => text.includes(words))?.bbox;

describe('scanned CVs', () => {
  let scans: ScanReaders;
  before(async () => {
    scans = await realScanReaders();
  });

  it('[INTAKE-24] are read as others are, at the places where people see the words, and say so', async () => {
    const [scanned, printed] = [
      await readCv(await scanPdf(CV, SCANNED), { ...PATIENT, scans }),
      await readCv(CV, PATIENT),
    ];
    expect(scanned).toMatchObject({ status: 'READ', reason: 'OK', language: 'en' });
    expect(scanned.fields.firstName?.value).toBe('Ottilie');
    expect(scanned.fields.lastName?.value).toBe('Marchetti');
    expect(scanned.fields.email?.value).toBe('ottilie.marchetti@post.example');
    expect(scanned.fields.phone?.value).toBe('+442079460100');
    expect(scanned.fields.workExperiences.map(({ value }) => value)).toMatchObject([
      { position: 'Logistics Planner', companyName: 'Harwell Freight Ltd', startDate: '2020-01' },
    ]);
    expect(scanned.pages.map(({ scan, checked }) => [scan, checked])).toEqual([['READ', true]]);
    expect(pagesRead(scanned)).toEqual({ read: 1, total: 1, scanned: 1, unread: 0 });
    // Nothing is as sure as what a file says itself.
    expect(scanned.fields.email?.confidence).toBeLessThan(0.9);
    expect(scanned.fields.email?.confidence).toBeLessThan(printed.fields.email?.confidence ?? 0);
    expect(scanned.fields.email?.confidence).toBeGreaterThan(0.6);
    // The page lay askew: what is far from its middle stands some points from where it was printed.
    const turned = (0.8 * Math.PI) / 180;
    for (const words of ['Ottilie Marchetti', 'Planned the night trains']) {
      const [at, was] = [boxOf(scanned, words), boxOf(printed, words)];
      const [x, y] = [(was?.[0] ?? 0) - 595 / 2, ((was?.[1] ?? 0) + (was?.[3] ?? 0)) / 2 - 421];
      expect(Math.abs((at?.[0] ?? 0) - (x - turned * y + 595 / 2))).toBeLessThan(4);
      const middle = ((was?.[0] ?? 0) + (was?.[2] ?? 0)) / 2 - 595 / 2;
      expect(Math.abs(((at?.[1] ?? 0) + (at?.[3] ?? 0)) / 2 - (turned * middle + y + 421))).toBeLessThan(6);
    }
    expect(printed.pages[0]).not.toHaveProperty('scan');
    expect(printed).not.toHaveProperty('scans');
  });

  it('[INTAKE-24] are read in Spanish and Catalan too', async () => {
    for (const [name, first, language] of [
      ['es-two-pages-tags', 'firstName', 'es'],
      ['ca-bordered-table', 'firstName', 'ca'],
    ] as const) {
      const printed = new Uint8Array(await readFile(join(FIXTURES, `${name}.pdf`)));
      const reading = await readCv(await scanPdf(printed, { dpi: 200, noise: 20 }), { ...PATIENT, scans });
      const truth: Record<string, unknown> = JSON.parse(
        await readFile(join(FIXTURES, `${name}.json`), 'utf8'),
      );
      expect([reading.language, reading.fields.firstName?.value]).toEqual([language, truth[first]]);
    }
  });

  it('[INTAKE-25] without tesseract are as they were: no text, and their pages are known as pictures', async () => {
    const scan = await scanPdf(CV, SCANNED);
    const absent = new ScanReaders({
      tesseract: '/nowhere/tesseract',
      tesseractData: undefined,
      cvReaders: 1,
    });
    for (const options of [PATIENT, { ...PATIENT, scans: absent }]) {
      const reading = await readCv(scan, options);
      expect(reading).toMatchObject({ status: 'NO_TEXT', reason: 'NO_TEXT_LAYER', pageCount: 1 });
      expect(reading.pages.map(({ scan, lines }) => [scan, lines])).toEqual([['UNREAD', []]]);
      expect(pagesRead(reading)).toEqual({ read: 0, total: 1, scanned: 0, unread: 1 });
    }
    // A page without anything is no picture.
    expect((await readCv(textPdf([[]]), PATIENT)).pages[0]).not.toHaveProperty('scan');
  });

  it('[INTAKE-26] with words laid unseen over the picture are read by what people see', async () => {
    const layer =
      'BT /F1 10 Tf 1 0 0 1 50 790 Tm (0ttiIie Marcheffi Kubernetes expert since 1999 in Leeds) Tj ET';
    const scan = await scanPdf(CV, { ...SCANNED, turned: 0, layer });
    const before = await readCv(scan, PATIENT);
    expect(before.pages.map(({ scan, checked }) => [scan, checked])).toEqual([['UNREAD', false]]);
    expect(linesOf(before).join()).toContain('Kubernetes');
    const after = await readCv(scan, { ...PATIENT, scans });
    expect(after.pages.map(({ scan, checked }) => [scan, checked])).toEqual([['READ', true]]);
    expect(linesOf(after).join()).not.toContain('Kubernetes');
    expect(after.fields.firstName?.value).toBe('Ottilie');
  });

  it('[INTAKE-28] without words to recognise, or with hardly any, are counted among those that were not read', async () => {
    const row = ['5', '1', '1', '1', '1', '1', '200', '100', '120', '34', '96', 'Certificate'].join('\\t');
    for (const answer of ['cat > /dev/null', `cat > /dev/null; printf '${row}\\n'`]) {
      const { program, folder } = await feignedTesseract(answer);
      try {
        const empty = new ScanReaders({ tesseract: program, tesseractData: undefined, cvReaders: 1 });
        const reading = await readCv(await scanPdf(CV, SCANNED), { ...PATIENT, scans: empty });
        expect(reading).toMatchObject({ status: 'NO_TEXT', pages: [{ scan: 'READ', lines: [] }] });
        expect(pagesRead(reading)).toEqual({ read: 0, total: 1, scanned: 0, unread: 1 });
      } finally {
        await rm(folder, { recursive: true });
      }
    }
  });

  it('[INTAKE-27] that cost too much stay unread, and leave no process behind', async () => {
    const { program, folder } = await feignedTesseract('echo $$ >> pids; sleep 600 & echo $! >> pids; wait');
    try {
      const hanging = new ScanReaders({ tesseract: program, tesseractData: undefined, cvReaders: 1 });
      const reading = await readCv(await scanPdf(CV, SCANNED), {
        ...PATIENT,
        scans: hanging,
        scansMs: 12_000,
      });
      expect(reading).toMatchObject({ status: 'NO_TEXT', pages: [{ scan: 'SKIPPED' }] });
      const pids = readFileSync(join(folder, 'pids'), 'utf8').trim().split('\n').map(Number);
      expect(pids).toHaveLength(2);
      await until('both to be gone', () => !pids.some(isRunning));
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('[INTAKE-27] that take too much memory, or say too much, stay unread', async () => {
    for (const deed of ['exec tail /dev/zero', 'exec yes']) {
      const { program, folder } = await feignedTesseract(deed);
      try {
        const greedy = new ScanReaders({ tesseract: program, tesseractData: undefined, cvReaders: 1 });
        const started = performance.now();
        const reading = await readCv(await scanPdf(CV, SCANNED), { ...PATIENT, scans: greedy });
        expect(reading).toMatchObject({ status: 'NO_TEXT', pages: [{ scan: 'SKIPPED' }] });
        expect(performance.now() - started).toBeLessThan(PATIENT.scansMs);
      } finally {
        await rm(folder, { recursive: true });
      }
    }
  });

  it('[INTAKE-27] are read by one thread, with fixed arguments, by pipes, as many at once as there are places', async () => {
    const { program, folder } = await feignedTesseract(
      'echo "$@" >> args; env >> env; ls > seen; mkdir busy || echo two >> crowd; sleep 1; cat > /dev/null; rmdir busy',
    );
    const left = () => readdirSync(tmpdir()).filter((name) => name.startsWith('tess')).length;
    const before = left();
    try {
      const single = new ScanReaders({ tesseract: program, tesseractData: undefined, cvReaders: 1 });
      const scan = await scanPdf(CV, SCANNED);
      process.env.SECRET_OF_THE_SERVER = 'secret';
      await Promise.all([1, 2, 3].map(() => readCv(scan, { ...PATIENT, scans: single })));
      const args = readFileSync(join(folder, 'args'), 'utf8').trim().split('\n');
      expect(args).toEqual(
        Array.from({ length: 3 }, () => 'stdin stdout --dpi 300 --psm 3 -l eng -c tessedit_create_tsv=1'),
      );
      const environment = readFileSync(join(folder, 'env'), 'utf8');
      expect(environment).toContain('OMP_THREAD_LIMIT=1');
      expect(environment).not.toContain('SECRET');
      expect(readdirSync(folder)).not.toContain('crowd');
      expect(left()).toBe(before);
    } finally {
      delete process.env.SECRET_OF_THE_SERVER;
      await rm(folder, { recursive: true });
    }
  });

  it('[INTAKE-28] say how many of their pages were read, of how many: text pages by their text', async () => {
    const whole = textPdf([[...HEAD, ...JOB], STUDY]);
    const mixed = await scanPdf(whole, { ...SCANNED, turned: 0, keptText: [1] });
    const unread = await readCv(mixed, PATIENT);
    expect(unread.pages.map(({ scan }) => scan)).toEqual([undefined, 'UNREAD']);
    expect(pagesRead(unread)).toEqual({ read: 1, total: 2, scanned: 0, unread: 1 });
    expect(unread.fields.educations).toEqual([]);
    const reading = await readCv(mixed, { ...PATIENT, scans });
    expect(reading.pages.map(({ scan }) => scan)).toEqual([undefined, 'READ']);
    expect(pagesRead(reading)).toEqual({ read: 2, total: 2, scanned: 1, unread: 0 });
    expect(reading.fields.educations.map(({ source, value }) => [source.page, value.degree])).toEqual([
      [2, 'BSc Geography'],
    ]);
    // What the file says itself is as sure as ever.
    expect(reading.fields.email).toEqual(unread.fields.email);
  });
});
