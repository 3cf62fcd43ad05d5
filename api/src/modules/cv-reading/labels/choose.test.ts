import { describe, it } from 'node:test';
import { expect } from 'expect';
import type { CvField, CvWorkExperience } from '../types.ts';
import { chanceOf, chooseEntries, labelsDecide, weigh } from './choose.ts';
import { theModel } from './model.ts';

const CALIBRATION = {
  steps: [0, 0.5, 0.9],
  agreed: [0.7, 0.8, 0.99],
  differing: [0.1, 0.4, 0.9],
  byRules: [0.2, 0.3, 0.6],
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
const found = (field: CvField<CvWorkExperience>) => ({ field, lines: [] });

describe('choosing between labels and rules', () => {
  it('takes a sureness for what it was worth on layouts that were not learnt from', () => {
    expect(chanceOf(0.95, CALIBRATION, 'agreed')).toBe(0.99);
    expect(chanceOf(0.6, CALIBRATION, 'differing')).toBe(0.4);
    expect(chanceOf(0.1, CALIBRATION, 'byRules')).toBe(0.2);
  });
  it('lets the labels decide where they are more often right', () => {
    const ruled = [job('Acme', 'Driver', 0.95)];
    expect(labelsDecide(weigh([job('Driver', 'Acme', 0.95)], ruled, CALIBRATION))).toBe(true);
    expect(labelsDecide(weigh([job('Driver', 'Acme', 0.6)], ruled, CALIBRATION))).toBe(false);
    expect(labelsDecide(weigh([], ruled, CALIBRATION))).toBe(false);
    expect(labelsDecide(weigh([job('Driver', 'Acme', 0.1)], [], CALIBRATION))).toBe(true);
  });
  it('counts an entry of both for both, whatever its case and signs', () => {
    const { ruled } = weigh(
      [job('DRIVER', 'Acme S.L.', 0.95)],
      [job('Driver', 'Acme, S.L.', 0.6)],
      CALIBRATION,
    );
    expect(ruled.map((r) => r.chance)).toEqual([0.99]);
  });
  it('keeps place and text of the rules where both agree, and shows what only rules found as unsure', () => {
    const model = { ...theModel(), calibration: { experience: CALIBRATION, education: CALIBRATION } };
    const ruled = job('Driver', 'Acme', 0.95);
    ruled.value = { ...ruled.value, location: 'Bergen', description: 'Drove.' };
    const [both] = chooseEntries([], [found(ruled)], 'experience', model, () => [
      job('Driver', 'Acme', 0.95),
    ]);
    expect(both).toMatchObject({ confidence: 0.99, value: { location: 'Bergen', description: 'Drove.' } });
    expect(chooseEntries([], [found(ruled)], 'experience', model, () => [])).toMatchObject([
      { confidence: 0.7 },
    ]);
    const differing = chooseEntries([], [found(ruled)], 'experience', model, () => [
      job('Acme', 'Driver', 0.95),
    ]);
    expect(differing).toMatchObject([{ confidence: 0.9, value: { position: 'Acme', location: null } }]);
  });
});
