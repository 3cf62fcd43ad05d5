import { describe, it } from 'node:test';
import { expect } from 'expect';
import { lines, type Written } from '../testing/lines.ts';
import { toAtoms } from './atoms.ts';

const cut = (...written: (string | Written)[]) =>
  toAtoms(lines(written)).map((a) => `${a.joint}: ${a.text}${a.date ? ' *' : ''}`);

describe('toAtoms', () => {
  it('parts a line at cells, signs, commas, brackets, joining words and dates', () => {
    expect(cut({ text: ['Analyst | Acme, Bergen (Norway)', '2019 – 2021'] })).toEqual([
      'line: Analyst',
      'sign: Acme',
      'comma: Bergen',
      'bracket: Norway',
      'cell: 2019 – 2021 *',
    ]);
    expect(cut('Nurse at Ullevål Hospital 03/2018 - 05/2019')).toEqual([
      'line: Nurse',
      'word: Ullevål Hospital',
      'date: 03/2018 - 05/2019 *',
    ]);
  });
  it('keeps running words and items of a list whole, but not an item that begins with a date', () => {
    expect(cut('• Planned routes, lorries and crews')).toEqual(['line: Planned routes, lorries and crews']);
    expect(cut('• 2010 – 2012 Driver, Acme')).toEqual(['line: 2010 – 2012 *', 'date: Driver', 'comma: Acme']);
  });
  it('knows what a label of a form says of the words behind it', () => {
    const atoms = toAtoms(lines(['Company: Acme', { text: ['Position held', 'Driver'] }]));
    expect(atoms.map((a) => [a.text, a.label])).toEqual([
      ['Company', null],
      ['Acme', 'organisation'],
      ['Position held', null],
      ['Driver', 'role'],
    ]);
  });
  it('parts a line where its face changes, and says where in the cell each atom stands', () => {
    const [line] = lines(['Driver Acme Parcels']);
    const segment = line?.segments[0];
    if (!line || !segment) throw new Error('There is no line.');
    segment.parts = [
      { text: 'Driver', bold: true, italic: false },
      { text: 'Acme Parcels', bold: false, italic: false },
    ];
    expect(toAtoms([line]).map((a) => [a.text, a.bold, segment.text.slice(a.start, a.end)])).toEqual([
      ['Driver', true, 'Driver'],
      ['Acme Parcels', false, 'Acme Parcels'],
    ]);
  });
});
