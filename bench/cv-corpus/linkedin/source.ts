import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { profileExport } from '../../cv/corpus/layouts/profile-export.ts';
import { Printer } from '../jsonresume/printer.ts';
import type { Invented } from '../people/invented.ts';
import { twoAtATime } from '../several.ts';
import type { Source } from '../source.ts';

/** The network tells levels in its own words, whatever the language of the export. */
const LEVELS: Readonly<Record<string, string>> = {
  'A1-A2': 'Elementary',
  B1: 'Limited Working',
  B2: 'Professional Working',
  C1: 'Full Professional',
  C2: 'Native or Bilingual',
};

/** Who has a profile has an address of it and words about themselves. */
function member(p: Invented): Invented {
  return {
    ...p,
    linkedin: p.linkedin ?? p.email.split('@')[0]?.replace('.', '-'),
    summary: p.summary ?? p.jobTitle,
    // It knows one list of skills and no groups.
    isGrouped: false,
    languages: p.languages.map((l) => ({ ...l, level: LEVELS[l.proficiency ?? 'C2'] ?? l.level })),
  };
}

/** A profile as a professional network exports it; in Spanish for people of Catalan, which it does not speak. */
export function linkedIn(folder: string): Source {
  const printer = new Printer(folder);
  return {
    name: 'linkedin',
    templates: ['linkedin-english', 'linkedin-spanish'],
    tonguesOf: (template) => (template === 'linkedin-english' ? ['en'] : ['es', 'ca']),
    shown: member,
    missing: () =>
      existsSync(process.env.CHROMIUM_PATH ?? '') ? undefined : 'no Chromium: set CHROMIUM_PATH',
    draw: (template, cvs, output) =>
      twoAtATime(cvs, (cv) =>
        printer.print(
          profileExport(cv.person, template === 'linkedin-english' ? 'en' : 'es'),
          join(output, `${cv.id}.pdf`),
        ),
      ),
    close: () => printer.close(),
  };
}
