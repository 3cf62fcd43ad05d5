import { describe, it } from 'node:test';
import { expect } from 'expect';
import { section, type WrittenLine } from '../testing/lines.ts';
import { readEducation } from './education.ts';
import { readExperience } from './experience.ts';

const jobs = (...written: (string | WrittenLine)[]) =>
  readExperience([section('experience', written)]).map(({ value: j }) => [
    j.position,
    j.companyName,
    j.startDate,
    j.endDate ?? (j.isCurrent ? 'now' : null),
  ]);
const jobNames = (...written: (string | WrittenLine)[]) => jobs(...written).map((job) => job.slice(0, 2));
const at = (x: number, ...texts: string[]): WrittenLine[] => texts.map((text) => ({ text, x }));

describe('lines of entries', () => {
  it('takes lines that are indented under titles for their text, also under an employer of several jobs', () => {
    expect(
      jobs(
        { text: 'Tesela Freight', bold: true },
        { text: ['Operations Manager', 'June 2021 – present'] },
        ...at(64, 'Planned deliveries for eighteen vehicles', 'Introduced scanning at goods-in'),
        { text: ['Transport Planner', 'Jan 2019 – May 2021'] },
        ...at(64, 'Negotiated contracts with hauliers', 'Kept the fleet on the road'),
      ),
    ).toEqual([
      ['Operations Manager', 'Tesela Freight', '2021-06', 'now'],
      ['Transport Planner', 'Tesela Freight', '2019-01', '2021-05'],
    ]);
  });
  it('keeps a name that is indented under its title', () => {
    expect(
      jobs(
        { text: ['Operations Manager', '2019 – 2021'] },
        ...at(64, 'Tesela Freight'),
        '• Planned deliveries',
        { text: ['Transport Planner', '2016 – 2019'] },
        ...at(64, 'Boreal Haulage'),
        '• Kept the fleet on the road',
      ),
    ).toEqual([
      ['Operations Manager', 'Tesela Freight', '2019', '2021'],
      ['Transport Planner', 'Boreal Haulage', '2016', '2019'],
    ]);
  });
  it('parts names at slashes where all entries have them, and at none where one title has', () => {
    expect(
      jobs('Acme / Analyst / Bergen (2019 – 2021)', 'Bright Ltd / Accountant / Leeds (2016 – 2019)'),
    ).toEqual([
      ['Analyst', 'Acme', '2019', '2021'],
      ['Accountant', 'Bright Ltd', '2016', '2019'],
    ]);
    expect(
      jobs(
        { text: ['Barista / Waiter', '2019 – 2021'] },
        'Lumira Inn',
        { text: ['Porter', '2016 – 2019'] },
        'Harbour Inn',
      ),
    ).toEqual([
      ['Barista / Waiter', 'Lumira Inn', '2019', '2021'],
      ['Porter', 'Harbour Inn', '2016', '2019'],
    ]);
  });
  it('joins names and dates in one line that was too short for them', () => {
    expect(
      jobs(
        'Transportes Bermejo e Hijos, S.L. — Responsable de',
        'Administración [08/2018 – 07/2020]',
        'Bodegas Corvex — Auxiliar [06/2016 – 05/2017]',
      ),
    ).toEqual([
      ['Responsable de Administración', 'Transportes Bermejo e Hijos, S.L.', '2018-08', '2020-07'],
      ['Auxiliar', 'Bodegas Corvex', '2016-06', '2017-05'],
    ]);
  });
  it('leaves a sign between a date and its title out of the name', () => {
    expect(
      jobs(
        { text: ['04/2023 – present', '• Fenwick Logistics Ltd, Leeds.'] },
        ...at(468, 'Finance Director.', 'Closed the accounts of three companies within days.'),
        { text: ['09/2021 – 02/2023', '• Marsh Castellanos, Cork.'] },
        ...at(468, 'Management Accountant.', 'Prepared budgets and explained them to all.'),
      ),
    ).toEqual([
      ['Finance Director', 'Fenwick Logistics Ltd', '2023-04', 'now'],
      ['Management Accountant', 'Marsh Castellanos', '2021-09', '2023-02'],
    ]);
  });
  it('joins a title whose next word had no room before the date beside it', () => {
    expect(
      jobs(
        { text: ['Accounts', 'May 2012 – December 2013'], x: 370 },
        { text: 'Assistant', x: 370 },
        { text: 'Brennan Ltd', x: 370, size: 9 },
      ),
    ).toEqual([['Accounts Assistant', 'Brennan Ltd', '2012-05', '2013-12']]);
  });
  it('takes a sentence without a full stop for text', () => {
    expect(
      jobs(
        { text: 'Tesela Sistemes', bold: true },
        { text: ['Directora de tecnologia', '2021 – 2023'] },
        'Reducció de l’informe més lent de 90 a 4 segons',
        { text: ['Arquitecta de programari', '2019 – 2021'] },
        'Reducció de l’informe més lent de 90 a 4 segons',
      ),
    ).toEqual([
      ['Directora de tecnologia', 'Tesela Sistemes', '2021', '2023'],
      ['Arquitecta de programari', 'Tesela Sistemes', '2019', '2021'],
    ]);
  });
  it('joins years with what says that it goes on under them', () => {
    expect(
      jobs(
        { text: ['2020', 'Jefe de Cocina'] },
        { text: ['Actualmente', 'Asador Zentra'] },
        { text: ['2018', 'Cocinero'] },
        { text: ['2020', 'Asador Montes'] },
      ),
    ).toEqual([
      ['Jefe de Cocina', 'Asador Zentra', '2020', 'now'],
      ['Cocinero', 'Asador Montes', '2018', '2020'],
    ]);
  });
  it('joins a date and its end that stand in two cells', () => {
    const studies = readEducation([
      section('education', [{ text: ['Sep 2010 –', 'Jun 2013', 'BSc Physics'] }, 'Leeds College']),
    ]).map(({ value: e }) => [e.degree, e.startDate, e.endDate]);
    expect(studies).toEqual([['BSc Physics', '2010-09', '2013-06']]);
  });

  it('parts a role from a firm of partners behind its comma, and reads spans in brackets between long names', () => {
    expect(
      jobNames(
        'Finance Director, Sarvent Logistics Ltd',
        '2020 – 2024',
        '• Led the move',
        'Accountant, Lindqvist & Partners LLP',
        '2016 – 2020',
        '• Prepared budgets',
      ),
    ).toEqual([
      ['Finance Director', 'Sarvent Logistics Ltd'],
      ['Accountant', 'Lindqvist & Partners LLP'],
    ]);
    const long = 'Consultoria Rius i Associats, L’Hospitalet de Llobregat (maig 2017 – febr. 2018)';
    expect(jobNames(`${long} – Desenvolupadora de programari`, '• Redisseny del servei')).toEqual([
      ['Desenvolupadora de programari', 'Consultoria Rius i Associats'],
    ]);
  });
  it('takes no line under a title with a full stop for the rest of it', () => {
    expect(
      jobNames('2015 – 2017   Ajuntament de Vilanova, Andorra la Vella.', 'Desenvolupadora de programari.'),
    ).toEqual([['Desenvolupadora de programari', 'Ajuntament de Vilanova']]);
  });
});
