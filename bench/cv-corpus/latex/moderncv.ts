import type { Invented } from '../people/invented.ts';
import { degreeOf, HEADINGS, spanOf } from '../words.ts';
import { documentOf, points, tex } from './tex.ts';

const COLOURS = { classic: 'blue', casual: 'green', banking: 'burgundy', oldstyle: 'grey', fancy: 'orange' };
/** The styles of the class, each a layout of its own. */
export type ModernStyle = keyof typeof COLOURS;
export const MODERN_STYLES = ['classic', 'casual', 'banking', 'oldstyle', 'fancy'] as const;

function skills(p: Invented): string {
  const soft = p.softSkills.length > 0 && p.isGrouped ? [{ name: p.softName, skills: p.softSkills }] : [];
  if (!p.isGrouped) return p.hardSkills.map((s) => `\\cvlistitem{${tex(s)}}\n`).join('');
  return [...p.skillGroups, ...soft]
    .map((g) => `\\cvitem{${tex(g.name)}}{${tex(g.skills.join(', '))}}\n`)
    .join('');
}

/** A CV by moderncv (LaTeX Project Public License). */
export function modern(p: Invented, style: ModernStyle): string {
  const h = HEADINGS[p.language];
  const dates = style === 'banking' || style === 'fancy' ? 'short' : 'slash';
  const jobs = p.jobs.map(
    (j) =>
      `\\cventry{${spanOf(p, j, dates, ' -- ')}}{${tex(j.position)}}{${tex(j.company)}}{${tex(j.location ?? '')}}{}{${points(j.notes)}}`,
  );
  const studies = p.studies.map(
    (s) => `\\cventry{${spanOf(p, s, 'year', '--')}}{${tex(degreeOf(p, s))}}{${tex(s.institution)}}{}{}{}`,
  );
  const section = (title: string, lines: string): string => (lines ? `\\section{${title}}\n${lines}\n` : '');
  return documentOf(
    '[11pt,a4paper,sans]{moderncv}',
    `\\moderncvstyle{${style}}\\moderncvcolor{${COLOURS[style]}}
\\usepackage[scale=0.78]{geometry}
\\name{${tex(p.firstName)}}{${tex(p.lastName)}}
\\title{${tex(p.jobTitle)}}
\\address{${tex(p.city)}}{${tex(p.country)}}{}
\\phone[mobile]{${tex(p.phone)}}
\\email{${p.email}}
${p.linkedin ? `\\social[linkedin]{${p.linkedin}}` : ''}`,
    `\\makecvtitle
${section(h.summary, p.summary ? `\\cvitem{}{${tex(p.summary)}}` : '')}${section(h.experience, jobs.join('\n'))}${section(h.education, studies.join('\n'))}${section(
  h.languages,
  p.languages.map((l) => `\\cvitem{${tex(l.name)}}{${tex(l.level)}}`).join('\n'),
)}${section(h.skills, skills(p))}${section(h.interests, p.interests.map((i) => `\\cvlistitem{${tex(i)}}`).join('\n'))}`,
  );
}
