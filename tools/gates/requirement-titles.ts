import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../paths.ts';
import { fail, type Gate, pass } from './gate.ts';
import { idsOf } from './requirement-proofs.ts';
import { readRequirements, rowsInScope } from './requirement-rows.ts';
import { wrongTitles } from './requirements.ts';

/** The first argument of `test(`, `it(`, `it.each(…)(` and `test.step(`, where it is written out. */
const TITLE = /\b(?:test|it)(?:\.\w+(?:\([^()]*\))?)*\(\s*(?:'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`)/g;

/** The same of `describe(` and `test.describe(`. */
const GROUP = /\bdescribe(?:\.\w+(?:\([^()]*\))?)*\(\s*(?:'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`)/g;

const textsOf = (source: string, pattern: RegExp): string[] =>
  [...source.matchAll(pattern)].map(([, quoted, template]) => quoted ?? template ?? '');

/** Titles of the tests and steps that a source holds. */
export const titlesIn = (source: string): string[] => textsOf(source, TITLE);

/** What is wrong with the groups of a source: reports have no titles of theirs, so an id in one proves nothing. */
export const wrongGroups = (source: string): string[] =>
  textsOf(source, GROUP)
    .filter((title) => idsOf(title).length > 0)
    .map((title) => `the group "${title}" names an id; only titles of tests and steps count`);

/** What the gate of requirements would say of titles and tables after all tests ran, said before. */
export const requirementTitles: Gate = {
  name: 'titles name known requirements',
  async run() {
    // The tests of the gates plant titles with ids of their own.
    const files = globSync('{api,bench,e2e,host,mfe-*,shared,tools}/**/*.{test,node-test,spec}.{ts,tsx}', {
      cwd: ROOT,
      exclude: (name) => name.endsWith('node_modules') || name === path.join('tools', 'gates'),
    });
    const sources = files.map((file) => readFileSync(path.join(ROOT, file), 'utf8'));
    const titles = sources.flatMap(titlesIn);
    if (titles.length < 1000)
      return fail(`Only ${titles.length} titles were found; the gate reads the wrong files.`);
    const requirements = readRequirements();
    // Titles that a table makes have their ids in it: written anywhere will do.
    const written = new Set(sources.flatMap((source) => source.match(/\b[A-Z]+-\d+\b/g) ?? []));
    const wrong = [
      ...requirements.faults,
      ...wrongTitles(titles, requirements),
      ...sources.flatMap(wrongGroups),
      ...rowsInScope(requirements)
        .filter(({ id }) => !written.has(id))
        .map(({ id }) => `${id}: no test names it`),
    ];
    return wrong.length === 0 ? pass() : fail(wrong.join('\n'));
  },
};
