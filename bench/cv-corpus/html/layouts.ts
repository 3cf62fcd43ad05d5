import { escapeHtml } from '@cantera/shared/contracts/text';
import { list, page } from '../../cv/corpus/html.ts';
import type { Invented } from '../people/invented.ts';
import { degreeOf, HEADINGS, spanOf } from '../words.ts';

const groupsOf = (p: Invented): { name: string; skills: string[] }[] => [
  ...(p.isGrouped ? p.skillGroups : [{ name: HEADINGS[p.language].skills, skills: p.hardSkills }]),
  ...(p.softSkills.length > 0 && p.isGrouped ? [{ name: p.softName, skills: p.softSkills }] : []),
];
const text = escapeHtml;
const block = (tag: string, content: string, look = ''): string =>
  `<${tag}${look ? ` class="${look}"` : ''}>${content}</${tag}>`;
const part = (title: string, content: string): string => (content ? block('h2', text(title)) + content : '');

/** Titles in letters set far apart, roles in capitals over the employer and its dates; addresses at the end. */
export function letters(p: Invented): string {
  const h = HEADINGS[p.language];
  const jobs = p.jobs.map(
    (j) =>
      block('h3', text(j.position)) +
      block('p', text(`${j.company} | ${spanOf(p, j, 'short', ' - ')} | ${j.location ?? ''}`), 'where') +
      list(j.notes),
  );
  const studies = p.studies.map(
    (s) =>
      block('h3', text(degreeOf(p, s))) +
      block('p', text(`${s.institution} | ${spanOf(p, s, 'short', ' - ')}`), 'where'),
  );
  const css = `body{font:10pt Arial,sans-serif}h1,h2,.role{text-transform:uppercase;font-weight:600}
h1{font-size:24pt;letter-spacing:.34em;text-align:center}.role{font-size:11pt;letter-spacing:.3em;text-align:center;margin:6pt 0 16pt}
h2{font-size:11pt;letter-spacing:.32em;margin:16pt 0 6pt}h3{font-size:9pt;text-transform:uppercase;margin-top:8pt}.where{font-weight:700;font-size:9pt}
ul{margin:3pt 0 6pt 18pt}li{font-style:italic}`;
  return page(
    p.language,
    css,
    `${block('h1', text(`${p.firstName} ${p.lastName}`))}${block('p', text(p.jobTitle), 'role')}
${part(h.summary, p.summary ? block('p', text(p.summary)) : '')}${part(h.experience, jobs.join(''))}${part(h.education, studies.join(''))}
${part(h.languages, `<ul>${p.languages.map((l) => `<li><b>${text(l.name)}</b> | ${text(l.level)}</li>`).join('')}</ul>`)}
${part(
  h.skills,
  groupsOf(p)
    .map((g) => block('h3', text(g.name)) + block('p', text(g.skills.join(', '))))
    .join(''),
)}
${part(h.contact, [p.location, p.phone, p.email, ...(p.linkedin ? [`linkedin.com/in/${p.linkedin}`] : [])].map((line) => block('p', text(line))).join(''))}`,
    '16mm',
  );
}

/** A coloured column at the right with each group of skills under a heading of its own; dates before the titles. */
export function cards(p: Invented): string {
  const h = HEADINGS[p.language];
  const jobs = p.jobs.map(
    (j) =>
      block('p', text(spanOf(p, j, 'dot', ' – ')), 'when') +
      block('h3', text(`${j.position} @ ${j.company}`)) +
      block('p', text(j.location ?? ''), 'when') +
      list(j.notes),
  );
  const studies = p.studies.map(
    (s) =>
      block('p', text(spanOf(p, s, 'year', ' – ')), 'when') +
      block('h3', text(degreeOf(p, s))) +
      block('p', text(s.institution)),
  );
  const contact = [p.phone, p.email, p.location, ...(p.linkedin ? [`in/${p.linkedin}`] : [])];
  const css = `body{font:9.5pt Georgia,serif;display:flex}main{width:66%;padding:14mm 8mm 0 14mm}aside{width:34%;padding:14mm 8mm;background:#eef3f1}
h1{font-size:25pt}h2{font:700 11pt Arial;color:#2a6f5b;margin:12pt 0 5pt}h3{font-size:10pt;margin-top:2pt}.when{color:#777;font-size:8.5pt}ul{margin:2pt 0 8pt 14pt}aside li{list-style:none}aside ul{margin-left:0}`;
  const main = `${block('h1', `${text(p.firstName)}<br>${text(p.lastName)}`)}${block('p', text(p.jobTitle))}${part(h.summary, p.summary ? block('p', text(p.summary)) : '')}${part(h.experience, jobs.join(''))}${part(h.education, studies.join(''))}`;
  const aside = `${part(h.contact, contact.map((line) => block('p', text(line))).join(''))}${groupsOf(p)
    .map((g) => part(g.name, list(g.skills)))
    .join('')}${part(h.languages, list(p.languages.map((l) => `${l.name} (${l.level})`)))}`;
  return page(p.language, css, block('main', main) + block('aside', aside));
}
