/**
 * Prints invented people through layouts that nobody here wrote: `npm run cv-corpus -- [--count 3000] [--only latex,word-tabs]`.
 * Writes `<id>.pdf` and `<id>.json` into CV_CORPUS, or .cache/cv-corpus; the same ids are the same people in every run.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { html } from './html/source.ts';
import { jsonResume } from './jsonresume/source.ts';
import { latex } from './latex/source.ts';
import { linkedIn } from './linkedin/source.ts';
import { type Options, optionsOf } from './options.ts';
import { commandsMissing } from './programs.ts';
import { shares } from './shares.ts';
import type { Source } from './source.ts';
import { runTemplate } from './template-run.ts';
import { word } from './word/source.ts';

const root = join(import.meta.dirname, '../..');
const folder = process.env.CV_CORPUS ?? join(root, '.cache/cv-corpus');
const themes = join(root, '.cache/cv-corpus-themes');

/** The templates that are wanted and can be drawn here; says which sources cannot, and what they lack. */
function standing(sources: readonly Source[], only: Options['only']): { source: Source; template: string }[] {
  return sources.flatMap((source) => {
    const templates = source.templates.filter(
      (template) => only.length === 0 || only.some((name) => template.startsWith(name)),
    );
    const lacks = templates.length > 0 ? source.missing() : undefined;
    if (lacks) process.stdout.write(`Left out: ${source.name}, ${templates.length} templates: ${lacks}\n`);
    return lacks ? [] : templates.map((template) => ({ source, template }));
  });
}

/** A browser or an office that ended under a template is started anew for one more attempt. */
const ATTEMPTS = 2;

/** Returns how many documents stand of it; a template that fails twice is told of and the others go on. */
async function runAndTell(source: Source, template: string, count: number): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const started = performance.now();
    try {
      const { made, leftOut } = await runTemplate(source, template, count, folder);
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      process.stdout.write(`${template.padEnd(26)} ${String(made).padStart(5)} documents in ${seconds} s\n`);
      for (const words of leftOut) process.stdout.write(`  left out: ${words}\n`);
      return made;
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      const isLast = attempt === ATTEMPTS;
      process.stdout.write(`${isLast ? 'Left out' : 'Drawn anew'}: ${template}: ${words}\n`);
      if (isLast) return 0;
    }
  }
}

async function make(options: Options): Promise<number> {
  const unread = commandsMissing({ pdftotext: 'poppler-utils' });
  if (unread) throw new Error(`No document can be checked against its truth: ${unread}`);
  mkdirSync(folder, { recursive: true });
  const sources = [jsonResume(themes), latex, word, html(themes), linkedIn(themes)];
  const wanted = standing(sources, options.only);
  if (wanted.length === 0) throw new Error('There is no template to draw by.');
  const counts = shares(
    options.count,
    wanted.map(({ source }) => source.share ?? 1),
  );
  const started = performance.now();
  let made = 0;
  try {
    for (const [n, { source, template }] of wanted.entries())
      made += await runAndTell(source, template, counts[n] ?? 0);
  } finally {
    for (const source of sources) await source.close();
  }
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  process.stdout.write(
    `${made} documents by ${wanted.length} templates in ${minutes} minutes, in ${folder}; ${options.count} were asked for\n`,
  );
  return made;
}

try {
  if ((await make(optionsOf(process.argv.slice(2)))) === 0) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
