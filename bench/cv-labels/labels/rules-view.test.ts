import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { readExperience } from '../../../api/src/modules/cv-reading/entries/experience.ts';
import { lines } from '../../../api/src/modules/cv-reading/testing/lines.ts';
import { toAtoms } from './atoms.ts';
import { rulesView, withHeads } from './rules-view.ts';

const printed = lines([
  'Driver, Acme',
  '2019 – 2021',
  '• Drove lorries',
  'Driver, Acme',
  '2017 – 2019',
  '• Drove vans',
]);
const ruled = readExperience([{ kind: 'experience', heading: null, lines: printed }]);

describe('what the rules say to the labels', () => {
  it('finds the lines of each head, where two print the same words too', () => {
    assert.deepEqual(
      withHeads(ruled, printed).map((found) => found.lines.map((line) => printed.indexOf(line))),
      [
        [0, 1],
        [3, 4],
      ],
    );
  });
  it('tells what each atom was taken for', () => {
    const view = rulesView(withHeads(ruled, printed), printed);
    const taken = toAtoms(printed).map((atom) => view.featuresOf(atom, undefined, undefined)[0]);
    const entry = ['rules=t', 'rules=c', 'rules=d', 'rules=x'];
    assert.deepEqual(taken, [...entry, ...entry]);
  });
});
