import { escapeHtml } from '@cantera/shared/contracts/text';
import { list, page } from '../../cv/corpus/html.ts';
import type { Invented } from '../people/invented.ts';
import { degreeOf, HEADINGS, spanOf } from '../words.ts';

type Study = Invented['studies'][number];
type Job = Invented['jobs'][number];
/** How one kind of layout prints a study and the head of a job. */
interface Kind {
  study: (p: Invented, s: Study) => string;
  job: (p: Invented, j: Job) => string;
  css?: string;
}

const text = escapeHtml;
const line = (...pieces: string[]): string => `<p>${pieces.join('')}</p>`;
const bold = (words: string): string => `<b>${text(words)}</b>`;
const right = (words: string): string => `<span class="right">${text(words)}</span>`;
const years = (p: Invented, s: Study): string => spanOf(p, s, 'year', ' – ');
const months = (p: Invented, j: Job): string => spanOf(p, j, 'slash', ' – ');
const FROM = { en: 'from', es: 'por la', ca: 'per la' } as const;

const KINDS: Readonly<Record<string, Kind>> = {
  // All in one line, the place of study first.
  pipes: {
    study: (p, s) => line(text(`${s.institution} | ${degreeOf(p, s)} | ${years(p, s)}`)),
    job: (p, j) => line(text(`${j.company} | ${j.position} | ${months(p, j)}`)),
  },
  // What was studied, the kind of degree and the place of study in lines of their own, the date beside the last.
  places: {
    study: (p, s) => line(bold(s.area)) + line(text(s.kind)) + line(text(s.institution), right(years(p, s))),
    job: (p, j) => line(bold(j.position), right(months(p, j))) + line(text(j.company)),
  },
  // A list whose items are sentences.
  list: {
    study: (p, s) =>
      `<ul><li>${text(`${degreeOf(p, s)} ${FROM[p.language]} ${s.institution} (${years(p, s)})`)}</li></ul>`,
    job: (p, j) => line(text(`${j.position}, ${j.company} (${months(p, j)})`)),
  },
  // Dates one under the other in a margin.
  dated: {
    study: (p, s) => dated(years(p, s), line(bold(degreeOf(p, s))) + line(text(s.institution))),
    job: (p, j) => dated(months(p, j), line(bold(j.position)) + line(text(j.company))),
    css: '.dated{display:flex}.dated div:first-child{width:28mm}',
  },
};

const dated = (span: string, beside: string): string => {
  const [start = '', end = ''] = span.split(' – ');
  return `<div class="dated"><div>${line(text(start))}${end ? line(text(`– ${end}`)) : ''}</div><div>${beside}</div></div>`;
};

const part = (title: string, content: string): string => (content ? `<h2>${text(title)}</h2>${content}` : '');

function draw(kind: Kind, p: Invented): string {
  const h = HEADINGS[p.language];
  const jobs = p.jobs.map((j) => `<section>${kind.job(p, j)}${list(j.notes)}</section>`).join('');
  const studies = p.studies.map((s) => `<section>${kind.study(p, s)}</section>`).join('');
  const contact = [p.location, p.phone, p.email, ...(p.linkedin ? [`linkedin.com/in/${p.linkedin}`] : [])];
  const skills = [...p.hardSkills, ...(p.isGrouped ? [] : p.softSkills)];
  const css = `body{font:10.5pt Arial,sans-serif}h1{font-size:22pt}h2{font-size:13pt;margin:14pt 0 6pt}section{margin-bottom:9pt}p{line-height:1.35}.right{float:right}ul{margin-left:16pt}${kind.css ?? ''}`;
  const body = [
    `<h1>${text(`${p.firstName} ${p.lastName}`)}</h1>`,
    line(text(p.jobTitle)),
    ...contact.map((c) => line(text(c))),
    part(h.summary, p.summary ? line(text(p.summary)) : ''),
    part(h.experience, jobs),
    part(h.education, studies),
    part(h.languages, list(p.languages.map((l) => `${l.name}: ${l.level}`))),
    part(h.skills, line(text(skills.join(', ')))),
  ];
  return page(p.language, css, body.join('\n'), '18mm');
}

/** One page for each kind in which studies stand in a layout, by the name of its template. */
export const studyLayouts: Readonly<Record<string, (p: Invented) => string>> = Object.fromEntries(
  Object.entries(KINDS).map(([name, kind]) => [`html-${name}`, (p: Invented) => draw(kind, p)]),
);
