import type { Invented } from '../people/invented.ts';
import { degreeOf, HEADINGS, spanOf } from '../words.ts';
import { paragraph, run, table, wordDocument } from './markup.ts';
import { docx } from './package.ts';
import { groupsOf } from './parts.ts';

const LABELS = {
  en: {
    person: 'Personal information',
    name: 'Name',
    address: 'Address',
    dates: 'Dates',
    position: 'Occupation or position held',
    employer: 'Name and address of employer',
    tasks: 'Main activities and responsibilities',
    degree: 'Title of qualification awarded',
    school: 'Name of organisation providing education',
    mother: 'Mother tongue',
    others: 'Other languages',
  },
  es: {
    person: 'Información personal',
    name: 'Nombre y apellidos',
    address: 'Dirección',
    dates: 'Fechas',
    position: 'Profesión o cargo desempeñado',
    employer: 'Nombre y dirección de la empresa',
    tasks: 'Funciones y responsabilidades principales',
    degree: 'Cualificación obtenida',
    school: 'Nombre del centro de formación',
    mother: 'Idioma materno',
    others: 'Otros idiomas',
  },
  ca: {
    person: 'Informació personal',
    name: 'Nom i cognoms',
    address: 'Adreça',
    dates: 'Dates',
    position: 'Professió o càrrec',
    employer: 'Nom i adreça de l’empresa',
    tasks: 'Funcions i responsabilitats principals',
    degree: 'Qualificació obtinguda',
    school: 'Nom del centre de formació',
    mother: 'Llengua materna',
    others: 'Altres llengües',
  },
};

/** The form of the European Union of before 2013: a label for every line, headings among the labels. */
export function europassForm(p: Invented): Buffer {
  const h = HEADINGS[p.language];
  const l = LABELS[p.language];
  const row = (label: string, value: string): string[] => [
    paragraph(run(label, { size: 19 }), { align: 'right' }),
    paragraph(run(value)),
  ];
  const heading = (text: string): string[] => [
    paragraph(run(text, { bold: true, size: 23 }), { align: 'right', before: 160 }),
    '',
  ];
  const [mother, ...others] = p.languages;
  const rows = [
    heading(l.person),
    row(l.name, `${p.firstName} ${p.lastName}`),
    row(l.address, p.location),
    row(h.phone, p.phone),
    row(h.email, p.email),
    ...(p.linkedin ? [row('LinkedIn', `https://www.linkedin.com/in/${p.linkedin}`)] : []),
    ...(p.summary ? [heading(h.summary), row('', p.summary)] : []),
    ...(p.jobs.length > 0 ? [heading(h.experience)] : []),
    ...p.jobs.flatMap((j) => [
      row(l.dates, spanOf(p, j, 'slash', ' – ')),
      row(l.position, j.position),
      row(l.employer, `${j.company}, ${j.location ?? ''}`),
      row(l.tasks, j.notes.join('. ')),
    ]),
    heading(h.education),
    ...p.studies.flatMap((s) => [
      row(l.dates, spanOf(p, s, 'slash', ' – ')),
      row(l.degree, degreeOf(p, s)),
      row(l.school, s.institution),
    ]),
    heading(h.languages),
    row(l.mother, `${mother?.name} (${mother?.level})`),
    ...others.map((o, n) => row(n === 0 ? l.others : '', `${o.name}: ${o.level}`)),
    heading(h.skills),
    ...groupsOf(p).map((g) => row(g.name, g.skills.join(', '))),
    ...(p.softSkills.length > 0 && p.isGrouped ? [row(p.softName, p.softSkills.join(', '))] : []),
  ];
  return docx(
    wordDocument(
      paragraph(run('Curriculum Vitae', { bold: true, size: 30, colour: '003399' })) +
        table(rows, [3600, 6300], true),
    ),
    'Liberation Sans',
  );
}
