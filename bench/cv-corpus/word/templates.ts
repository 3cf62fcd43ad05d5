import type { Invented } from '../people/invented.ts';
import { degreeOf, HEADINGS, spanOf } from '../words.ts';
import { COLUMN_BREAK, paragraph, portrait, run, section, table, textBox, wordDocument } from './markup.ts';
import { docx } from './package.ts';
import { bullets, contactsOf, groupsOf, smallParts } from './parts.ts';

const nameOf = (p: Invented): string => `${p.firstName} ${p.lastName}`;
const lines = (texts: readonly string[], look = {}): string =>
  texts.map((text) => paragraph(run(text, look))).join('');

/** Dates on the left, what they are of on the right, in a table without lines. */
function dateTable(p: Invented): Buffer {
  const h = HEADINGS[p.language];
  const heading = (text: string): string =>
    paragraph(run(text, { bold: true, size: 26, colour: '1F3864' }), { before: 200, ruled: true });
  const jobs = p.jobs.map((j) => [
    paragraph(run(spanOf(p, j, 'slash', ' - '))),
    paragraph(run(j.position, { bold: true })) +
      paragraph(run(`${j.company}, ${j.location ?? ''}`, { italic: true })) +
      bullets(j.notes),
  ]);
  const studies = p.studies.map((s) => [
    paragraph(run(spanOf(p, s, 'year', ' - '))),
    paragraph(run(degreeOf(p, s), { bold: true })) + paragraph(run(s.institution)),
  ]);
  const widths = [2300, 7600];
  return docx(
    wordDocument(
      `${paragraph(run(nameOf(p), { bold: true, size: 40 }))}${paragraph(run(p.jobTitle, { size: 26 }))}${lines(contactsOf(p))}${p.summary ? heading(h.summary) + paragraph(run(p.summary)) : ''}${jobs.length ? heading(h.experience) + table(jobs, widths) : ''}${heading(h.education)}${table(studies, widths)}${smallParts(p, heading)}`,
    ),
    'Carlito',
  );
}

/** One column; dates hang at a tab stop at the right margin. */
function tabs(p: Invented): Buffer {
  const h = HEADINGS[p.language];
  const heading = (text: string): string =>
    paragraph(run(text, { bold: true, capitals: true }), { before: 220, ruled: true });
  const end = { tabAt: 9900, before: 80 };
  const jobs = p.jobs.map(
    (j) =>
      paragraph(run(j.company, { bold: true }) + run(`\t${j.location ?? ''}`), end) +
      paragraph(run(`${j.position}\t${spanOf(p, j, 'long', ' – ')}`, { italic: true }), { tabAt: 9900 }) +
      bullets(j.notes),
  );
  const studies = p.studies.map(
    (s) =>
      paragraph(run(s.institution, { bold: true }) + run(`\t${spanOf(p, s, 'year', ' – ')}`), end) +
      paragraph(run(degreeOf(p, s), { italic: true })),
  );
  return docx(
    wordDocument(
      `${paragraph(run(nameOf(p), { bold: true, size: 36 }), { align: 'center' })}${paragraph(run(contactsOf(p).join('  |  '), { size: 18 }), { align: 'center' })}${p.summary ? heading(h.summary) + paragraph(run(p.summary)) : ''}${heading(h.education)}${studies.join('')}${jobs.length ? heading(h.experience) + jobs.join('') : ''}${smallParts(p, heading)}`,
    ),
    'Liberation Serif',
  );
}

/** Columns of the word processor itself: the small parts on the left, the story on the right. */
function twoColumns(p: Invented): Buffer {
  const h = HEADINGS[p.language];
  const heading = (text: string): string =>
    paragraph(run(text, { bold: true, size: 24, colour: '7B2D26' }), { before: 200 });
  const jobs = p.jobs.map(
    (j) =>
      paragraph(run(j.position, { bold: true }), { before: 100 }) +
      paragraph(run(`${j.company} · ${spanOf(p, j, 'short', ' – ')}`, { size: 19 })) +
      bullets(j.notes),
  );
  const studies = p.studies.map(
    (s) =>
      paragraph(run(degreeOf(p, s), { bold: true })) +
      paragraph(run(`${s.institution} (${spanOf(p, s, 'year', '–')})`)),
  );
  const one = section('', '<w:type w:val="continuous"/>');
  const two = section(
    '<w:cols w:num="2" w:equalWidth="0"><w:col w:w="3000" w:space="400"/><w:col w:w="6500"/></w:cols>',
    '<w:type w:val="continuous"/>',
  );
  return docx(
    wordDocument(
      `${paragraph(run(nameOf(p), { bold: true, size: 44, colour: '7B2D26' }))}<w:p><w:pPr>${one}</w:pPr>${run(p.jobTitle, { size: 26 })}</w:p>${heading(h.contact)}${lines(contactsOf(p), { size: 19 })}${smallParts(p, heading)}${COLUMN_BREAK}${p.summary ? heading(h.summary) + paragraph(run(p.summary)) : ''}${jobs.length ? heading(h.experience) + jobs.join('') : ''}${heading(h.education)}${studies.join('')}`,
      two,
    ),
    'Carlito',
  );
}

/** A coloured box over the left of the first page; the story keeps clear of it. */
function textBoxes(p: Invented): Buffer {
  const h = HEADINGS[p.language];
  const left = 3300;
  const heading = (text: string): string =>
    paragraph(run(text, { bold: true, size: 25, colour: '2E5E4E' }), { before: 200, left });
  const boxed = (text: string): string =>
    paragraph(run(text, { bold: true, colour: '2E5E4E' }), { before: 160 });
  const aside = [
    boxed(h.contact),
    lines(contactsOf(p), { size: 18 }),
    boxed(h.skills),
    lines(
      groupsOf(p).flatMap((g) => g.skills),
      { size: 19 },
    ),
    boxed(h.languages),
    ...p.languages.map((l) => paragraph(run(`${l.name} (${l.level})`, { size: 19 }))),
  ].join('');
  const jobs = p.jobs.map(
    (j) =>
      paragraph(run(`${j.position}, ${j.company}`, { bold: true }), { left, before: 100 }) +
      paragraph(
        run(`${spanOf(p, j, p.language === 'en' ? 'long' : 'longDe', ' – ')} | ${j.location ?? ''}`, {
          size: 19,
          colour: '606060',
        }),
        {
          left,
        },
      ) +
      bullets(j.notes, left),
  );
  const studies = p.studies.map((s) =>
    paragraph(
      run(`${spanOf(p, s, 'year', '-')}  `) + run(degreeOf(p, s), { bold: true }) + run(`, ${s.institution}`),
      { left },
    ),
  );
  return docx(
    wordDocument(
      `${textBox(aside, { left: 20, top: 20, width: 175, height: 800, fill: 'E6EFEA' })}${paragraph(run(nameOf(p), { bold: true, size: 40 }), { left })}${paragraph(run(p.jobTitle, { size: 26 }), { left })}${p.summary ? heading(h.summary) + paragraph(run(p.summary), { left }) : ''}${jobs.length ? heading(h.experience) + jobs.join('') : ''}${heading(h.education)}${studies.join('')}`,
    ),
    'Liberation Sans',
  );
}

/** A portrait beside the name, dates in brackets, headings on grey. */
function photo(p: Invented): Buffer {
  const h = HEADINGS[p.language];
  const heading = (text: string): string =>
    paragraph(run(text, { bold: true, capitals: true, size: 22 }), { before: 220, shade: 'D9E2F3' });
  const jobs = p.jobs.map(
    (j) =>
      paragraph(
        run(j.position, { bold: true }) +
          run(` – ${j.company} (${spanOf(p, j, 'slash', ' - ')})`) +
          run(j.location ? `, ${j.location}` : ''),
        { before: 100 },
      ) + bullets(j.notes),
  );
  const studies = p.studies.map((s) =>
    paragraph(
      run(degreeOf(p, s), { bold: true }) + run(` – ${s.institution} (${spanOf(p, s, 'year', ' - ')})`),
    ),
  );
  const head = [
    [
      paragraph(run(nameOf(p), { bold: true, size: 36 })) +
        paragraph(run(p.jobTitle, { italic: true })) +
        lines(contactsOf(p)),
      paragraph(portrait(85), { align: 'right' }),
    ],
  ];
  return docx(
    wordDocument(
      `${table(head, [7400, 2500])}${p.summary ? heading(h.summary) + paragraph(run(p.summary)) : ''}${jobs.length ? heading(h.experience) + jobs.join('') : ''}${heading(h.education)}${studies.join('')}${smallParts(p, heading)}`,
    ),
    'Caladea',
  );
}

/** By the name of the template. */
export const TEMPLATES: Readonly<Record<string, (person: Invented) => Buffer>> = {
  'word-table': dateTable,
  'word-tabs': tabs,
  'word-two-columns': twoColumns,
  'word-text-boxes': textBoxes,
  'word-photo': photo,
};
