import type { Invented } from '../people/invented.ts';
import { degreeOf, HEADINGS, spanOf } from '../words.ts';
import { documentOf, points, tex } from './tex.ts';

const linkedin = (p: Invented): string => (p.linkedin ? `linkedin.com/in/${p.linkedin}` : '');
const skillsOf = (p: Invented): { name: string; skills: string[] }[] => [
  ...(p.isGrouped ? p.skillGroups : [{ name: HEADINGS[p.language].skills, skills: p.hardSkills }]),
  ...(p.softSkills.length > 0 && p.isGrouped ? [{ name: p.softName, skills: p.softSkills }] : []),
];

/** A CV by curve (LaTeX Project Public License), whose rubrics are files of their own. */
export function curve(p: Invented): string {
  const h = HEADINGS[p.language];
  const rubrics: [string, string[]][] = [
    [h.summary, p.summary ? [`\\text{${tex(p.summary)}}`] : []],
    [
      h.experience,
      p.jobs.map(
        (j) =>
          `\\entry*[${spanOf(p, j, 'slash', '--')}] \\textbf{${tex(j.company)}}, ${tex(j.location ?? '')}. \\par ${tex(j.position)}. \\par ${tex(j.notes.join('. '))}`,
      ),
    ],
    [
      h.education,
      p.studies.map(
        (s) =>
          `\\entry*[${spanOf(p, s, 'year', '--')}] \\textbf{${tex(degreeOf(p, s))}}. \\par ${tex(s.institution)}.`,
      ),
    ],
    [h.languages, p.languages.map((l) => `\\entry*[${tex(l.name)}] ${tex(l.level)}`)],
    [h.skills, skillsOf(p).map((g) => `\\entry*[${tex(g.name)}] ${tex(g.skills.join(', '))}`)],
  ];
  const told = rubrics.filter(([, entries]) => entries.length > 0);
  const fileOf = ([title, entries]: [string, string[]], n: number): string =>
    `\\begin{filecontents*}[overwrite]{\\jobname-${n}.tex}
\\begin{rubric}{${title}}
${entries.join('\n')}
\\end{rubric}
\\end{filecontents*}`;
  return documentOf(
    '[a4paper,11pt]{curve}',
    `\\usepackage{ltablex}\\keepXColumns
${told.map(fileOf).join('\n')}
\\leftheader{${tex(p.location)}\\\\${tex(p.phone)}}
\\rightheader{${tex(p.email)}\\\\${tex(linkedin(p))}}
\\title{${tex(`${p.firstName} ${p.lastName}`)}}\\subtitle{${tex(p.jobTitle)}}`,
    `\\makeheaders[t]\\maketitle\n${told.map((_, n) => `\\makerubric{\\jobname-${n}}`).join('\n')}`,
  );
}

/** A CV by komacv (LaTeX Project Public License) in its style with the addresses at the foot. */
export function komaCasual(p: Invented): string {
  const h = HEADINGS[p.language];
  const section = (title: string, items: string[]): string =>
    items.length > 0 ? `\\section{${title}}\n${items.join('\n')}\n` : '';
  // The class keeps what it is told in commands of these names.
  const told: [command: string, value: string][] = [
    ['firstname', p.firstName],
    ['familyname', p.lastName],
    ['acadtitle', p.jobTitle],
    ['addressstreet', p.location],
    ['mobile', p.phone],
    ['email', p.email],
    ['linkedin', linkedin(p)],
  ];
  return documentOf(
    '[style=casual,fontawesome=false]{komacv}',
    told
      .filter(([, value]) => value !== '')
      .map(([command, value]) => `\\renewcommand*{\\${command}}{${tex(value)}}`)
      .join('\n'),
    `\\maketitle
${section(h.summary, p.summary ? [tex(p.summary)] : [])}${section(
  h.education,
  p.studies.map(
    (s) => `\\cventry{${spanOf(p, s, 'year', '--')}}{${tex(degreeOf(p, s))}}{${tex(s.institution)}}{}{}{}`,
  ),
)}${section(
  h.experience,
  p.jobs.map(
    (j) =>
      `\\cventry{${spanOf(p, j, 'slash', '--')}}{${tex(j.position)}}{${tex(j.company)}}{${tex(j.location ?? '')}}{}{${points(j.notes)}}`,
  ),
)}${section(
  h.languages,
  p.languages.map((l) => `\\cvitem{${tex(l.name)}}{${tex(l.level)}}`),
)}${section(
  h.skills,
  skillsOf(p).map((g) => `\\cvitem{${tex(g.name)}}{${tex(g.skills.join(', '))}}`),
)}`,
  );
}
