import { describe, it } from 'node:test';
import { expect } from 'expect';
import { type Line, toLine } from '../../layout/lines.ts';
import type { Section } from '../../layout/sections.ts';
import { section, segment } from '../../testing/lines.ts';
import { readEducation } from '../education.ts';
import { readExperience } from '../experience.ts';

/** A line whose cells stand at these places. */
const cells = (y: number, ...placed: [x: number, text: string][]): Line =>
  toLine(
    placed.map(([x, text]) => segment(text, x, y)),
    y - 14,
  );
const under = (kind: Section['kind'], lines: Line[]): Section => ({ kind, heading: null, lines });
const jobsOf = (sections: Section[]) =>
  readExperience(sections).map(({ value }) => [value.position, value.companyName]);
const studiesOf = (lines: Line[]) =>
  readEducation([under('education', lines)]).map(({ value }) => [value.degree, value.institutionName]);

describe('the room of titles', () => {
  const written = [
    'March 2019 - Present: Operations Manager - Northgate Freight Ltd',
    'Ran a depot of eighteen lorries',
    'June 2014 - February 2019: Shift Supervisor - Harlow Parcels',
    'Led a team of twelve',
  ];
  it('[INTAKE-42] is that of the column: text under the longest title of a section is no part of it', () => {
    const about =
      'Manager who knows the dock as well as the sheet and answers the phone at five in the morning';
    expect(jobsOf([section('summary', [about]), section('experience', written)])).toEqual([
      ['Operations Manager', 'Northgate Freight Ltd'],
      ['Shift Supervisor', 'Harlow Parcels'],
    ]);
  });

  it('[INTAKE-42] is as much as a title needs before a date that a tab sets, and less before a column of dates', () => {
    const tabbed = [
      cells(100, [50, 'Gestoria Montero'], [140, 'junio de 2014 - febrero de 2019']),
      cells(114, [50, 'Contable']),
      cells(150, [50, 'Transportes Galvez'], [150, '2011 - 2014']),
      cells(164, [50, 'Auxiliar administrativa']),
    ];
    const about = section('summary', ['x'.repeat(100)]);
    expect(jobsOf([about, under('experience', tabbed)])).toEqual([
      ['Contable', 'Gestoria Montero'],
      ['Auxiliar administrativa', 'Transportes Galvez'],
    ]);
    const inColumn = [
      cells(
        100,
        [50, 'Responsable de contabilidad y de administracion de las sucursales de toda'],
        [440, '2014 - 2019'],
      ),
      cells(114, [50, 'Comunidad']),
      cells(128, [50, 'Gestoria Montero']),
      cells(150, [50, 'Auxiliar administrativa'], [440, '2011 - 2014']),
      cells(164, [50, 'Transportes Galvez']),
    ];
    expect(jobsOf([about, under('experience', inColumn)])[0]).toEqual([
      'Responsable de contabilidad y de administracion de las sucursales de toda Comunidad',
      'Gestoria Montero',
    ]);
  });

  it('[INTAKE-42] is less before a date that the edge of the column breaks', () => {
    const dated = [
      cells(100, [50, 'Universidad Politecnica de las Islas'], [240, 'Sep 2008 - Jun']),
      cells(114, [50, 'Canarias'], [240, '2012']),
      cells(128, [50, 'Grado en Derecho']),
      cells(160, [50, 'IES Urrutia'], [236, 'Sep 2005 - Jun 2008']),
      cells(174, [50, 'Bachillerato']),
    ];
    expect(studiesOf(dated)).toEqual([
      ['Grado en Derecho', 'Universidad Politecnica de las Islas Canarias'],
      ['Bachillerato', 'IES Urrutia'],
    ]);
  });

  it('[INTAKE-42] is told by no address, which may run over the edge', () => {
    const narrow = (...texts: string[]) => texts.map((text, i) => cells(100 + i * 12, [50, text]));
    const studies = under(
      'education',
      narrow(
        'Màster en Dret',
        'Universitat de Girona',
        '2013 - 2017',
        'Grau en Enginyeria',
        'Informàtica',
        'Universitat de Lleida',
        '2010 - 2013',
      ),
    );
    const contact = (text: string) => under('contact', narrow(text));
    const read = (...sections: Section[]) =>
      readEducation(sections).map(({ value }) => [value.degree, value.institutionName]);
    const address = 'montserrat.gelabert.pujades@correu.example';
    expect(read(studies, contact(address))).toEqual([
      ['Màster en Dret', 'Universitat de Girona'],
      ['Grau en Enginyeria Informàtica', 'Universitat de Lleida'],
    ]);
    // Words as long say that the title had room.
    const words = contact(address.replace(/[.@]/g, ' '));
    expect(read(studies, words)[1]).not.toEqual(['Grau en Enginyeria Informàtica', 'Universitat de Lleida']);
  });

  it('[INTAKE-42] is not asked for where a degree stands under a whole place of study', () => {
    const pair = (y: number, years: string, school: string, degree: string): Line[] => [
      cells(y, [50, years], [160, school]),
      cells(y + 14, [160, degree]),
    ];
    const lines = [
      ...pair(100, '2011 - 2013', 'University of Leeds', 'Certificate in Clinical Leadership'),
      ...pair(
        134,
        '2008 - 2011',
        'University of Newcastle upon Tyne',
        'Postgraduate Diploma in Palliative Care',
      ),
    ];
    expect(studiesOf(lines)).toEqual([
      ['Certificate in Clinical Leadership', 'University of Leeds'],
      ['Postgraduate Diploma in Palliative Care', 'University of Newcastle upon Tyne'],
    ]);
  });
});
