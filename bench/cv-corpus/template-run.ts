import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Abilities, abilitiesOf, PROBES } from './abilities.ts';
import { type Drawn, readDrawn } from './drawn.ts';
import { invent } from './people/invent.ts';
import type { Invented } from './people/invented.ts';
import { twoAtATime } from './several.ts';
import type { Cv, Source } from './source.ts';
import { truthOf } from './truth-of.ts';
import { untilMade } from './until-made.ts';

/** Another seed is other people. */
const SEED = 'cantera-1';
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

/** People whose CVs the template is for, one after the other, with ids that are theirs in every run. */
function* people(source: Source, template: string, abilities: Abilities): Generator<Cv, never> {
  const tongues = source.tonguesOf?.(template);
  for (let turn = 0; ; turn += 1) {
    const person = invent(`${SEED}/${template}`, turn);
    if (tongues && !tongues.includes(person.language)) continue;
    // A template that shows groups by their names alone is given the skills one by one.
    const told: Invented = { ...person, isGrouped: person.isGrouped && abilities.groupedSkills };
    yield {
      id: `${template}-${String(turn).padStart(4, '0')}`,
      person: source.shown?.(told) ?? told,
    };
  }
}

/**
 * Draws `count` people by a template into `folder`, instead of what a run before left there of it; others in the place of
 * those whose document was left out because it does not show what its template shows of others. Returns how many documents
 * stand, and words for each that was left out.
 */
export async function runTemplate(
  source: Source,
  template: string,
  count: number,
  folder: string,
): Promise<{ made: number; leftOut: string[] }> {
  // Beside the documents: a folder of the system's temporary files may be cleared while a long run goes on.
  const output = mkdtempSync(join(folder, 'drawing-'));
  const leftOut: string[] = [];
  try {
    const abilities = await probe(source, template, output);
    const own = new RegExp(`^${template}-\\d{4}\\.(?:pdf|json)$`);
    for (const name of readdirSync(folder).filter((n) => own.test(n))) rmSync(join(folder, name));
    const all = people(source, template, abilities);
    const made = await untilMade(count, async (size) => {
      const cvs = Array.from({ length: size }, () => all.next().value);
      const drawings = await draw(source, template, cvs, output);
      let stand = 0;
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
        stand += 1;
      }
      return stand;
    });
    return { made, leftOut };
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}
