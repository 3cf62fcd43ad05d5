import type { Invented } from '../people/invented.ts';
import { degreeOf, HEADINGS, spanOf } from '../words.ts';
import { paragraph, run, table, wordDocument } from './markup.ts';
import { docx } from './package.ts';
import { groupsOf } from './parts.ts';

const LABELS = {
  en: {
    title: 'Europass\nCurriculum Vitae',
    person: 'Personal information',
    name: 'First name(s) / Surname(s)',
    address: 'Address(es)',
    phone: 'Mobile',
    email: 'E-mail(s)',
    jobs: 'Work experience',
    dates: 'Dates',
    position: 'Occupation or position held',
    tasks: 'Main activities and responsibilities',
    employer: 'Name and address of employer',
    studies: 'Education and training',
    degree: 'Title of qualification awarded',
    school: 'Name and type of organisation providing education and training',
    own: 'Personal skills and competences',
    mother: 'Mother tongue(s)',
    others: 'Other language(s)',
  },
  es: {
    title: 'Europass\nCurriculum Vitae',
    person: 'Información personal',
    name: 'Nombre(s) / Apellido(s)',
    address: 'Dirección(ones)',
    phone: 'Móvil',
    email: 'Correo(s) electrónico(s)',
    jobs: 'Experiencia laboral',
    dates: 'Fechas',
    position: 'Profesión o cargo desempeñado',
    tasks: 'Funciones y responsabilidades principales',
    employer: 'Nombre y dirección de la empresa o empleador',
    studies: 'Educación y formación',
    degree: 'Cualificación obtenida',
    school: 'Nombre y tipo de la organización que ha impartido la educación o la formación',
    own: 'Capacidades y competencias personales',
    mother: 'Idioma(s) materno(s)',
    others: 'Otro(s) idioma(s)',
  },
  ca: {
    title: 'Europass\nCurriculum Vitae',
    person: 'Informació personal',
    name: 'Nom(s) / Cognom(s)',
    address: 'Adreça',
    phone: 'Mòbil',
    email: 'Correu electrònic',
    jobs: 'Experiència laboral',
    dates: 'Dates',
    position: 'Càrrec o lloc de treball',
    tasks: 'Activitats i responsabilitats principals',
    employer: 'Nom i adreça de l’empresa o ocupador',
    studies: 'Educació i formació',
    degree: 'Títol de la qualificació obtinguda',
    school: 'Nom i tipus de l’organització que ha impartit l’educació o la formació',
    own: 'Capacitats i competències personals',
    mother: 'Llengua materna',
    others: 'Altres llengües',
  },
};

/** The document that the European Union offered for the same form: no lines, narrow labels that wrap, tasks before the employer. */
export function officialForm(p: Invented): Buffer {
  const l = LABELS[p.language];
  const row = (label: string, value: string, look = {}): string[] => [
    paragraph(run(label, { size: 18 }), { align: 'right' }),
    paragraph(run(value, { size: 20, ...look })),
  ];
  const heading = (text: string): string[] => [
    paragraph(run(text, { bold: true, size: 24 }), { align: 'right', before: 240 }),
    '',
  ];
  const empty = ['', ''];
  const [mother, ...others] = p.languages;
  const rows = [
    [
      l.title
        .split('\n')
        .map((text) => paragraph(run(text, { bold: true, size: 28 }), { align: 'right' }))
        .join(''),
      '',
    ],
    heading(l.person),
    row(l.name, `${p.firstName} ${p.lastName}`, { bold: true, size: 26 }),
    row(l.address, p.location),
    row(l.phone, p.phone),
    row(l.email, p.email),
    ...(p.linkedin ? [row('LinkedIn', `www.linkedin.com/in/${p.linkedin}`)] : []),
    ...(p.summary ? [heading(HEADINGS[p.language].summary), row('', p.summary)] : []),
    ...(p.jobs.length > 0 ? [heading(l.jobs)] : []),
    ...p.jobs.flatMap((j) => [
      row(l.dates, spanOf(p, j, 'long', ' - ')),
      row(l.position, j.position),
      [
        paragraph(run(l.tasks, { size: 18 }), { align: 'right' }),
        j.notes.map((note) => paragraph(run(note, { size: 20 }))).join(''),
      ],
      row(l.employer, `${j.company}, ${j.location ?? ''}`),
      empty,
    ]),
    heading(l.studies),
    ...p.studies.flatMap((s) => [
      row(l.dates, spanOf(p, s, 'long', ' - ')),
      row(l.degree, degreeOf(p, s)),
      row(l.school, s.institution),
      empty,
    ]),
    heading(l.own),
    row(l.mother, `${mother?.name} (${mother?.level})`, { bold: true }),
    row(l.others, others.map((o) => `${o.name} (${o.level})`).join(', ')),
    heading(HEADINGS[p.language].skills),
    ...groupsOf(p).map((g) => row(g.name, g.skills.join(', '))),
    ...(p.softSkills.length > 0 && p.isGrouped ? [row(p.softName, p.softSkills.join(', '))] : []),
  ];
  return docx(wordDocument(table(rows, [2900, 7000])), 'Liberation Sans');
}
