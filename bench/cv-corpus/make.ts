/**
 * Prints invented people through layouts that nobody here wrote: `npm run cv-corpus -- [--count 3000] [--only latex,word-tabs]`.
 * Writes `<id>.pdf` and `<id>.json` into CV_CORPUS, or .cache/cv-corpus; the same ids are the same people in every run.
 */
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Abilities, abilitiesOf, PROBES } from './abilities.ts';
import { type Drawn, readDrawn } from './drawn.ts';
import { jsonResume } from './jsonresume/source.ts';
import { latex } from './latex/source.ts';
import { optionsOf } from './options.ts';
import { invent } from './people/invent.ts';
import { commandsMissing } from './programs.ts';
import { twoAtATime } from './several.ts';
import type { Cv, Source } from './source.ts';
import { truthOf } from './truth-of.ts';
import { word } from './word/source.ts';

const root = join(import.meta.dirname, '../..');
const folder = process.env.CV_CORPUS ?? join(root, '.cache/cv-corpus');
/** Another seed is other people. */
const SEED = 'cantera-1';
/** So many are drawn before their truth is written: a run that is ended leaves whole documents. */
const BATCH = 30;

/** Draws into a folder of its own and reads each drawing; a CV that was not drawn has none. */
async function draw(
  source: Source,
  template: string,
  cvs: readonly Cv[],
  output: string,
): Promise<(Drawn | undefined)[]> {
  await source.draw(template, cvs, output);
  const drawings: (Drawn | undefined)[] = [];
  await twoAtATime(cvs, async (cv, n) => {
    drawings[n] = await readDrawn(join(output, `${cv.id}.pdf`)).catch(() => undefined);
  });
  return drawings;
}

async function probe(source: Source, template: string, output: string): Promise<Abilities> {
  const cvs = PROBES.map(({ change, person }) => ({ id: `probe-${change}`, person }));
  const drawings = await draw(source, template, cvs, output);
  return abilitiesOf(drawings.filter((d) => d !== undefined));
}

/** Draws `count` people by a template; returns how many documents stand and what was left out. */
async function make(
  source: Source,
  template: string,
  count: number,
): Promise<{ made: number; lost: string[] }> {
  const output = mkdtempSync(join(tmpdir(), 'cantera-cvs-'));
  const own = new RegExp(`^${template}-\\d{4}\\.(?:pdf|json)$`);
  for (const name of readdirSync(folder).filter((n) => own.test(n))) rmSync(join(folder, name));
  const lost: string[] = [];
  let made = 0;
  try {
    const abilities = await probe(source, template, output);
    for (let from = 0; from < count; from += BATCH) {
      const cvs = Array.from({ length: Math.min(BATCH, count - from) }, (_, n) => {
        const person = invent(`${SEED}/${template}`, from + n);
        const id = `${template}-${String(from + n).padStart(4, '0')}`;
        // A template that shows groups by their names alone is given the skills one by one.
        return { id, person: { ...person, isGrouped: person.isGrouped && abilities.groupedSkills } };
      });
      const drawings = await draw(source, template, cvs, output);
      for (const [n, cv] of cvs.entries()) {
        const drawn = drawings[n];
        const truth = drawn
          ? truthOf({ ...cv, template, source: source.name }, abilities, drawn)
          : { lost: 'everything' };
        if ('lost' in truth) {
          lost.push(`${cv.id} does not show ${truth.lost}`);
          continue;
        }
        renameSync(join(output, `${cv.id}.pdf`), join(folder, `${cv.id}.pdf`));
        writeFileSync(join(folder, `${cv.id}.json`), `${JSON.stringify(truth, null, 2)}\n`);
        made += 1;
      }
    }
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
  return { made, lost };
}

const options = optionsOf(process.argv.slice(2));
const unread = commandsMissing({ pdftotext: 'poppler-utils' });
if (unread) throw new Error(`Nothing can be made: ${unread}`);
mkdirSync(folder, { recursive: true });
const isWanted = (template: string): boolean =>
  options.only.length === 0 || options.only.some((name) => template.startsWith(name));
const standing: [Source, string][] = [];
for (const source of [jsonResume(join(root, '.cache/cv-corpus-themes')), latex, word]) {
  const templates = source.templates.filter(isWanted);
  const lacks = templates.length > 0 ? source.missing() : undefined;
  if (lacks) process.stdout.write(`Left out ${source.name} (${templates.length} templates): ${lacks}\n`);
  else standing.push(...templates.map((template): [Source, string] => [source, template]));
}
if (standing.length === 0) throw new Error('No template stands.');
const each = Math.ceil(options.count / standing.length);
let all = 0;
for (const [source, template] of standing) {
  const started = performance.now();
  const { made, lost } = await make(source, template, Math.min(each, options.count - all));
  all += made;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  process.stdout.write(`${template.padEnd(28)} ${String(made).padStart(5)} documents in ${seconds} s\n`);
  for (const words of lost) process.stdout.write(`  left out: ${words}\n`);
}
for (const source of new Set(standing.map(([one]) => one))) await source.close();
process.stdout.write(`${all} documents in ${folder}\n`);
