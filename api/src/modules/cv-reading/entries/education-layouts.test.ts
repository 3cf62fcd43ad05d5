import { describe, it } from 'node:test';
import { expect } from 'expect';
import { splitTrailingLocation } from '../fields/location.ts';
import { toLine } from '../layout/lines.ts';
import type { Section } from '../layout/sections.ts';
import { lines, section, segment } from '../testing/lines.ts';
import { readEducation } from './education.ts';
import { readExperience } from './experience.ts';
import { withoutListSigns } from './rows/listed.ts';

const names = (...sections: Section[]) =>
  readEducation(sections).map(({ value: e }) => [e.degree, e.institutionName]);

/** A section without dates whose lines stand at given heights. */
const at = (written: [text: string, y: number][], kind: Section['kind'] = 'education'): Section => ({
  kind,
  heading: null,
  lines: written.map(([text, y], i) =>
    toLine([segment(text, 50, 100 + y)], i === 0 ? undefined : 100 + (written[i - 1]?.[1] ?? 0)),
  ),
});

describe('studies in layouts of many kinds', () => {
  it('takes the degree under a subject that it names once more', () => {
    const [study] = readEducation([
      section('education', [
        { text: ['University of Cork', '2006 – 2009'], bold: true },
        { text: 'Adult Nursing', x: 62, bold: true },
        { text: 'Bachelor of Nursing', x: 70 },
      ]),
    ]);
    expect([study?.value.institutionName, study?.value.degree]).toEqual([
      'University of Cork',
      'Adult Nursing, Bachelor of Nursing',
    ]);
  });
  it('takes a place of study with a full stop for a name, and the word alone that ends one', () => {
    expect(
      names(
        section('education', [
          { text: 'Técnico Superior en Transporte y Logística. 2014 – 2018' },
          { text: 'Universidad de Las Palmas de Gran Canaria.' },
        ]),
      ),
    ).toEqual([['Técnico Superior en Transporte y Logística', 'Universidad de Las Palmas de Gran Canaria']]);
    expect(
      names(
        section('education', [
          '2012 – 2014',
          'Bachelor of Engineering in Electronic Systems | Glasgow Metropolitan',
          'University',
        ]),
      ),
    ).toEqual([['Bachelor of Engineering in Electronic Systems', 'Glasgow Metropolitan University']]);
  });
  it('parts a degree from its place of study beside the subject in a line above', () => {
    expect(
      names(section('education', ['Sound Design', { text: ['Diploma at Leeds Hall', '2011 – 2014'] }])),
    ).toEqual([['Sound Design, Diploma', 'Leeds Hall']]);
  });
  it('parts undated entries of widely set lines at the widest white', () => {
    expect(
      names(
        at([
          ['Sant Ignasi', 0],
          ['Grau en Dret', 24],
          ['Trinity Hall', 60],
          ['Màster en Dret', 84],
        ]),
      ),
    ).toEqual([
      ['Grau en Dret', 'Sant Ignasi'],
      ['Màster en Dret', 'Trinity Hall'],
    ]);
  });
  it('parts undated titles that stand equally far apart', () => {
    const titles: [string, number][] = [
      ['ESO', 0],
      ['Bachillerato', 24],
      ['Grado Medio Cocina', 48],
    ];
    expect(names(at(titles))).toEqual([
      ['ESO', ''],
      ['Bachillerato', ''],
      ['Grado Medio Cocina', ''],
    ]);
  });
  it('counts a subject and its kind of degree as one above an undated place of study', () => {
    expect(
      names(
        at([
          ['Ingeniería del Software', 0],
          ['Máster', 13],
          ['Universidad de Murcia', 26],
          ['Ingeniería Informática', 47],
          ['Grado', 60],
          ['Universidad de Murcia', 73],
        ]),
      ),
    ).toEqual([
      ['Ingeniería del Software, Máster', 'Universidad de Murcia'],
      ['Ingeniería Informática, Grado', 'Universidad de Murcia'],
    ]);
  });
  it('does not join a place of study to the longest title above it', () => {
    const title = { text: ['2016 – 2020', 'Ciclo Formativo de Grado Superior en Desarrollo'] };
    expect(names(section('education', [title, { text: 'Universidad de Murcia', x: 400 }]))).toEqual([
      ['Ciclo Formativo de Grado Superior en Desarrollo', 'Universidad de Murcia'],
    ]);
    // The rest of the column shows that the title had room for more.
    const wide = section('experience', ['x'.repeat(140)]);
    expect(names(wide, section('education', [title, { text: 'Sant Ignasi', x: 400 }]))).toEqual([
      ['Ciclo Formativo de Grado Superior en Desarrollo', 'Sant Ignasi'],
    ]);
  });
  it('reads a degree indented under a place of study with its date at the right', () => {
    expect(
      names(
        section('education', [
          { text: ['Leeds College', '2011 – 2014'], bold: true },
          { text: 'Sound Design', x: 70 },
          { text: 'Modules in acoustics and in film', x: 70 },
        ]),
      ),
    ).toEqual([['Sound Design', 'Leeds College']]);
  });
  it('takes a place of study in brackets for no town', () => {
    expect(splitTrailingLocation('Grau en Física (Universitat de Lleida)')).toEqual({
      rest: 'Grau en Física (Universitat de Lleida)',
      location: null,
    });
  });
  it('leaves the signs of a list that has lines beside it', () => {
    const mixed = lines(['• Thesis on tides', 'BSc Physics, University of Leeds']);
    expect(withoutListSigns(mixed)).toEqual(mixed);
  });
});

describe('undated jobs', () => {
  const jobs = (written: [string, number][]) =>
    readExperience([at(written, 'experience')]).map(({ value: j }) => [j.position, j.companyName]);
  const four = (gaps: [number, number, number]): [string, number][] => {
    let y = 0;
    return ['Camarera', 'Dependienta', 'Limpiadora', 'Cocinera'].flatMap((title, i): [string, number][] => {
      y += gaps[i - 1] ?? 0;
      const top = y;
      y += 14;
      return [
        [title, top],
        ['• Atención al público', y],
      ];
    });
  };
  const parted = [
    ['Camarera', ''],
    ['Dependienta', ''],
    ['Limpiadora', ''],
    ['Cocinera', ''],
  ];
  it('are parted where each title stands equally far below the text above it', () => {
    expect(jobs(four([28, 28, 28]))).toEqual(parted);
  });
  it('are parted where one title stands further below than the others', () => {
    expect(jobs(four([28, 28, 44]))).toEqual(parted);
  });
});

describe('jobs beside dates one under the other', () => {
  it('gives a job the span of both', () => {
    const [job] = readExperience([
      section('experience', [
        { text: ['03/2019', 'Analyst, Acme Ltd'] },
        { text: ['– 06/2021', 'Bergen, Norway'] },
      ]),
    ]);
    expect(job?.value).toMatchObject({
      position: 'Analyst',
      companyName: 'Acme Ltd',
      startDate: '2019-03',
      endDate: '2021-06',
    });
  });
});
