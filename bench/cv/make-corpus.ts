/** Renders the CV corpus: `node bench/cv/make-corpus.ts` writes api/fixtures/cv/<id>.pdf and <id>.json. Needs a Chromium (CHROMIUM_PATH). */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { HELD_OUT } from './corpus/held-out.ts';
import { scan } from './corpus/layouts/single-column.ts';
import type { CorpusCv } from './corpus/person.ts';
import { groundTruth } from './corpus/truth.ts';
import { TUNED } from './corpus/tuned.ts';

const folder = join(import.meta.dirname, '../../api/fixtures/cv');

/** What a flat-bed scanner makes of a typed page: a grey, slightly turned picture. */
async function scannedPicture(page: Page, cv: CorpusCv): Promise<string> {
  const { person } = cv;
  await page.setViewportSize({ width: 620, height: 877 });
  const jobs = person.jobs
    .map((j) => `<p>${j.start} to ${j.end}<br>${j.position}, ${j.company}</p>`)
    .join('');
  await page.setContent(
    `<body style="margin:0;background:#f4f2ec"><div style="padding:60px;transform:rotate(.7deg);font:15px 'Liberation Serif';color:#333"><h1>${person.firstName} ${person.lastName}</h1><p>${person.location} ${person.phone} ${person.email}</p><h2>Employment</h2>${jobs}</div>`,
  );
  const jpeg = await page.screenshot({ type: 'jpeg', quality: 45 });
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' });
const page = await browser.newPage();
await mkdir(folder, { recursive: true });
for (const cv of [...TUNED, ...HELD_OUT]) {
  const html = cv.hasText ? cv.html(cv.person) : scan(await scannedPicture(page, cv), cv.language);
  await page.setContent(html, { waitUntil: 'load' });
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  await writeFile(join(folder, `${cv.id}.pdf`), pdf);
  await writeFile(join(folder, `${cv.id}.json`), `${JSON.stringify(groundTruth(cv), null, 2)}\n`);
  process.stdout.write(`${cv.id.padEnd(22)} ${(pdf.byteLength / 1000).toFixed(0).padStart(4)} KB\n`);
}
await browser.close();
