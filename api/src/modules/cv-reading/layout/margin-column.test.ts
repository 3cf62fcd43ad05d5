import { describe, it } from 'node:test';
import { expect } from 'expect';
import { readEducation } from '../entries/education.ts';
import { readExperience } from '../entries/experience.ts';
import { segment } from '../testing/lines.ts';
import { splitColumns } from './columns.ts';
import { toSections } from './sections.ts';

const head = (text: string, y: number) => segment(text, 40, y, { bold: true });
const rows = (y: number, ...texts: string[]) => texts.map((text, i) => segment(text, 160, y + i * 12));
const sectionsOf = (segments: ReturnType<typeof segment>[]) => toSections(splitColumns(segments));

describe('liftMarginColumn', () => {
  const name = segment('Laia Bonastre Vila', 40, 50, { size: 20 });
  it('reads headings that break over lines or stand lower than the first line that they head', () => {
    const sections = sectionsOf([
      name,
      head('Empleos', 112),
      head('anteriores', 124),
      ...rows(100, 'Hotel Boreal', '2019 – 2021', 'Cocinera', 'Cartas de temporada y compras.'),
      ...rows(160, 'Asador Montes', '2016 – 2019', 'Ayudante de cocina'),
      head('Formación', 220),
      head('académica', 232),
      ...rows(220, 'Escuela de Hostelería de Murcia', '2014 – 2016', 'Técnico en Cocina'),
      head('Idiomas', 280),
      ...rows(280, 'Catalán', 'Inglés'),
      head('Aficiones', 330),
      ...rows(330, 'Ajedrez'),
    ]);
    expect(readEducation(sections).map(({ value }) => [value.institutionName, value.startDate])).toEqual([
      ['Escuela de Hostelería de Murcia', '2014'],
    ]);
    expect(sections.map((s) => s.heading?.text ?? null)).toEqual([
      null,
      'Empleos anteriores',
      'Formación académica',
      'Idiomas',
      'Aficiones',
    ]);
    const jobs = readExperience(
      sections.map((s) => (s.heading?.text.startsWith('Emp') ? { ...s, kind: 'experience' } : s)),
    );
    expect(jobs.map(({ value }) => [value.companyName, value.position])).toEqual([
      ['Hotel Boreal', 'Cocinera'],
      ['Asador Montes', 'Ayudante de cocina'],
    ]);
  });
  it('leaves a column of other things than headings as it is', () => {
    const side = ['Skills', 'Python', 'SQL', 'Languages', 'English', 'Welsh'].map((text, i) =>
      i % 3 === 0 ? head(text, 100 + i * 30) : segment(text, 40, 100 + i * 30),
    );
    const main = rows(
      100,
      'Experience',
      'Analyst',
      'Acme',
      '2019 – 2021',
      'Accountant',
      'Bright Ltd',
      '2016 – 2019',
    );
    const found = sectionsOf([name, ...side, ...main]);
    expect(found.find((s) => s.kind === 'skills')?.lines.map((l) => l.text)).toEqual(['Python', 'SQL']);
  });
});
