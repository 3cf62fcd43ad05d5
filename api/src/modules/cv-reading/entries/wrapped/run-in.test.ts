import { describe, it } from 'node:test';
import { expect } from 'expect';
import { lines, section } from '../../testing/lines.ts';
import { readExperience } from '../experience.ts';
import { partRunIn } from './run-in.ts';

const texts = (from: ReturnType<typeof lines>) => from.map((line) => line.text);
const margin = (text: string) => ({ text, x: 130 });

describe('partRunIn', () => {
  it('parts names from the text that goes on behind them, one word of it or more', () => {
    const written = lines([
      '08/2021–03/2025 Analyst, Acme Ltd, Bergen. Led the move from',
      margin('spreadsheets to a ledger.'),
      '03/2018–06/2021 Clerk, Boreal, Leeds. Prepared',
      margin('budgets and explained them.'),
    ]);
    expect(texts(partRunIn(written))).toEqual([
      '08/2021–03/2025 Analyst, Acme Ltd, Bergen',
      'Led the move from',
      'spreadsheets to a ledger.',
      '03/2018–06/2021 Clerk, Boreal, Leeds',
      'Prepared',
      'budgets and explained them.',
    ]);
  });
  it('joins names that wrap before their text', () => {
    const written = lines([
      '08/2021–03/2025 Cap de torn, Frigorífics Bosch, Vilafranca del',
      margin('Penedès. Planificació de lliuraments amb'),
      margin('divuit vehicles.'),
    ]);
    expect(texts(partRunIn(written))).toEqual([
      '08/2021–03/2025 Cap de torn, Frigorífics Bosch, Vilafranca del Penedès',
      'Planificació de lliuraments amb',
      'divuit vehicles.',
    ]);
  });
  it('leaves names alone that no text follows', () => {
    const written = lines([
      '08/2021–03/2025 Analyst, Acme Corp. Bergen',
      '• Led the move',
      '2018–2021 Clerk, Boreal. Leeds',
    ]);
    expect(partRunIn(written)).toEqual(written);
  });
  it('does not take a word cut short for the end of a name', () => {
    const written = lines([
      '08/2021–03/2025 Analyst, Dept. Finance and Control of the Region',
      '03/2018–06/2021 Nurse, Hosp. General and Clinic of the Province',
    ]);
    expect(partRunIn(written)).toEqual(written);
  });
  it('gives a job its names, its place and all of its text', () => {
    const [job] = readExperience([
      section('experience', [
        '10/2021–present',
        margin('Analyst, Acme Ltd, Bergen, Norway. Led the move from'),
        margin('spreadsheets to a ledger.'),
      ]),
    ]);
    expect(job?.value).toMatchObject({
      position: 'Analyst',
      companyName: 'Acme Ltd',
      location: 'Bergen, Norway',
      startDate: '2021-10',
      isCurrent: true,
      description: 'Led the move from spreadsheets to a ledger.',
    });
  });
});
