import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lines, type WrittenLine } from '../../api/src/modules/cv-reading/testing/lines.ts';
import { align, type TrueEntry } from './align.ts';
import { toAtoms } from './labels/atoms.ts';

const entry = (title: string, organisation: string, rest: Partial<TrueEntry> = {}): TrueEntry => ({
  title,
  organisation,
  place: '',
  startDate: '',
  endDate: '',
  isCurrent: false,
  ...rest,
});
const labelsOf = (written: (string | WrittenLine)[], entries: TrueEntry[]) => {
  const { labels, found } = align(toAtoms(lines(written)), entries);
  return { labels: labels.join(' '), found };
};

describe('align', () => {
  it('finds names, dates and places in any order', () => {
    const printed = ['2019 – 2021', 'Acme, S.L. | Bergen', 'Driver', '• Drove lorries'];
    const truth = entry('Driver', 'Acme, S.L.', {
      startDate: '2019-02',
      endDate: '2021-03',
      place: 'Bergen',
    });
    assert.deepEqual(labelsOf(printed, [truth]), { labels: 'ED BC IC BP BT X', found: [true] });
  });
  it('gives the dates of each entry to it, where names are the same', () => {
    const printed = ['Driver at Acme', '2019 – 2021', 'Driver at Acme', '2017 – 2019'];
    const truth = [
      entry('Driver', 'Acme', { startDate: '2019', endDate: '2021' }),
      entry('Driver', 'Acme', { startDate: '2017', endDate: '2019' }),
    ];
    assert.deepEqual(labelsOf(printed, truth).labels, 'ET BC BD ET BC BD');
  });
  it('finds a degree whose kind and subject stand apart', () => {
    assert.deepEqual(
      labelsOf(
        ['Master', 'University of Bergen', 'Biology'],
        [entry('Master Biology', 'University of Bergen')],
      ).labels,
      'ET BC BT',
    );
  });
  it('tells that an entry does not stand there', () => {
    assert.deepEqual(labelsOf(['Driver', 'Acme'], [entry('Nurse', 'Clinic')]), {
      labels: 'X X',
      found: [false],
    });
  });
});
