import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../paths.ts';
import { fail, type Gate, pass } from './gate.ts';
import { readRequirements } from './requirement-rows.ts';
import { wrongTitles } from './requirements.ts';

/** The first argument of `test(`, `it(`, `it.each(…)(` and `test.step(`, where it is written out. */
const TITLE = /\b(?:test|it)(?:\.\w+(?:\([^()]*\))?)*\(\s*(?:'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`)/g;

/** Titles of the tests and steps that a source holds. */
export const titlesIn = (source: string): string[] =>
  [...source.matchAll(TITLE)].map(([, quoted, template]) => quoted ?? template ?? '');

/** What the gate of requirements would say of titles and tables after all tests ran, said before. */
export const requirementTitles: Gate = {
  name: 'titles name known requirements',
  async run() {
    // The tests of the gates plant titles with ids of their own.
    const files = globSync('{api,bench,e2e,host,mfe-*,shared,tools}/**/*.{test,node-test,spec}.{ts,tsx}', {
      cwd: ROOT,
      exclude: (name) => name.endsWith('node_modules') || name === path.join('tools', 'gates'),
    });
    const titles = files.flatMap((file) => titlesIn(readFileSync(path.join(ROOT, file), 'utf8')));
    if (titles.length < 1000)
      return fail(`Only ${titles.length} titles were found; the gate reads the wrong files.`);
    const requirements = readRequirements();
    const wrong = [...requirements.faults, ...wrongTitles(titles, requirements)];
    return wrong.length === 0 ? pass() : fail(wrong.join('\n'));
  },
};
