import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Invented } from '../people/invented.ts';
import { commandsMissing } from '../programs.ts';
import { twoAtATime } from '../several.ts';
import type { Source } from '../source.ts';
import { europass, europe } from './europass.ts';
import { curve, komaCasual } from './further-classes.ts';
import { MODERN_STYLES, modern } from './moderncv.ts';
import { currvita, simple, tabular, tulsa, twoFaces } from './plain-classes.ts';

const run = promisify(execFile);
const RUN_MS = 60_000;

const LAYOUTS: Readonly<Record<string, (person: Invented) => string>> = {
  ...Object.fromEntries(
    MODERN_STYLES.map((style) => [`latex-moderncv-${style}`, (p: Invented) => modern(p, style)]),
  ),
  'latex-europecv': europe,
  'latex-europasscv': europass,
  'latex-simplecv': simple,
  'latex-currvita': currvita,
  'latex-tucv': tulsa,
  'latex-twofaces': twoFaces,
  'latex-tabular': tabular,
  'latex-curve': curve,
  'latex-komacv-casual': komaCasual,
};

/** Document classes of Debian's TeX Live. */
export const latex: Source = {
  name: 'latex',
  // A run of TeX takes as long as a handful of pages of a browser.
  share: 0.5,
  templates: Object.keys(LAYOUTS),
  missing: () =>
    commandsMissing({
      pdflatex:
        'texlive-latex-extra texlive-fonts-extra texlive-fonts-recommended texlive-plain-generic texlive-lang-spanish lmodern',
    }),
  draw: async (template, cvs, output) => {
    const layout = LAYOUTS[template];
    if (!layout) throw new Error(`There is no template ${template}`);
    await twoAtATime(cvs, async (cv) => {
      await writeFile(join(output, `${cv.id}.tex`), layout(cv.person));
      // A class may complain and still draw the page; whether it drew all of it is seen in the drawing.
      await run('pdflatex', ['-interaction=batchmode', '-no-shell-escape', `${cv.id}.tex`], {
        cwd: output,
        timeout: RUN_MS,
      }).catch(() => undefined);
    });
  },
  close: async () => undefined,
};
