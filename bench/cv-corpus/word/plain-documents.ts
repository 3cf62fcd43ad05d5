import type { Invented } from '../people/invented.ts';
import { degreeOf, HEADINGS, spanOf } from '../words.ts';
import { paragraph, run, table, wordDocument } from './markup.ts';
import { docx } from './package.ts';
import { bullets, contactsOf, groupsOf, smallParts } from './parts.ts';

const nameOf = (p: Invented): string => `${p.firstName} ${p.lastName}`;
const lines = (texts: readonly string[], look = {}): string =>
  texts.map((text) => paragraph(run(text, look))).join('');
/** What every document here holds in the same order, with a heading over it where there is anything. */
const part = (heading: (text: string) => string, title: string, content: string): string =>
  content ? heading(title) + content : '';

/** Spaces where a tab would do: dates are pushed to the right by as many as it takes. */
export function spaces(p: Invented): Buffer {
  const h = HEADINGS[p.language];
  const heading = (text: string): string => paragraph(run(text, { bold: true, size: 24 }), { before: 200 });
  const apart = (left: string, right: string): string =>
    `${left}${' '.repeat(Math.max(6, 70 - left.length - right.length))}${right}`;
  const jobs = p.jobs.map(
    (j) =>
      paragraph(run(apart(j.position, spanOf(p, j, 'slash', ' - ')), { bold: true }), { before: 80 }) +
      paragraph(run(apart(j.company, j.location ?? ''))) +
      bullets(j.notes),
  );
  const studies = p.studies.map(
    (s) =>
      paragraph(run(apart(degreeOf(p, s), spanOf(p, s, 'year', ' - ')), { bold: true })) +
      paragraph(run(s.institution)),
  );
  const contacts = contactsOf(p);
  const head = [0, 2].map((n) => apart(contacts[n] ?? '', contacts[n + 1] ?? ''));
  return docx(
    wordDocument(
      `${paragraph(run(`CURRICULUM VITAE`, { bold: true, size: 28 }), { align: 'center' })}${paragraph(run(nameOf(p), { bold: true, size: 28 }))}${lines(head)}${part(heading, h.summary, p.summary ? paragraph(run(p.summary)) : '')}${part(heading, h.education, studies.join(''))}${part(heading, h.experience, jobs.join(''))}${smallParts(p, heading)}`,
    ),
    'Liberation Serif',
  );
}

/** Each job and study in one line, its dates in brackets amid it; labels before the ways to reach the person. */
export function brackets(p: Invented): Buffer {
  const h = HEADINGS[p.language];
  const heading = (text: string): string =>
    paragraph(run(`${text}:`, { bold: true, size: 23, colour: '385623' }), { before: 180 });
  const jobs = p.jobs.map(
    (j) =>
      paragraph(
        run(j.company, { bold: true }) +
          run(`, ${j.location ?? ''} (${spanOf(p, j, 'short', ' – ')}) – `) +
          run(j.position, { italic: true }),
        { before: 90 },
      ) + bullets(j.notes, 200),
  );
  const studies = p.studies.map((s) =>
    paragraph(
      run(s.institution, { bold: true }) +
        run(` (${spanOf(p, s, 'year', ' – ')}) – `) +
        run(degreeOf(p, s), { italic: true }),
    ),
  );
  const contact = [
    `${h.phone}: ${p.phone}`,
    `${h.email}: ${p.email}`,
    p.location,
    ...(p.linkedin ? [`LinkedIn: linkedin.com/in/${p.linkedin}`] : []),
  ];
  return docx(
    wordDocument(
      `${paragraph(run(`Curriculum Vitae – ${nameOf(p)}`, { bold: true, size: 30, colour: '385623' }))}${paragraph(run(p.jobTitle, { italic: true }))}${lines(contact, { size: 19 })}${part(heading, h.summary, p.summary ? paragraph(run(p.summary)) : '')}${part(heading, h.experience, jobs.join(''))}${part(heading, h.education, studies.join(''))}${smallParts(p, heading)}`,
    ),
    'Carlito',
  );
}

/** A table of one row and two cells without lines: who somebody is in the narrow one, what they did in the other. */
export function sideTable(p: Invented): Buffer {
  const h = HEADINGS[p.language];
  const heading = (text: string): string =>
    paragraph(run(text, { bold: true, capitals: true, size: 22, colour: '1F4E79' }), { before: 220 });
  const jobs = p.jobs.map(
    (j) =>
      paragraph(run(`${spanOf(p, j, 'dot', ' – ')}`, { size: 18, colour: '7F7F7F' }), { before: 100 }) +
      paragraph(run(`${j.position} | `, { bold: true }) + run(`${j.company} | ${j.location ?? ''}`)) +
      bullets(j.notes),
  );
  const studies = p.studies.map(
    (s) =>
      paragraph(run(spanOf(p, s, 'year', ' – '), { size: 18, colour: '7F7F7F' }), { before: 80 }) +
      paragraph(run(`${degreeOf(p, s)} | `, { bold: true }) + run(s.institution)),
  );
  const aside = [
    heading(h.contact),
    lines(contactsOf(p), { size: 18 }),
    heading(h.languages),
    ...p.languages.map((l) => paragraph(run(`${l.name} – ${l.level}`, { size: 19 }))),
    heading(h.skills),
    ...groupsOf(p).map(
      (g) => (g.name ? paragraph(run(g.name, { bold: true, size: 19 })) : '') + bullets(g.skills),
    ),
  ].join('');
  const story = `${part(heading, h.summary, p.summary ? paragraph(run(p.summary)) : '')}${part(heading, h.experience, jobs.join(''))}${part(heading, h.education, studies.join(''))}`;
  return docx(
    wordDocument(
      `${paragraph(run(nameOf(p), { bold: true, size: 44 }), { align: 'center' })}${paragraph(run(p.jobTitle, { size: 24 }), { align: 'center' })}${table([[aside, story]], [3000, 6900])}`,
    ),
    'Carlito',
  );
}
