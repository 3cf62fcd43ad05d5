import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Printer } from '../jsonresume/printer.ts';
import { twoAtATime } from '../several.ts';
import type { Source } from '../source.ts';
import { cards, letters } from './layouts.ts';
import { studyLayouts } from './studies.ts';

const LAYOUTS = { 'html-letters': letters, 'html-cards': cards, ...studyLayouts };

/** Pages of our own making, of kinds that themes have, printed by Chromium. */
export function html(folder: string): Source {
  const printer = new Printer(folder);
  return {
    name: 'html',
    templates: Object.keys(LAYOUTS),
    missing: () =>
      existsSync(process.env.CHROMIUM_PATH ?? '') ? undefined : 'no Chromium: set CHROMIUM_PATH',
    draw: async (template, cvs, output) => {
      const layout = Object.entries(LAYOUTS).find(([name]) => name === template)?.[1];
      if (!layout) throw new Error(`There is no template ${template}`);
      await twoAtATime(cvs, (cv) => printer.print(layout(cv.person), join(output, `${cv.id}.pdf`)));
    },
    close: () => printer.close(),
  };
}
