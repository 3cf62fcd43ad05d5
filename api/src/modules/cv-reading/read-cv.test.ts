import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { deflateSync } from 'node:zlib';
import { expect } from 'expect';
import { type CvReading, readCv } from './index.ts';
import { column, pdfOf, stream, textPdf } from './testing/make-pdf.ts';

const CV = [
  { text: 'Ottilie Marchetti', x: 50, y: 790, size: 22, bold: true },
  ...column(['Logistics Planner', 'ottilie.marchetti@post.example | +44 20 7946 0100'], 50, 768),
  { text: 'EXPERIENCE', x: 50, y: 730, size: 12, bold: true },
  { text: 'Logistics Planner', x: 50, y: 712, bold: true },
  { text: 'Jan 2020 - Present', x: 440, y: 712 },
  { text: 'Harwell Freight Ltd', x: 50, y: 698 },
];
const fixtures = join(import.meta.dirname, '../../../fixtures/cv');

/** Whether a page was drawn in time is the machine's, not the reader's. */
const untimed = ({ pages, ...reading }: CvReading) => ({
  ...reading,
  pages: pages.map(({ checked: _, ...page }) => page),
});

describe('readCv', () => {
  it('reads a CV from its bytes with the place of each field', async () => {
    const reading = await readCv(textPdf([CV]));
    expect(reading.status).toBe('READ');
    expect(reading.reason).toBe('OK');
    expect(reading.fields.firstName?.value).toBe('Ottilie');
    expect(reading.fields.lastName?.value).toBe('Marchetti');
    expect(reading.fields.email?.value).toBe('ottilie.marchetti@post.example');
    expect(reading.fields.phone?.value).toBe('+442079460100');
    const job = reading.fields.workExperiences[0];
    expect(job?.value).toMatchObject({
      companyName: 'Harwell Freight Ltd',
      position: 'Logistics Planner',
      startDate: '2020-01',
      isCurrent: true,
    });
    expect(job?.source.page).toBe(1);
    expect(job?.source.text).toContain('Harwell Freight Ltd');
    const [x0, y0, x1, y1] = reading.fields.firstName?.source.bbox ?? [0, 0, 0, 0];
    expect(x0).toBe(50);
    expect(x1).toBeGreaterThan(200);
    expect(y0).toBeLessThan(842 - 790);
    expect(y1).toBeGreaterThan(842 - 790);
  });

  it('gives the same reading each time', async () => {
    const path = join(fixtures, 'es-sidebar-photo.pdf');
    expect(untimed(await readCv({ path }))).toEqual(untimed(await readCv({ path })));
  });

  it('gives the reading that a process of its own gives, whatever the process has read before', async () => {
    const paths = ['es-sidebar-photo', 'en-scanned', 'en-academic', 'ca-teacher', 'es-sidebar-photo'].map(
      (name) => join(fixtures, `${name}.pdf`),
    );
    for (const path of paths)
      expect(untimed(await readCv({ path }, { agencyId: 'one' }))).toEqual(untimed(await readCv({ path })));
  });

  it('leaves the caller its bytes', async () => {
    const bytes = textPdf([CV]);
    const before = bytes.byteLength;
    await readCv(bytes);
    expect(bytes.byteLength).toBe(before);
  });

  it('says that a scanned page has no text', async () => {
    const reading = await readCv({ path: join(fixtures, 'en-scanned.pdf') });
    expect(reading).toMatchObject({ status: 'NO_TEXT', reason: 'NO_TEXT_LAYER', pageCount: 1 });
    expect(reading.fields.firstName).toBeNull();
  });

  it('says that a page without anything has no text', async () => {
    expect(await readCv(textPdf([[]]))).toMatchObject({ status: 'NO_TEXT', pageCount: 1 });
  });

  it('says that a PDF needs a password', async () => {
    const secret = 'a5'.repeat(32);
    const dictionary = `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -3904 /O <${secret}> /U <${'3c'.repeat(32)}> >>`;
    const bytes = textPdf(
      [CV],
      '/Encrypt NEXT 0 R /ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>]',
      [dictionary],
    );
    expect(await readCv(bytes)).toMatchObject({ status: 'ENCRYPTED', reason: 'PASSWORD_NEEDED' });
  });

  it('reads the first 20 of 500 pages and says so', async () => {
    const pages = Array.from({ length: 500 }, (_, i) =>
      i === 0 ? CV : column([`Appendix ${i}`, 'More words that fill the page']),
    );
    const reading = await readCv(textPdf(pages));
    expect(reading).toMatchObject({ status: 'READ', reason: 'ONLY_FIRST_PAGES_READ', pageCount: 500 });
    expect(reading.fields.lastName?.value).toBe('Marchetti');
  });

  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 73, 72, 68, 82]);
  const broken: [name: string, bytes: Uint8Array, reason: string][] = [
    ['an empty file', new Uint8Array(), 'EMPTY_FILE'],
    ['a picture renamed to PDF', png, 'NOT_A_PDF'],
    ['a web page', new TextEncoder().encode('<!doctype html><title>CV</title>'), 'NOT_A_PDF'],
    ['nothing but a signature', new TextEncoder().encode('%PDF-1.7\n'), 'DAMAGED'],
    [
      'noise after a signature',
      new Uint8Array([
        ...new TextEncoder().encode('%PDF-1.4\n'),
        ...Array.from({ length: 4000 }, (_, i) => (i * 7919) % 251),
      ]),
      'DAMAGED',
    ],
  ];
  for (const [name, bytes, reason] of broken) {
    it(`says that ${name} is broken`, async () => {
      expect(await readCv(bytes)).toMatchObject({ status: 'BROKEN', reason });
    });
  }

  it('says that a file that is not there is broken', async () => {
    expect(await readCv({ path: '/nowhere/cv.pdf' })).toMatchObject({ status: 'BROKEN' });
  });

  it('refuses a file over 20 MB before it starts a process', async () => {
    expect(await readCv(new Uint8Array(20_000_001))).toMatchObject({
      status: 'TOO_LARGE',
      reason: 'FILE_TOO_LARGE',
    });
  });

  it('answers for every length a CV can be cut off at', async () => {
    const whole = await readFile(join(fixtures, 'en-one-name.pdf'));
    for (const share of [0.1, 0.5, 0.9]) {
      const reading = await readCv(new Uint8Array(whole.subarray(0, Math.floor(whole.byteLength * share))));
      expect(['READ', 'BROKEN', 'NO_TEXT']).toContain(reading.status);
    }
  });

  const page = (rest: string) => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${rest} >>`;
  const tree = '<< /Type /Pages /Count 1 /Kids [3 0 R] >>';
  const catalog = '<< /Type /Catalog /Pages 2 0 R >>';
  const recursive: [name: string, bytes: Uint8Array][] = [
    ['a page tree that holds itself', pdfOf([catalog, '<< /Type /Pages /Count 2 /Kids [2 0 R 2 0 R] >>'])],
    [
      'a form that draws itself',
      pdfOf([
        catalog,
        tree,
        page('/Resources << /XObject << /X 4 0 R >> >> /Contents 5 0 R'),
        stream(
          '/X Do /X Do',
          '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 4 0 R >> >>',
        ),
        stream('/X Do'),
      ]),
    ],
    [
      'contents whose length is themselves',
      pdfOf([catalog, tree, page('/Contents 4 0 R'), '<< /Length 4 0 R >>\nstream\nBT (x) Tj ET\nendstream']),
    ],
    [
      'a font that descends from itself',
      pdfOf([
        catalog,
        tree,
        page('/Resources << /Font << /F 4 0 R >> >> /Contents 5 0 R'),
        '<< /Type /Font /Subtype /Type0 /DescendantFonts [4 0 R] /ToUnicode 4 0 R >>',
        stream('BT /F 9 Tf (hello) Tj ET'),
      ]),
    ],
    ['an object that is a reference to itself', pdfOf([catalog, '2 0 R'])],
    [
      'a catalog that is its own page tree',
      pdfOf(['<< /Type /Catalog /Pages 1 0 R /Kids [1 0 R] /Count 1 >>']),
    ],
  ];
  for (const [name, bytes] of recursive) {
    it(`ends on ${name}`, async () => {
      const started = performance.now();
      const reading = await readCv(bytes);
      expect(['BROKEN', 'NO_TEXT', 'TIMEOUT', 'TOO_LARGE']).toContain(reading.status);
      expect(performance.now() - started).toBeLessThan(12_000);
    });
  }

  it('survives contents that unpack to hundreds of megabytes', async () => {
    const bomb = deflateSync(Buffer.alloc(400_000_000, 'q Q '), { level: 1 });
    const bytes = pdfOf([catalog, tree, page('/Contents 4 0 R'), stream(bomb, '/Filter /FlateDecode')]);
    const reading = await readCv(bytes);
    expect(['TOO_LARGE', 'TIMEOUT', 'BROKEN', 'NO_TEXT']).toContain(reading.status);
  });

  const SAID = 'Baker in Girona since 2015, with bread of rye and of wheat, and a team of four people';
  const words = `BT /F 12 Tf 50 700 Td (${SAID}) Tj ET`;
  const face = '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>';
  const pageOf = (content: string, rest: Parameters<typeof pdfOf>[0] = [], resources = '') =>
    pdfOf([
      catalog,
      tree,
      page(`/Resources << ${face} ${resources} >> /Contents 4 0 R`),
      stream(content),
      ...rest,
    ]);
  const told = ({ status, pages }: Awaited<ReturnType<typeof readCv>>) => [
    status,
    pages.map(({ checked, lines }) => [checked, lines.map(({ text }) => text)]),
  ];

  it('[SCORE-14] reads what a page says that takes too long to draw, and says that it is not checked', async () => {
    const group = stream(
      '0 0 595 842 re f',
      '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Group << /S /Transparency /I true >> /Resources << >>',
    );
    const costly = pageOf(
      `/G gs ${'/X Do '.repeat(6_000)} ${words}`,
      [group],
      '/XObject << /X 5 0 R >> /ExtGState << /G << /ca 0.5 /BM /Luminosity >> >>',
    );
    const started = performance.now();
    const reading = await readCv(costly, { timeoutMs: 15_000 });
    expect(told(reading)).toEqual(['READ', [[false, [SAID]]]]);
    expect(performance.now() - started).toBeLessThan(17_000);
    expect(told(await readCv(pageOf(words)))).toEqual(['READ', [[true, [SAID]]]]);
  });

  it('[SCORE-14] reads what a page says that is larger than A2, and says that it is not checked', async () => {
    const sized = (width: number, height: number) =>
      pdfOf([
        catalog,
        tree,
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << ${face} >> /Contents 4 0 R >>`,
        stream(words),
      ]);
    expect(told(await readCv(sized(1190, 1684)))[1]).toEqual([[true, expect.any(Array)]]);
    expect(told(await readCv(sized(1684, 2384)))).toEqual(['READ', [[false, [SAID]]]]);
  });

  it('reads ten CVs at once and leaves no file behind', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cv-'));
    try {
      const path = join(folder, 'cv.pdf');
      await writeFile(path, textPdf([CV]));
      const readings = await Promise.all(
        Array.from({ length: 10 }, () => readCv({ path }, { timeoutMs: 30_000 })),
      );
      expect(readings.map((r) => r.status)).toEqual(Array(10).fill('READ'));
      expect(await readdir(folder)).toEqual(['cv.pdf']);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
