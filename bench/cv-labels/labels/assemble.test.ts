import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lines, type WrittenLine } from '../../../api/src/modules/cv-reading/testing/lines.ts';
import { labelledJobs, labelledStudies } from './assemble.ts';
import { toAtoms } from './atoms.ts';
import { LABELS, type Label } from './chain.ts';

/** Lines with the labels of their atoms, each sure but for those in `unsure`. */
function labelled(written: (string | WrittenLine)[], labels: Label[], unsure: number[] = []) {
  const printed = lines(written);
  const atoms = toAtoms(printed);
  const chances = labels.map((label, i) =>
    Float64Array.from(LABELS, (l) => (l === label ? (unsure.includes(i) ? 0.6 : 1) : 0)),
  );
  assert.deepEqual(atoms.length, labels.length);
  return [atoms, { labels, chances }, printed] as const;
}

describe('labelledJobs', () => {
  it('reads names, place, dates and text, with the lines of the head as its source', () => {
    const [job] = labelledJobs(
      ...labelled(
        ['Driver | Acme, S.L., Bergen, Norway', '2019 – 2021', '• Drove lorries', '• Planned routes'],
        ['ET', 'BC', 'IC', 'BP', 'BO', 'BD', 'X', 'X'],
      ),
    );
    assert.deepEqual(job?.value, {
      position: 'Driver',
      companyName: 'Acme, S.L.',
      location: 'Bergen, Norway',
      startDate: '2019',
      endDate: '2021',
      isCurrent: false,
      description: 'Drove lorries\nPlanned routes',
    });
    assert.deepEqual(job?.source.text, 'Driver | Acme, S.L., Bergen, Norway\n2019 – 2021');
  });
  it('gives several jobs at one employer its name, and each its own text', () => {
    const jobs = labelledJobs(
      ...labelled(
        ['Acme', 'Foreman', '2019 – 2021', '• Led crews', 'Driver', '2017 – 2019'],
        ['EC', 'BT', 'BD', 'X', 'ET', 'BD'],
      ),
    );
    assert.deepEqual(
      jobs.map(({ value: j }) => [j.position, j.companyName, j.startDate, j.description]),
      [
        ['Foreman', 'Acme', '2019', 'Led crews'],
        ['Driver', 'Acme', '2017', null],
      ],
    );
  });
  it('joins a name that goes on below, a cut word without its hyphen', () => {
    const [job] = labelledJobs(
      ...labelled(
        [{ text: ['Driver | Bristol Metropoli-', '2019 – 2021'] }, 'tan Parcels'],
        ['ET', 'BC', 'BD', 'IC'],
      ),
    );
    assert.deepEqual(job?.value.companyName, 'Bristol Metropolitan Parcels');
  });
  it('is as sure as the least sure name', () => {
    const [first, second] = labelledJobs(
      ...labelled(['Driver', 'Acme', 'Nurse', 'Clinic'], ['ET', 'BC', 'ET', 'BC'], [3]),
    );
    assert.deepEqual([first?.confidence, second?.confidence], [1, 0.6]);
  });
});

describe('labelledStudies', () => {
  it('makes a degree of its parts, whatever stands between', () => {
    const [study] = labelledStudies(
      ...labelled(['Máster', 'Universitat de Lleida', '2011 – 2013', 'Biología'], ['ET', 'BC', 'BD', 'BT']),
    );
    assert.deepEqual(study?.value, {
      degree: 'Máster, Biología',
      institutionName: 'Universitat de Lleida',
      location: null,
      startDate: '2011',
      endDate: '2013',
    });
  });
  it('is no study without a name', () => {
    assert.deepEqual(labelledStudies(...labelled(['2011 – 2013', 'Biology'], ['ED', 'X'])), []);
  });
});
