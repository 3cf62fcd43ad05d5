import { describe, it } from 'node:test';
import { expect } from 'expect';
import { section, type Written } from '../testing/lines.ts';
import { readEducation } from './education.ts';

const read = (...written: (string | Written)[]) =>
  readEducation([section('education', written)]).map(({ value: e }) => [
    e.degree,
    e.institutionName,
    e.startDate,
    e.endDate,
  ]);

describe('readEducation', () => {
  it('reads degree and place of study in either order', () => {
    expect(read({ text: ['Grau en Biologia', '2011 – 2015'], bold: true }, 'Universitat de Lleida')).toEqual([
      ['Grau en Biologia', 'Universitat de Lleida', '2011', '2015'],
    ]);
    expect(read({ text: ['Cardiff University', '2012 – 2013'], bold: true }, 'MA Public Relations')).toEqual([
      ['MA Public Relations', 'Cardiff University', '2012', '2013'],
    ]);
  });
  it('reads one line with a year of graduation', () => {
    expect(
      read(
        'B.E. Mechanical Engineering, Anna University, 2018',
        'Bachillerato de Ciencias. IES Complutense, 2014',
      ),
    ).toEqual([
      ['B.E. Mechanical Engineering', 'Anna University', null, '2018'],
      ['Bachillerato de Ciencias', 'IES Complutense', null, '2014'],
    ]);
  });
  it('reads a degree listed under its place of study', () => {
    expect(
      read(
        { text: ['University of Bergen', '2010 – 2013'], bold: true },
        '- PhD in Marine Biology',
        { text: ['University of Tromsø', '2003 – 2006'], bold: true },
        { text: 'BSc in Biology', x: 70 },
      ),
    ).toEqual([
      ['PhD in Marine Biology', 'University of Bergen', '2010', '2013'],
      ['BSc in Biology', 'University of Tromsø', '2003', '2006'],
    ]);
  });
  it('reads a degree at a place of study', () => {
    expect(read({ text: ['Postgrau en Disseny at Elisava', '2016 – 2017'] })).toEqual([
      ['Postgrau en Disseny', 'Elisava', '2016', '2017'],
    ]);
  });
  it('reads a kind of degree and its subject in two lines as one', () => {
    expect(
      read(
        { text: ['Universidad de Murcia', '2016 – 2018'], bold: true },
        'Grado',
        'Ingeniería Informática',
        { text: ['IES Lozano', '2014 – 2016'], bold: true },
        'Cocina y Gastronomía',
        'Técnico Superior',
      ),
    ).toEqual([
      ['Grado, Ingeniería Informática', 'Universidad de Murcia', '2016', '2018'],
      ['Cocina y Gastronomía, Técnico Superior', 'IES Lozano', '2014', '2016'],
    ]);
  });
  it('reads a place of study under a degree and its subject', () => {
    expect(
      read({ text: ['Certificate, Transport', '2016 – 2018'], bold: true }, 'University of Bristol'),
    ).toEqual([['Certificate, Transport', 'University of Bristol', '2016', '2018']]);
  });
  it('reads a school that no word gives away', () => {
    expect(read('2016 – 2017', { text: 'Postgrau en Disseny', bold: true }, 'La Massana')).toEqual([
      ['Postgrau en Disseny', 'La Massana', '2016', '2017'],
    ]);
  });
  it('parts a short degree from the university beside it', () => {
    expect(read({ text: ['PhD Princeton University, Computer Science', '2018 – 2023'] })).toEqual([
      ['PhD, Computer Science', 'Princeton University', '2018', '2023'],
    ]);
  });
  it('takes no grade for a degree or a place of study', () => {
    const cooking = { text: ['Cocina y Gastronomía', '2014 – 2016'], bold: true };
    const school = { text: ['IES Lozano', '2010 – 2012'], bold: true };
    expect(read(cooking, '• Nota media: 8,7')).toEqual([['Cocina y Gastronomía', '', '2014', '2016']]);
    expect(read(cooking, '• Matrícula de honor')).toEqual([['Cocina y Gastronomía', '', '2014', '2016']]);
    for (const grade of [
      '• Nota media: 8,7',
      '• Matrícula de honor',
      '• Mención especial',
      'Nota media: 8,7',
    ])
      expect(read(school, grade)).toEqual([['', 'IES Lozano', '2010', '2012']]);
  });
  it('takes up the place of study that a list gives alone, and the subject that it leaves in a line', () => {
    const x = 70;
    expect(
      read(
        { text: ['Cocina y Gastronomía', '2014 – 2016'], bold: true },
        '• IES Lozano',
        {
          text: ['IES Pirineos', '2010 – 2012'],
          bold: true,
        },
        { text: 'Peluquería', x },
      ),
    ).toEqual([
      ['Cocina y Gastronomía', 'IES Lozano', '2014', '2016'],
      ['Peluquería', 'IES Pirineos', '2010', '2012'],
    ]);
  });
});
