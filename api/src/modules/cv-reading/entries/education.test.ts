import { describe, it } from 'node:test';
import { expect } from 'expect';
import { toLine } from '../layout/lines.ts';
import { section, segment, type WrittenLine } from '../testing/lines.ts';
import { readEducation } from './education.ts';

const read = (...written: (string | WrittenLine)[]) =>
  readEducation([section('education', written)]).map(({ value: e }) => [
    e.degree,
    e.institutionName,
    e.startDate,
    e.endDate,
  ]);

/** Lines at given heights, without dates. */
const readAt = (written: [text: string, y: number][]) =>
  readEducation([
    {
      kind: 'education',
      heading: null,
      lines: written.map(([text, y], i) =>
        toLine([segment(text, 50, 100 + y)], i === 0 ? undefined : 100 + (written[i - 1]?.[1] ?? 0)),
      ),
    },
  ]).map(({ value: e }) => [e.degree, e.institutionName, e.startDate, e.endDate]);

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
  it('parts studies without dates by their places of study', () => {
    const namesOf = (studies: (string | null)[][]) => studies.map(([degree, place]) => [degree, place]);
    const expected = [
      ['Grado, Derecho', 'Universidad de Murcia'],
      ['Técnico, Cocina', 'IES Lozano'],
    ];
    expect(namesOf(read('Grado, Derecho', 'Universidad de Murcia', 'Técnico, Cocina', 'IES Lozano'))).toEqual(
      expected,
    );
    expect(namesOf(read('Universidad de Murcia', 'Grado, Derecho', 'IES Lozano', 'Técnico, Cocina'))).toEqual(
      expected,
    );
    expect(
      namesOf(read('Universidad de Murcia', 'Derecho', 'Grado', 'IES Lozano', 'Cocina', 'Técnico')),
    ).toEqual([
      ['Derecho, Grado', 'Universidad de Murcia'],
      ['Cocina, Técnico', 'IES Lozano'],
    ]);
    expect(
      namesOf(read('Bachillerato', 'Curso de Vela', 'Grado en Derecho', 'IES Lozano')),
    ).not.toContainEqual(['Bachillerato, Curso de Vela, Grado en Derecho', 'IES Lozano']);
  });
  it('joins a title to its rest tight below it in a narrow column, and no other name', () => {
    expect(
      readAt([
        ['Master of Science, Corporate', 0],
        ['Finance', 10],
        ['Leeds College', 26],
      ]),
    ).toEqual([['Master of Science, Corporate Finance', 'Leeds College', null, null]]);
    expect(
      readAt([
        ['Certificate in Transport Planning', 0],
        ['Leeds College', 11],
      ]),
    ).toEqual([['Certificate in Transport Planning', 'Leeds College', null, null]]);
  });
  it('reads a title that wraps before the date at its right', () => {
    expect(
      read(
        'BSc in Supply Chain Management, Leeds 2013–2015',
        'Technical College.',
        'MSc in Data, Bristol Metropoli- 2009–2013',
        'tan University.',
      ),
    ).toEqual([
      ['BSc in Supply Chain Management', 'Leeds Technical College', '2013', '2015'],
      ['MSc in Data', 'Bristol Metropolitan University', '2009', '2013'],
    ]);
  });
  it('parts the words of a title from a month printed against them', () => {
    expect(read('Grado en Derecho at Universidad de MurciaSept 2005 - Jun 2009')).toEqual([
      ['Grado en Derecho', 'Universidad de Murcia', '2005-09', '2009-06'],
    ]);
  });
  it('reads studies that are printed side by side', () => {
    expect(
      read(
        { text: ['Leeds College', 'Cork Business School'], bold: true },
        { text: ['Sep 2011 - Jun 2014', 'Sep 2008 - Jun 2011'] },
        { text: ['Diploma - Cookery', 'Master of Science - Finance'] },
      ),
    ).toEqual([
      ['Diploma, Cookery', 'Leeds College', '2011-09', '2014-06'],
      ['Master of Science, Finance', 'Cork Business School', '2008-09', '2011-06'],
    ]);
  });
  it('takes no degree in brackets for a town', () => {
    expect(
      read(
        { text: ['University of Bristol', '2011 – 2014'], bold: true },
        'Transport Management (Certificate)',
      ),
    ).toEqual([['Transport Management (Certificate)', 'University of Bristol', '2011', '2014']]);
  });
  it('takes no place of study beside dates for a town', () => {
    expect(read({ text: ['2012-09 TO 2014-06', 'Institut Serra'] }, 'Màster: Enginyeria')).toEqual([
      ['Màster: Enginyeria', 'Institut Serra', '2012-09', '2014-06'],
    ]);
  });
  it('doubts names that break off or hold another place of study', () => {
    const sureness = (...written: string[]) =>
      readEducation([section('education', written)]).map((e) => e.confidence);
    expect(sureness('BSc Biology, University of Leeds, 2013–2015')).toEqual([0.95]);
    expect(sureness('BSc Biology at, University of Leeds, 2013–2015')).toEqual([0.7]);
    expect(sureness('University of Leeds, BSc, Cork Business School, 2013–2015')).toEqual([0.7]);
  });
  it('reads a subject, a kind of degree and a place of study in three lines, the date beside any of them', () => {
    const whole = [['Sound Design, Diploma', 'Leeds College', '2011', '2014']];
    expect(read('Sound Design', 'Diploma', { text: ['Leeds College', '2011 – 2014'] })).toEqual(whole);
    expect(read({ text: ['Sound Design', '2011 – 2014'] }, 'Diploma', 'Leeds College')).toEqual(whole);
  });
  it('reads a place of study that no word gives away beside a subject and a kind of degree', () => {
    expect(read({ text: ['Infermeria', '2011 – 2014'], bold: true }, 'Grau, Sant Ignasi')).toEqual([
      ['Infermeria, Grau', 'Sant Ignasi', '2011', '2014'],
    ]);
    expect(read('Máster en Derecho (Sant Ignasi), 2014')).toEqual([
      ['Máster en Derecho', 'Sant Ignasi', null, '2014'],
    ]);
  });
  it('reads a place of study in brackets, and a degree in brackets behind one', () => {
    expect(read('Grau en Física (Universitat de Lleida), 2012 – 2016')).toEqual([
      ['Grau en Física', 'Universitat de Lleida', '2012', '2016'],
    ]);
    expect(read({ text: ['University of Leeds (BSc Physics)', '2012 – 2016'] })).toEqual([
      ['BSc Physics', 'University of Leeds', '2012', '2016'],
    ]);
  });
  it('reads a degree and a place of study that words of three languages join', () => {
    const years = ' (2012 – 2016)';
    expect(
      [
        `BSc in Physics from the University of Leeds${years}`,
        `Grado en Física por la Universidad de Murcia${years}`,
        `Grau en Física a la Universitat de Lleida${years}`,
      ].flatMap((line) => read(line)),
    ).toEqual([
      ['BSc in Physics', 'University of Leeds', '2012', '2016'],
      ['Grado en Física', 'Universidad de Murcia', '2012', '2016'],
      ['Grau en Física', 'Universitat de Lleida', '2012', '2016'],
    ]);
  });
  it('reads a list whose items are studies, and leaves a list under a title to it', () => {
    expect(
      read('• BSc Physics, University of Leeds, 2016', '• Diploma in Music – Leeds College (2012)'),
    ).toEqual([
      ['BSc Physics', 'University of Leeds', null, '2016'],
      ['Diploma in Music', 'Leeds College', null, '2012'],
    ]);
    expect(
      read('University of Leeds, BSc Physics, 2016', '• Thesis on tides', '• Prize of the faculty'),
    ).toHaveLength(1);
  });
  it('leaves grades out of degrees', () => {
    expect(
      read({ text: ['Universidad de Murcia', '2012 – 2016'] }, 'Grado en Física, Nota media 8,4'),
    ).toEqual([['Grado en Física', 'Universidad de Murcia', '2012', '2016']]);
  });
  it('reads entries that begin with their date although their titles stand apart from it', () => {
    const entries: [string, number][] = [
      ['2011 – 2015', 0],
      ['Bachelor of Science in Physics', 13],
      ['Leeds College', 24],
      ['2009 – 2011', 34],
      ['Certificate in Music', 46],
      ['University of Bristol', 57],
    ];
    expect(readAt(entries)).toEqual([
      ['Bachelor of Science in Physics', 'Leeds College', '2011', '2015'],
      ['Certificate in Music', 'University of Bristol', '2009', '2011'],
    ]);
  });
  it('reads undated entries of widely set lines, each with its kind of degree and its subject', () => {
    expect(
      readAt([
        ['Universitat de Lleida', 0],
        ['Infermeria', 24],
        ['Grau', 48],
        ['Universitat de Girona', 84],
        ['Dret', 108],
        ['Màster', 132],
      ]).map(([degree, institution]) => [degree, institution]),
    ).toEqual([
      ['Infermeria, Grau', 'Universitat de Lleida'],
      ['Dret, Màster', 'Universitat de Girona'],
    ]);
  });
  it('is sure of a place of study without a word that tells only where nothing else may be one', () => {
    const [sure, doubted] = [
      ['Grau en Dret, Sant Ignasi, 2014'],
      ['Grau en Dret | Sant Ignasi | Aula 2 | 2014'],
    ].map((written) => readEducation([section('education', written)])[0]?.confidence ?? 0);
    expect(sure).toBeGreaterThanOrEqual(0.9);
    expect(doubted).toBeLessThan(0.9);
  });
});
