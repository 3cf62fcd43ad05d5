import { describe, it } from 'node:test';
import { expect } from 'expect';
import { section, type WrittenLine } from '../testing/lines.ts';
import { SURE } from '../thresholds.ts';
import { readExperience } from './experience.ts';

const read = (...written: (string | WrittenLine)[]) =>
  readExperience([section('experience', written)]).map(({ value: j }) => [
    j.position,
    j.companyName,
    j.startDate,
    j.endDate ?? (j.isCurrent ? 'now' : null),
  ]);

describe('readExperience', () => {
  it('reads the position above the company', () => {
    expect(
      read(
        { text: ['Sales Manager', 'Jan 2020 – Present'], bold: true },
        'Quarry Foods Ltd',
        '• Doubled sales',
        { text: ['Sales Assistant', 'May 2017 – Dec 2019'], bold: true },
        'Bright Shops',
        '• Sold things',
      ),
    ).toEqual([
      ['Sales Manager', 'Quarry Foods Ltd', '2020-01', 'now'],
      ['Sales Assistant', 'Bright Shops', '2017-05', '2019-12'],
    ]);
  });
  it('reads the company above the position', () => {
    expect(
      read(
        { text: 'Hotel Miramar', bold: true },
        'Recepcionista',
        '2018 - 2020',
        '- Turno de noche',
        { text: 'Zumo y Sal', bold: true },
        'Camarero',
        '2016 - 2018',
      ),
    ).toEqual([
      ['Recepcionista', 'Hotel Miramar', '2018', '2020'],
      ['Camarero', 'Zumo y Sal', '2016', '2018'],
    ]);
  });
  it('reads dates above the names', () => {
    expect(
      read(
        '11/2017 a 08/2024',
        'Almacenes Rubio',
        'Encargada de tienda',
        '04/2011 a 10/2017',
        'Galerías Sol',
        'Dependienta',
      ),
    ).toEqual([
      ['Encargada de tienda', 'Almacenes Rubio', '2017-11', '2024-08'],
      ['Dependienta', 'Galerías Sol', '2011-04', '2017-10'],
    ]);
  });
  it('reads both names from one line', () => {
    expect(read('Software Tester at Trellis Infotech (07/2018 - 02/2021)', '• Tested')).toEqual([
      ['Software Tester', 'Trellis Infotech', '2018-07', '2021-02'],
    ]);
    expect(read('Monitora de lleure, Esplai La Fàbrica (Terrassa)   2010 – 2014')).toEqual([
      ['Monitora de lleure', 'Esplai La Fàbrica', '2010', '2014'],
    ]);
  });
  it('gives later roles in a company its name', () => {
    expect(
      read(
        { text: 'Tidewater Freight', size: 12 },
        { text: 'Director of Planning', size: 11 },
        'April 2021 - Present',
        '• Plans',
        { text: 'Planner', size: 11 },
        'January 2018 - March 2021',
        '• Planned',
      ),
    ).toEqual([
      ['Director of Planning', 'Tidewater Freight', '2021-04', 'now'],
      ['Planner', 'Tidewater Freight', '2018-01', '2021-03'],
    ]);
  });
  it('goes by a form’s own labels', () => {
    expect(
      read(
        '2014 - 2023',
        'Empresa: Gestoria Baix Camp',
        'Càrrec: Administrativa',
        'Funcions: Nòmines i arxiu',
      ),
    ).toEqual([['Administrativa', 'Gestoria Baix Camp', '2014', '2023']]);
    expect(
      read(
        { text: ['Fechas', '2010 - 2012'] },
        { text: ['Profesión o cargo desempeñado', 'Camarera de pisos'] },
        { text: ['Nombre del empleador', 'Hotel Alhambra'] },
      ),
    ).toEqual([['Camarera de pisos', 'Hotel Alhambra', '2010', '2012']]);
  });
  it('cuts a town nobody listed off as it did a listed one', () => {
    const section2 = section('experience', [
      { text: ['Talleres Ría, Vigo', '2015 – 2018'], bold: true },
      'Soldador',
      '• Casco',
      { text: ['Náutica Lobeira, Cangas', '2012 – 2015'], bold: true },
      'Peón',
    ]);
    expect(readExperience([section2]).map(({ value: j }) => [j.position, j.companyName, j.location])).toEqual(
      [
        ['Soldador', 'Talleres Ría', 'Vigo'],
        ['Peón', 'Náutica Lobeira', 'Cangas'],
      ],
    );
  });
  it('takes no date amid its text for another job', () => {
    expect(
      read(
        { text: ['Analyst', '2019 – 2022'], bold: true },
        'Fernhill Bank',
        '• Led the migration of 2020 (2019–2021) with partners',
        '• Won the prize of 2021',
      ),
    ).toHaveLength(1);
  });
  it('reads a date in the margin beside the first line of the text', () => {
    expect(
      read(
        { text: 'Research Scientist at Norwegian Institute', bold: true, x: 200 },
        { text: ['2017-01 – Present', 'Leads the programme'], x: 50 },
        { text: 'Postdoctoral Fellow at Dalhousie University', bold: true, x: 200 },
        { text: ['2014-02 – 2016-12', 'Modelled urchins'], x: 50 },
      ),
    ).toEqual([
      ['Research Scientist', 'Norwegian Institute', '2017-01', 'now'],
      ['Postdoctoral Fellow', 'Dalhousie University', '2014-02', '2016-12'],
    ]);
  });
  it('keeps a firm of partners whole', () => {
    expect(read({ text: ['Accountant at Okafor, Castellanos & Co', '2015 – 2019'] })).toEqual([
      ['Accountant', 'Okafor, Castellanos & Co', '2015', '2019'],
    ]);
    expect(read({ text: ['TESELA SISTEMES, SL', '2015 – 2019'], bold: true }, 'Programador')).toEqual([
      ['Programador', 'TESELA SISTEMES, SL', '2015', '2019'],
    ]);
  });
  it('takes a year that ends a text for no date', () => {
    expect(
      read(
        { text: ['Marketing Manager', '2019 – 2024'], bold: true },
        'Fennel Provisions Ltd',
        'Repositioned the range of meals and raised unaided awareness between the years 2021 and its end',
        '2023',
        'Opened retail partnerships',
      ),
    ).toEqual([['Marketing Manager', 'Fennel Provisions Ltd', '2019', '2024']]);
  });
  it('takes a first job with one date, after all others, to go on', () => {
    const earlier = { text: ['Product Owner', 'Mar 2018 – Dec 2021'], bold: true };
    expect(
      read({ text: ['Head of Product', 'Jan 2022'], bold: true }, 'Costa Ltd', earlier, 'Labs Ltd'),
    ).toEqual([
      ['Head of Product', 'Costa Ltd', '2022-01', 'now'],
      ['Product Owner', 'Labs Ltd', '2018-03', '2021-12'],
    ]);
    expect(
      read({ text: ['Head of Product', 'Jan 2017'], bold: true }, 'Costa Ltd', earlier, 'Labs Ltd')[0],
    ).toEqual(['Head of Product', 'Costa Ltd', null, '2017-01']);
  });
  it('keeps a company’s legal form with its name and its text as description', () => {
    const [job] = readExperience([
      section('experience', [
        { text: ['Contable', '2015 – 2018'], bold: true },
        'Talleres Urkiola, S.L.',
        '• Cierres',
        '• Impuestos',
      ]),
    ]);
    expect(job?.value).toMatchObject({
      companyName: 'Talleres Urkiola, S.L.',
      description: 'Cierres\nImpuestos',
    });
  });
  it('is not sure that a job with one date goes on, and takes no internship to', () => {
    const first = (position: string) =>
      readExperience([
        section('experience', [
          { text: [position, 'July 2022'], bold: true },
          'Costa Ltd',
          { text: ['Waiter', 'Mar 2018 – Dec 2021'], bold: true },
          'Bar Ltd',
        ]),
      ])[0];
    const open = first('Head of Product');
    expect([open?.value.isCurrent, (open?.confidence ?? 1) < SURE.workExperiences]).toEqual([true, true]);
    for (const position of [
      'Summer Internship',
      'Prácticas de cocina',
      'Becària',
      'Design Intern',
      'Pràctiques',
    ])
      expect(first(position)?.value).toMatchObject({ isCurrent: false, startDate: null, endDate: '2022-07' });
  });
  it('parts names where one begins as a company’s form does', () => {
    const text = 'Wrote what was asked for';
    for (const name of [
      'Corporate Finance Partners',
      'SCOTTISH BALLET',
      'SCANIA',
      'Cooperative Bank',
      'Incisive Media',
    ])
      expect(
        read(
          { text: [`Analyst, ${name}`, '2015 – 2019'], bold: true },
          text,
          {
            text: ['Clerk, Harbour Roasters', '2012 – 2014'],
            bold: true,
          },
          text,
        ),
      ).toEqual([
        ['Analyst', name, '2015', '2019'],
        ['Clerk', 'Harbour Roasters', '2012', '2014'],
      ]);
  });
  it('keeps a cooperative’s form with its name', () => {
    expect(read({ text: ['La Vella, SCCL', '2015 – 2019'], bold: true }, 'Pagesa')).toEqual([
      ['Pagesa', 'La Vella, SCCL', '2015', '2019'],
    ]);
  });
  it('reads dates in brackets amid a title', () => {
    expect(
      read('Clerk – Acme Ltd (12/2020 - present), Bergen', 'Baker – Bread Ltd (03/2017 - 11/2020), Oslo'),
    ).toEqual([
      ['Clerk', 'Acme Ltd', '2020-12', 'now'],
      ['Baker', 'Bread Ltd', '2017-03', '2020-11'],
    ]);
  });
  it('takes no dates in brackets amid running text for another job', () => {
    for (const text of [
      'Participé en el proyecto europeo de datos (2018 - 2020) con la UB y otras',
      'Participé en el proyecto europeo de datos (2018 - 2020), que dirigía la UB',
    ])
      expect(read({ text: ['Analista', '2016 – 2021'], bold: true }, 'Acme', text)).toEqual([
        ['Analista', 'Acme', '2016', '2021'],
      ]);
    expect(read('Clerk – Acme Ltd (2018 - 2020), remote')).toHaveLength(1);
  });
  it('cuts no town off the position of a form as it does off the employer', () => {
    const entry = (dates: string, role: string, employer: string): WrittenLine[] => [
      { text: ['Dates', dates] },
      { text: ['Occupation or position held', role] },
      { text: ['Name and address of employer', employer] },
    ];
    expect(
      read(
        ...entry('2019 – 2021', 'Clerk, Letters', 'Norvia'),
        ...entry('2015 – 2018', 'Baker', 'Bread Ltd, Barcelona'),
      ).map(([role]) => role),
    ).toEqual(['Clerk, Letters', 'Baker']);
  });
  it('reads a form whose employer comes last, with its town cut off', () => {
    const entry = (dates: string, role: string, employer: string): WrittenLine[] => [
      { text: ['Dates', dates] },
      { text: ['Occupation or position held', role] },
      { text: ['Main activities and responsibilities', 'Wrote letters'] },
      { text: ['Name and address of employer', employer] },
    ];
    expect(
      read(
        ...entry('2019 – 2021', 'Clerk', 'Norvia, Bergen'),
        ...entry('2015 – 2018', 'Baker', 'Bread Ltd, Rosario'),
      ),
    ).toEqual([
      ['Clerk', 'Norvia', '2019', '2021'],
      ['Baker', 'Bread Ltd', '2015', '2018'],
    ]);
  });
  it('gives each of two jobs of the same names its own place and text, as sure as it is', () => {
    const jobs = readExperience([
      section('experience', [
        { text: ['Driver, Acme Ltd', '2019 – 2021'], bold: true },
        'Bergen, Norway',
        '• Drove lorries',
        { text: ['Driver, Acme Ltd', '2015 – 2017'], bold: true },
        'Leeds, United Kingdom',
        '• Drove vans',
      ]),
    ]);
    expect(jobs.map(({ value: j }) => [j.startDate, j.location, j.description])).toEqual([
      ['2019', 'Bergen, Norway', 'Drove lorries'],
      ['2015', 'Leeds, United Kingdom', 'Drove vans'],
    ]);
    for (const { confidence } of jobs) expect(confidence).toBeGreaterThanOrEqual(SURE.workExperiences);
  });
});
