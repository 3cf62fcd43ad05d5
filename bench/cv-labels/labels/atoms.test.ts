import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lines, type WrittenLine } from '../../../api/src/modules/cv-reading/testing/lines.ts';
import { toAtoms } from './atoms.ts';

const cut = (...written: (string | WrittenLine)[]) =>
  toAtoms(lines(written)).map((a) => `${a.joint}: ${a.text}${a.date ? ' *' : ''}`);

describe('toAtoms', () => {
  it('parts a line at cells, signs, commas, brackets, joining words and dates', () => {
    assert.deepEqual(cut({ text: ['Analyst | Acme, Bergen (Norway)', '2019 – 2021'] }), [
      'line: Analyst',
      'sign: Acme',
      'comma: Bergen',
      'bracket: Norway',
      'cell: 2019 – 2021 *',
    ]);
    assert.deepEqual(cut('Nurse at Ullevål Hospital 03/2018 - 05/2019'), [
      'line: Nurse',
      'word: Ullevål Hospital',
      'date: 03/2018 - 05/2019 *',
    ]);
  });
  it('keeps running words and items of a list whole, but not an item that begins with a date', () => {
    assert.deepEqual(cut('• Planned routes, lorries and crews'), ['line: Planned routes, lorries and crews']);
    assert.deepEqual(cut('• 2010 – 2012 Driver, Acme'), [
      'line: 2010 – 2012 *',
      'date: Driver',
      'comma: Acme',
    ]);
  });
  it('knows what a label of a form says of the words behind it', () => {
    const atoms = toAtoms(lines(['Company: Acme', { text: ['Position held', 'Driver'] }]));
    assert.deepEqual(
      atoms.map((a) => [a.text, a.label]),
      [
        ['Company', null],
        ['Acme', 'organisation'],
        ['Position held', null],
        ['Driver', 'role'],
      ],
    );
  });
  it('parts a line where its face changes, and says where in the cell each atom stands', () => {
    const [line] = lines(['Driver Acme Parcels']);
    const segment = line?.segments[0];
    if (!line || !segment) throw new Error('There is no line.');
    segment.parts = [
      { text: 'Driver', bold: true, italic: false },
      { text: 'Acme Parcels', bold: false, italic: false },
    ];
    assert.deepEqual(
      toAtoms([line]).map((a) => [a.text, a.bold, segment.text.slice(a.start, a.end)]),
      [
        ['Driver', true, 'Driver'],
        ['Acme Parcels', false, 'Acme Parcels'],
      ],
    );
  });
});
