import { createRequire } from 'node:module';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import { dutiesOf, LABELS, languageName, periodOf, summaryOf, toolsLineOf } from './cv-labels.ts';
import { daysAgo } from './dates.ts';
import type { Person } from './people.ts';

// The standard fonts of PDF lack Polish, Czech and Turkish letters; the reader of PDFs brings some that have them.
const fonts = path.join(
  path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts',
);
const REGULAR = path.join(fonts, 'LiberationSans-Regular.ttf');
const BOLD = path.join(fonts, 'LiberationSans-Bold.ttf');

type Page = InstanceType<typeof PDFDocument>;
interface Column {
  readonly x: number;
  readonly width: number;
}
const INK = '#1c1b1a';
const ACCENT = '#2f5d50';
const TOP = 48;

const heading = (page: Page, column: Column, text: string): Page =>
  page
    .moveDown(0.8)
    .font(BOLD)
    .fontSize(11)
    .fillColor(ACCENT)
    .text(text, column.x, undefined, column)
    .moveDown(0.25);
const line = (page: Page, column: Column, text: string, bold = false): Page =>
  page
    .font(bold ? BOLD : REGULAR)
    .fontSize(9.5)
    .fillColor(INK)
    .text(text, column.x, undefined, column);

function writeJobs(page: Page, column: Column, person: Person): void {
  heading(page, column, LABELS[person.locale].jobs);
  for (const [place, job] of person.jobs.entries()) {
    line(page, column, job.title, true);
    line(page, column, `${job.company}, ${job.city}`);
    line(page, column, periodOf(person.locale, job.start, job.end));
    for (const duty of dutiesOf(person, place)) line(page, column, `• ${duty}`);
    const tools = toolsLineOf(person, place);
    if (tools) line(page, column, tools);
    page.moveDown(0.5);
  }
}

function writeStudies(page: Page, column: Column, person: Person): void {
  heading(page, column, LABELS[person.locale].studies);
  line(page, column, person.track.degree[person.locale], true);
  line(page, column, person.school);
  line(page, column, `${person.studied[0]} – ${person.studied[1]}`);
}

function writeContact(page: Page, column: Column, person: Person): void {
  heading(page, column, LABELS[person.locale].contact);
  for (const text of [person.email, person.phone, person.city.text, person.linkedin]) {
    if (text) line(page, column, text);
  }
}

function writeAbilities(page: Page, column: Column, person: Person): void {
  const { locale } = person;
  heading(page, column, LABELS[locale].skills);
  for (const skill of person.skills) line(page, column, skill);
  heading(page, column, LABELS[locale].languages);
  for (const { code, proficiency } of person.languages)
    line(page, column, `${languageName(locale, code)}: ${proficiency}`);
}

function writeProfile(page: Page, column: Column, person: Person): void {
  heading(page, column, LABELS[person.locale].profile);
  line(page, column, summaryOf(person));
}

function writeTitle(page: Page, person: Person): void {
  page
    .font(BOLD)
    .fontSize(20)
    .fillColor(INK)
    .text(`${person.firstName} ${person.lastName}`, 48, TOP, { width: 500 });
  page
    .font(REGULAR)
    .fontSize(12)
    .fillColor(ACCENT)
    .text(person.jobs[0]?.title ?? '', 48, undefined, { width: 500 });
}

function writeOneColumn(page: Page, person: Person): void {
  const column = { x: 48, width: 500 };
  writeContact(page, column, person);
  writeProfile(page, column, person);
  writeJobs(page, column, person);
  writeStudies(page, column, person);
  writeAbilities(page, column, person);
}

function writeTwoColumns(page: Page, person: Person): void {
  const left = { x: 48, width: 190 };
  const right = { x: 258, width: 290 };
  const start = page.y;
  writeContact(page, left, person);
  writeAbilities(page, left, person);
  page.y = start;
  writeProfile(page, right, person);
  writeJobs(page, right, person);
  writeStudies(page, right, person);
}

/** A page of A4 that `write` fills, as a file. */
function render(person: Person, title: string, write: (page: Page) => void): Promise<Buffer> {
  const page = new PDFDocument({
    size: 'A4',
    margin: TOP,
    info: { Title: title, Author: person.firstName, CreationDate: daysAgo(0) },
    lang: person.locale,
  });
  const parts: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    page.on('data', (part: Buffer) => parts.push(part));
    page.on('end', () => resolve(Buffer.concat(parts)));
    page.on('error', reject);
  });
  write(page);
  page.end();
  return whole;
}

const nameOf = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`;

/** A CV of one page, in one or two columns. */
export const renderCv = (person: Person, twoColumns: boolean): Promise<Buffer> =>
  render(person, nameOf(person), (page) => {
    writeTitle(page, person);
    (twoColumns ? writeTwoColumns : writeOneColumn)(page, person);
  });

/** A page as a scanner leaves it whose text nobody can read. */
export const renderBlank = (person: Person): Promise<Buffer> => render(person, 'Scan', () => undefined);

/** A letter of one page with the person's name and job at its head. */
export const renderLetter = (person: Person, title: string, paragraphs: readonly string[]): Promise<Buffer> =>
  render(person, `${title} ${nameOf(person)}`, (page) => {
    const column = { x: 48, width: 500 };
    writeTitle(page, person);
    heading(page, column, title);
    for (const paragraph of paragraphs) line(page, column, paragraph).moveDown(0.6);
    line(page, column, nameOf(person));
  });
