import type { Invented } from '../people/invented.ts';
import { HEADINGS } from '../words.ts';
import { paragraph, run } from './markup.ts';

/** Where somebody is reached, a line each. */
export const contactsOf = (p: Invented): string[] => [
  p.location,
  p.phone,
  p.email,
  ...(p.linkedin ? [`linkedin.com/in/${p.linkedin}`] : []),
];

/** Groups of skills as a person tells them: with names, or all in one. */
export const groupsOf = (p: Invented): { name: string; skills: string[] }[] =>
  p.isGrouped ? p.skillGroups : [{ name: '', skills: p.hardSkills }];

export const bullets = (lines: readonly string[], left = 0): string =>
  lines.map((line) => paragraph(run(line), { bullet: true, left })).join('');

/** Parts that come in every template after the jobs and studies, each with its heading. */
export function smallParts(p: Invented, heading: (text: string) => string): string {
  const h = HEADINGS[p.language];
  const skills = groupsOf(p).map(({ name, skills: list }) =>
    paragraph((name ? run(`${name}: `, { bold: true }) : '') + run(list.join(', '))),
  );
  return [
    heading(h.languages),
    ...p.languages.map((l) => paragraph(run(`${l.name}: ${l.level}`))),
    heading(h.skills),
    ...skills,
    ...(p.softSkills.length > 0 && p.isGrouped ? [heading(p.softName), bullets(p.softSkills)] : []),
    ...(p.interests.length > 0 ? [heading(h.interests), paragraph(run(p.interests.join(', ')))] : []),
  ].join('');
}
