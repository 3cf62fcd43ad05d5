import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { lines } from '../../../api/src/modules/cv-reading/testing/lines.ts';
import type { CvField, CvWorkExperience } from '../../../api/src/modules/cv-reading/types.ts';
import { type Calibration, chanceOf } from '../calibrate.ts';
import { labelsDecide, mixed, seeSection, weigh } from './choose.ts';

const CALIBRATION: Calibration = {
  steps: [0, 0.5, 0.9],
  shares: {
    plain: [],
    told: [],
    agreed: [0.7, 0.8, 0.99],
    differing: [0.1, 0.4, 0.9],
    byRules: [0.2, 0.3, 0.6],
  },
};
const job = (position: string, companyName: string, confidence: number): CvField<CvWorkExperience> => ({
  value: {
    position,
    companyName,
    location: null,
    startDate: null,
    endDate: null,
    isCurrent: false,
    description: null,
  },
  confidence,
  source: { page: 1, bbox: [0, 0, 1, 1], text: position },
});

const section = seeSection(lines(['Driver', 'Acme']), null);

describe('choosing between labels and rules', () => {
  it('takes a sureness for what it was worth on layouts that were not learnt from', () => {
    assert.deepEqual(chanceOf(0.95, CALIBRATION, 'agreed'), 0.99);
    assert.deepEqual(chanceOf(0.6, CALIBRATION, 'differing'), 0.4);
    assert.deepEqual(chanceOf(0.1, CALIBRATION, 'byRules'), 0.2);
  });
  it('lets the labels decide where they are more often right', () => {
    const ruled = [job('Acme', 'Driver', 0.95)];
    const decide = (labelled: CvField<CvWorkExperience>[], others = ruled) =>
      labelsDecide(weigh(labelled, others, CALIBRATION));
    assert.deepEqual(decide([job('Driver', 'Acme', 0.95)]), true);
    assert.deepEqual(decide([job('Driver', 'Acme', 0.6)]), false);
    assert.deepEqual(decide([]), false);
    assert.deepEqual(decide([job('Driver', 'Acme', 0.1)], []), true);
    const two = [job('Acme', 'Driver', 0.6), job('Clinic', 'Nurse', 0.6)];
    assert.deepEqual(decide([job('Driver', 'Acme', 0.95)], two), false);
  });
  it('counts an entry of both for both, whatever its case and signs', () => {
    const { ruled } = weigh(
      [job('DRIVER', 'Acme S.L.', 0.95)],
      [job('Driver', 'Acme, S.L.', 0.6), job('Nurse', 'Clinic', 0.6)],
      CALIBRATION,
    );
    assert.deepEqual(
      ruled.map(({ side, chance }) => [side, chance]),
      [
        ['agreed', 0.99],
        ['byRules', 0.3],
      ],
    );
  });
  it('gives what was chosen with how often it is right, and what only rules found as unsure', () => {
    const ruled = [job('Driver', 'Acme', 0.95)];
    const of = (...labelled: CvField<CvWorkExperience>[]) =>
      mixed(section, labelled, ruled, CALIBRATION).map((j) => [j.value.position, j.confidence]);
    assert.deepEqual(of(job('Driver', 'Acme', 0.95)), [['Driver', 0.99]]);
    assert.deepEqual(of(job('Acme', 'Driver', 0.95)), [['Acme', 0.9]]);
    assert.deepEqual(of(), [['Driver', 0.7]]);
  });
  it('leaves a form to the rules', () => {
    const form = seeSection(lines(['Company: Acme', 'Position held: Driver']), null);
    const ruled = [job('Driver', 'Acme', 0.9)];
    assert.deepEqual(mixed(form, [job('Acme', 'Driver', 0.95)], ruled, CALIBRATION), ruled);
  });
});
