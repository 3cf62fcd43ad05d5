import { describe, it } from 'node:test';
import { expect } from 'expect';
import { segment } from '../testing/lines.ts';
import { toLine } from './lines.ts';
import { joinWrappedLabels } from './wrapped-labels.ts';

/** Rows of a form 11 points apart: labels from 20, values from 200; an empty text is an empty cell. */
function form(...rows: [label: string, value: string][]) {
  return rows.map(([label, value], i) => {
    const y = 100 + i * 11;
    const cells = [
      { text: label, x: 20 },
      { text: value, x: 200 },
    ];
    return toLine(
      cells.filter(({ text }) => text !== '').map(({ text, x }) => segment(text, x, y, { size: 9 })),
      i === 0 ? undefined : y - 11,
    );
  });
}
const texts = (...rows: [string, string][]) => joinWrappedLabels(form(...rows)).map((l) => l.text);
const REST: [string, string][] = [
  ['Dates', '2019 – 2021'],
  ['Position', 'Clerk'],
  ['Tasks', 'Letters'],
];

describe('joinWrappedLabels', () => {
  it('gives a label whole beside its value, and a value under it in a line of its own', () => {
    expect(
      texts(...REST, ['Name and type of', 'Acme'], ['organisation providing', 'Bergen'], ['training', '']),
    ).toEqual([
      ...['Dates   2019 – 2021', 'Position   Clerk', 'Tasks   Letters'],
      ...['Name and type of organisation providing training   Acme', 'Bergen'],
    ]);
  });
  it('joins a label over lines of values that stand between', () => {
    const [first, second, third, above, below] = form(
      ...REST,
      ['Main activities and', 'Wrote letters and'],
      ['responsibilities', 'Read them'],
    );
    const between = toLine([segment('sent them', 200, 138, { size: 9 })], 133);
    expect(
      joinWrappedLabels([first, second, third, above, between, below].flatMap((l) => l ?? [])).map(
        (l) => l.text,
      ),
    ).toEqual([
      ...['Dates   2019 – 2021', 'Position   Clerk', 'Tasks   Letters'],
      ...['Main activities and responsibilities   Wrote letters and', 'sent them', 'Read them'],
    ]);
  });
  it('leaves rows apart that begin in lower case and are no labels of several lines', () => {
    const months: [string, string][] = [
      ['septiembre 2018 – junio 2020', 'Analista, Acme'],
      ['enero 2015 – agosto 2018', 'Camarero, Bar Sol'],
      ['marzo 2013 – enero 2015', ''],
      ['mayo 2010 –', 'Pinche, Bar Luna'],
      ['marzo 2013', 'Fonda Sol'],
    ];
    expect(texts(...months)).toEqual(form(...months).map((l) => l.text));
    const levels: [string, string][] = [
      ['Castellano', 'Nativo'],
      ['inglés', 'C1'],
      ['francés', 'B1'],
      ['alemán', 'A2'],
    ];
    expect(texts(...levels)).toEqual(levels.map((row) => row.join('   ')));
  });
  it('joins what together is a label or heading, each line beside a value', () => {
    expect(texts(...REST, ['Position', 'Clerk'], ['held', 'at Acme']).slice(3)).toEqual([
      'Position held   Clerk',
      'at Acme',
    ]);
    expect(
      texts(
        ...REST,
        ['Nombre y tipo de la organización', 'Norvia'],
        ['que ha impartido la educación', 'Oslo'],
      ).slice(3),
    ).toEqual(['Nombre y tipo de la organización que ha impartido la educación   Norvia', 'Oslo']);
    expect(texts(...REST, ['Informática', 'Word'], ['y redes', 'TCP']).slice(3)).toEqual([
      'Informática y redes   Word',
      'TCP',
    ]);
    const apart: [string, string][] = [...REST, ['Informática', 'Word'], ['redes', 'TCP']];
    expect(texts(...apart)).toEqual(apart.map((row) => row.join('   ')));
  });
  it('joins no more than four lines', () => {
    const column = ['Letters to', 'people in', 'towns of', 'lands and', 'seas'];
    expect(texts(...REST, ...column.map((label): [string, string] => [label, 'x'])).slice(3)).toEqual([
      ...['Letters to people in towns of lands and   x', 'x', 'x', 'x', 'seas   x'],
    ]);
  });
  it('leaves labels of their own apart, and what is no form as it is', () => {
    const rows: [string, string][] = [...REST, ['Employer', 'Acme'], ['Sector', 'Trade']];
    expect(texts(...rows)).toEqual(rows.map((row) => row.join('   ')));
    expect(texts(['Wrote letters to', ''], ['people in three towns', ''])).toEqual([
      'Wrote letters to',
      'people in three towns',
    ]);
  });
});
