import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Abilities, abilitiesOf, PROBES } from './abilities.ts';
import { type Drawn, readDrawn } from './drawn.ts';
import { invent } from './people/invent.ts';
import type { Invented } from './people/invented.ts';
import { twoAtATime } from './several.ts';
import type { Cv, Source } from './source.ts';
import { truthOf } from './truth-of.ts';

/** Another seed is other people. */
const SEED = 'cantera-1';
/** So many are drawn before their truth is written: a run that is ended leaves whole documents. */
const BATCH = 30;

/** Draws and reads each drawing; a CV that was not drawn has none. */
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

/** What the template shows; throws when it does not draw even a probe. */
async function probe(source: Source, template: string, output: string): Promise<Abilities> {
  const cvs = PROBES.map(({ change, person }) => ({ id: `probe-${change}`, person }));
  const drawings = await draw(source, template, cvs, output);
  return abilitiesOf(drawings.filter((d) => d !== undefined));
}

/** So many people whose CVs the template is for, with ids that are theirs in every run. */
function people(source: Source, template: string, count: number, abilities: Abilities): Cv[] {
  const tongues = source.tonguesOf?.(template);
  const cvs: Cv[] = [];
  for (let turn = 0; cvs.length < count; turn += 1) {
    const person = invent(`${SEED}/${template}`, turn);
    if (tongues && !tongues.includes(person.language)) continue;
    // A template that shows groups by their names alone is given the skills one by one.
    const told: Invented = { ...person, isGrouped: person.isGrouped && abilities.groupedSkills };
    cvs.push({
      id: `${template}-${String(turn).padStart(4, '0')}`,
      person: source.shown?.(told) ?? told,
    });
  }
  return cvs;
}

/**
 * Draws `count` people by a template into `folder`, instead of what a run before left there of it. Returns how many documents
 * stand, and words for each that was left out because it does not show what its template shows of others.
 */
export async function runTemplate(
  source: Source,
  template: string,
  count: number,
  folder: string,
): Promise<{ made: number; leftOut: string[] }> {
  const output = mkdtempSync(join(tmpdir(), 'cantera-cvs-'));
  const leftOut: string[] = [];
  let made = 0;
  try {
    const abilities = await probe(source, template, output);
    const own = new RegExp(`^${template}-\\d{4}\\.(?:pdf|json)$`);
    for (const name of readdirSync(folder).filter((n) => own.test(n))) rmSync(join(folder, name));
    const all = people(source, template, count, abilities);
    for (let from = 0; from < all.length; from += BATCH) {
      const cvs = all.slice(from, from + BATCH);
      const drawings = await draw(source, template, cvs, output);
      for (const [n, cv] of cvs.entries()) {
        const drawn = drawings[n];
        const truth = drawn
          ? truthOf({ ...cv, template, source: source.name }, abilities, drawn)
          : { lost: 'anything' };
        if ('lost' in truth) {
          leftOut.push(`${cv.id} does not show ${truth.lost}`);
          continue;
        }
        copyFileSync(join(output, `${cv.id}.pdf`), join(folder, `${cv.id}.pdf`));
        writeFileSync(join(folder, `${cv.id}.json`), `${JSON.stringify(truth, null, 2)}\n`);
        made += 1;
      }
    }
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
  return { made, leftOut };
}
