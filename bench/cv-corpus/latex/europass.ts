import type { Invented } from '../people/invented.ts';
import { degreeOf, HEADINGS, spanOf } from '../words.ts';
import { babelOf, documentOf, points, tex } from './tex.ts';

/** Levels of the five parts of the grid, all alike: one word cannot tell more. */
const five = (level: string): string => Array.from({ length: 5 }, () => `{${tex(level)}}`).join('');

function skills(p: Invented): string {
  const soft = p.softSkills.length > 0 && p.isGrouped ? [{ name: p.softName, skills: p.softSkills }] : [];
  const groups = p.isGrouped
    ? [...soft, ...p.skillGroups]
    : [{ name: HEADINGS[p.language].skills, skills: p.hardSkills }];
  return groups.map((g) => `\\ecvitem{${tex(g.name)}}{${tex(g.skills.join(', '))}}`).join('\n');
}

/** A CV by europecv (LaTeX Project Public License), the Europass of before 2013. */
export function europe(p: Invented): string {
  const h = HEADINGS[p.language];
  const [mother, ...others] = p.languages;
  const jobs = p.jobs.map(
    (j) => `\\ecvitem{${spanOf(p, j, 'slash', ' -- ')}}{\\textbf{${tex(j.position)}}}
\\ecvitem{}{${tex(j.company)}, ${tex(j.location ?? '')}}
${j.notes.map((n) => `\\ecvitem{}{${tex(n)}}`).join('\n')}
\\ecvitem[8pt]{}{}`,
  );
  const studies = p.studies.map(
    (s) =>
      `\\ecvitem{${spanOf(p, s, 'slash', ' -- ')}}{\\textbf{${tex(degreeOf(p, s))}}}\n\\ecvitem[8pt]{}{${tex(s.institution)}}`,
  );
  return documentOf(
    `[a4paper,nologo,notitle,${babelOf(p.language)}]{europecv}`,
    `\\usepackage{graphicx}\\usepackage[a4paper,top=1.27cm,left=1cm,right=1cm,bottom=2cm]{geometry}\\usepackage{hyperref}
\\ecvname{${tex(`${p.firstName} ${p.lastName}`)}}
\\ecvaddress{${tex(p.location)}}
\\ecvtelephone{${tex(p.phone)}}
\\ecvemail{${tex(p.email)}}
${p.linkedin ? `\\ecvhomepage{https://www.linkedin.com/in/${tex(p.linkedin)}}` : ''}`,
    `\\begin{europecv}
\\ecvpersonalinfo
${p.summary ? `\\ecvsection{${h.summary}}\n\\ecvitem{}{${tex(p.summary)}}` : ''}
${jobs.length ? `\\ecvsection{${h.experience}}\n${jobs.join('\n')}` : ''}
\\ecvsection{${h.education}}
${studies.join('\n')}
\\ecvsection{${h.languages}}
\\ecvitem{${tex(mother?.name ?? '')}}{${tex(mother?.level ?? '')}}
${others.map((l) => `\\ecvitem{${tex(l.name)}}{${tex(l.level)}}`).join('\n')}
\\ecvsection{${h.skills}}
${skills(p)}
\\end{europecv}`,
  );
}

/** A CV by europasscv (LaTeX Project Public License), the Europass of 2013, with its grid of languages. */
export function europass(p: Invented): string {
  const h = HEADINGS[p.language];
  const jobs = p.jobs.map(
    (j) => `\\ecvtitle{${spanOf(p, j, 'slash', ' -- ')}}{${tex(j.position)}}
\\ecvitem{}{${tex(j.company)}, ${tex(j.location ?? '')}}
\\ecvitem{}{${points(j.notes).replace(/\{itemize\}/g, '{ecvitemize}')}}`,
  );
  const studies = p.studies.map(
    (s) =>
      `\\ecvtitle{${spanOf(p, s, 'year', ' -- ')}}{${tex(degreeOf(p, s))}}\n\\ecvitem{}{${tex(s.institution)}}`,
  );
  const last = p.languages.length - 1;
  return documentOf(
    `[${babelOf(p.language)},a4paper]{europasscv}`,
    `\\usepackage[${babelOf(p.language)}]{babel}
\\ecvname{${tex(`${p.firstName} ${p.lastName}`)}}
\\ecvaddress{${tex(p.location)}}
\\ecvmobile{${tex(p.phone)}}
\\ecvemail{${p.email}}
${p.linkedin ? `\\ecvlinkedinpage{www.linkedin.com/in/${p.linkedin}}` : ''}`,
    `\\begin{europasscv}
\\ecvpersonalinfo
${p.summary ? `\\ecvbigitem{${h.summary}}{${tex(p.summary)}}` : ''}
${jobs.length ? `\\ecvsection{${h.experience}}\n${jobs.join('\n')}` : ''}
\\ecvsection{${h.education}}
${studies.join('\n')}
\\ecvsection{${h.languages}}
\\ecvlanguageheader
${p.languages.map((l, n) => `\\ecv${n === last ? 'last' : ''}language{${tex(l.name)}}${five(l.level)}`).join('\n')}
\\ecvlanguagefooter
\\ecvsection{${h.skills}}
${skills(p)}
\\end{europasscv}`,
  );
}
