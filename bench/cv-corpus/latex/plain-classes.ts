import type { Invented } from '../people/invented.ts';
import { degreeOf, HEADINGS, spanOf } from '../words.ts';
import { documentOf, points, tex } from './tex.ts';

const groupsOf = (p: Invented): { name: string; skills: string[] }[] => [
  ...(p.isGrouped ? p.skillGroups : [{ name: HEADINGS[p.language].skills, skills: p.hardSkills }]),
  ...(p.softSkills.length > 0 && p.isGrouped ? [{ name: p.softName, skills: p.softSkills }] : []),
];
const linkedin = (p: Invented): string => (p.linkedin ? `linkedin.com/in/${p.linkedin}` : '');

/** A CV by simplecv (LaTeX Project Public License). */
export function simple(p: Invented): string {
  const h = HEADINGS[p.language];
  const topic = (label: string, text: string): string => `\\item[${label}] ${text}\n`;
  const section = (title: string, items: string): string =>
    items ? `\\section{${title}}\n\\begin{topic}\n${items}\\end{topic}\n` : '';
  return documentOf(
    '[a4paper]{simplecv}',
    `\\usepackage[margin=2.2cm]{geometry}
\\leftheader{${tex(p.location)}\\\\${tex(p.phone)}}
\\rightheader{${tex(p.email)}\\\\${tex(linkedin(p))}}
\\title{${tex(`${p.firstName} ${p.lastName}`)}\\\\\\normalsize ${tex(p.jobTitle)}}`,
    `\\maketitle
${p.summary ? `\\section{${h.summary}}\n${tex(p.summary)}\n` : ''}${section(
  h.experience,
  p.jobs
    .map((j) =>
      topic(
        spanOf(p, j, 'slash', '--'),
        `\\textbf{${tex(j.position)}}, ${tex(j.company)}, ${tex(j.location ?? '')}. ${tex(j.notes.join('. '))}.`,
      ),
    )
    .join(''),
)}${section(
  h.education,
  p.studies
    .map((s) => topic(spanOf(p, s, 'year', '--'), `${tex(degreeOf(p, s))}, \\emph{${tex(s.institution)}}`))
    .join(''),
)}${section(h.languages, p.languages.map((l) => topic(tex(l.name), tex(l.level))).join(''))}${section(
  h.skills,
  groupsOf(p)
    .map((g) => topic(tex(g.name), tex(g.skills.join(', '))))
    .join(''),
)}`,
  );
}

/** A CV by currvita (LaTeX Project Public License). */
export function currvita(p: Invented): string {
  const h = HEADINGS[p.language];
  const list = (title: string, items: [string, string][]): string =>
    items.length
      ? `\\begin{cvlist}{${title}}\n${items.map(([label, text]) => `\\item[${label}] ${text}\n`).join('')}\\end{cvlist}\n`
      : '';
  return documentOf(
    '[11pt,a4paper]{article}',
    `\\usepackage[LabelsAligned,NoDate]{currvita}\\usepackage[margin=2.4cm]{geometry}\\pagestyle{empty}
\\AtBeginDocument{\\setlength{\\cvlabelwidth}{36mm}}`,
    `\\begin{cv}{${tex(`${p.firstName} ${p.lastName}`)}}
${list(h.contact, [
  [h.email, tex(p.email)],
  [h.phone, tex(p.phone)],
  ['', tex(p.location)],
  ...(p.linkedin ? [['LinkedIn', tex(linkedin(p))] satisfies [string, string]] : []),
])}${p.summary ? list(h.summary, [['', tex(p.summary)]]) : ''}${list(
  h.education,
  p.studies.map((s) => [spanOf(p, s, 'year', '--'), `${tex(s.institution)}\\newline ${tex(degreeOf(p, s))}`]),
)}${list(
  h.experience,
  p.jobs.map((j) => [
    spanOf(p, j, 'slash', '--'),
    `${tex(j.company)}, ${tex(j.location ?? '')}\\newline \\emph{${tex(j.position)}}\\newline ${tex(j.notes.join('; '))}`,
  ]),
)}${list(
  h.languages,
  p.languages.map((l) => [tex(l.name), tex(l.level)]),
)}${list(
  h.skills,
  groupsOf(p).map((g) => ['', tex(g.skills.join(', '))]),
)}\\end{cv}`,
  );
}

/** A CV by tucv (Creative Commons Attribution-ShareAlike 3.0; only its output is kept). */
export function tulsa(p: Invented): string {
  const h = HEADINGS[p.language];
  return documentOf(
    '[11pt,a4paper]{article}',
    `\\usepackage[pagesetup]{tucv}`,
    `\\begin{center}{\\Huge ${tex(`${p.firstName} ${p.lastName}`)}}\\\\[4pt]
${tex(p.location)} \\textbar{} ${tex(p.phone)} \\textbar{} ${tex(p.email)}${p.linkedin ? `\\\\${tex(linkedin(p))}` : ''}\\end{center}
${p.summary ? `\\resheading{${h.summary}}\\par\\medskip ${tex(p.summary)}\\par\\medskip\n` : ''}\\resheading{${h.education}}\\par
${p.studies
  .map(
    (s) =>
      `\\resentry{\\textbf{${tex(s.institution)}}\\newline ${tex(degreeOf(p, s))}}{${spanOf(p, s, 'year', '--')}}\\par`,
  )
  .join('\n')}
${p.jobs.length ? `\\resheading{${h.experience}}\\par` : ''}
${p.jobs
  .map(
    (j) =>
      `\\resemployer[${tex(j.location ?? '')}]{${tex(j.company)}}{}\\par\\resjob{${tex(j.position)}}{${spanOf(p, { start: j.start, end: j.start }, 'slash', ' -- ').split(' -- ')[0]}}{${spanOf(p, j, 'slash', ' -- ').split(' -- ')[1]}}\\par${points(j.notes)}`,
  )
  .join('\n')}
\\resheading{${h.skills}}\\par
${groupsOf(p)
  .map((g) => `\\resdesc{${tex(g.name)}:}{${tex(g.skills.join(', '))}}\\par`)
  .join('\n')}
\\resheading{${h.languages}}\\par
${p.languages.map((l) => `\\resdesc{${tex(l.name)}:}{${tex(l.level)}}\\par`).join('\n')}`,
  );
}

/** A CV by the class for articles alone: a wide name in two faces that wraps, addresses in one line under it behind symbols. */
export function twoFaces(p: Invented): string {
  const h = HEADINGS[p.language];
  const section = (title: string, content: string): string =>
    content ? `\\section*{${title}}\n${content}\n` : '';
  const symbols = ['\\Letter', '\\Mobilefone', '\\Pointinghand'];
  const contacts = [p.email, p.phone, linkedin(p)].filter((line) => line !== '');
  return documentOf(
    '[11pt,a4paper]{article}',
    `\\usepackage{marvosym}\\usepackage[margin=2.4cm]{geometry}\\pagestyle{empty}\\setlength{\\parindent}{0pt}`,
    `\\begin{center}{\\fontsize{32}{36}\\selectfont ${tex(p.firstName)} \\textbf{${tex(p.lastName)}}\\par}
{\\Large\\itshape ${tex(p.jobTitle)}\\par}\\vspace{4pt}
${tex(p.location)}\\\\
${contacts.map((line, n) => `${symbols[n]}~${tex(line)}`).join(' $\\bullet$ ')}\\end{center}
${section(h.summary, tex(p.summary ?? ''))}${section(
  h.experience,
  p.jobs
    .map(
      (j) =>
        `\\textsc{${tex(j.company)}}, ${tex(j.location ?? '')} \\hfill ${spanOf(p, j, 'short', ' -- ')}\\\\\\textit{${tex(j.position)}}${points(j.notes)}`,
    )
    .join('\n\n'),
)}${section(
  h.education,
  p.studies
    .map(
      (s) =>
        `\\textsc{${tex(s.institution)}} \\hfill ${spanOf(p, s, 'year', '--')}\\\\\\textit{${tex(degreeOf(p, s))}}`,
    )
    .join('\n\n'),
)}${section(h.languages, tex(p.languages.map((l) => `${l.name} (${l.level})`).join(', ')))}${section(
  h.skills,
  groupsOf(p)
    .map((g) => `\\textbf{${tex(g.name)}}: ${tex(g.skills.join(', '))}`)
    .join('\\\\\n'),
)}`,
  );
}

/** A CV by the class for articles alone: the name and, behind a bar, the title in one wide line; a table of dates and texts. */
export function tabular(p: Invented): string {
  const h = HEADINGS[p.language];
  const row = (left: string, right: string): string => `${left} & ${right}\\\\[3pt]\n`;
  const section = (title: string, rows: string): string =>
    rows
      ? `\\medskip{\\large\\bfseries ${title}}\\par\\smallskip\n\\begin{tabular}{@{}r@{\\hspace{12pt}}|@{\\hspace{12pt}}p{12cm}@{}}\n${rows}\\end{tabular}\\par\n`
      : '';
  return documentOf(
    '[10pt,a4paper]{article}',
    `\\usepackage[margin=1.8cm]{geometry}\\pagestyle{empty}\\setlength{\\parindent}{0pt}\\renewcommand{\\familydefault}{\\sfdefault}`,
    `\\begin{center}{\\fontsize{30}{34}\\selectfont ${tex(`${p.firstName} ${p.lastName}`)}}{\\LARGE\\slshape ~|~${tex(p.jobTitle)}}\\\\[6pt]
${[p.location, p.phone, p.email, linkedin(p)]
  .filter((line) => line !== '')
  .map(tex)
  .join(' $\\cdot$ ')}\\end{center}
${section(h.summary, p.summary ? row('', tex(p.summary)) : '')}${section(
  h.experience,
  p.jobs
    .map((j) =>
      row(
        spanOf(p, j, 'slash', ' -- '),
        `\\textbf{${tex(j.position)}}\\newline ${tex(j.company)}, ${tex(j.location ?? '')}${j.notes.map((n) => `\\newline -- ${tex(n)}`).join('')}`,
      ),
    )
    .join(''),
)}${section(
  h.education,
  p.studies
    .map((s) =>
      row(spanOf(p, s, 'year', ' -- '), `\\textbf{${tex(degreeOf(p, s))}}\\newline ${tex(s.institution)}`),
    )
    .join(''),
)}${section(h.languages, p.languages.map((l) => row(tex(l.name), tex(l.level))).join(''))}${section(
  h.skills,
  groupsOf(p)
    .map((g) => row(tex(g.name), tex(g.skills.join(', '))))
    .join(''),
)}`,
  );
}
