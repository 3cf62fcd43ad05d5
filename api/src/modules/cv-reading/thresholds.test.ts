import { describe, it } from 'node:test';
import { expect } from 'expect';
import { keepSure, keepUnsure, THRESHOLDS } from './thresholds.ts';
import { emptyFields } from './types.ts';

const source = { page: 1, bbox: [0, 0, 1, 1] as [number, number, number, number], text: 'x' };

describe('keepSure', () => {
  it('leaves a field below its threshold empty and keeps one at it', () => {
    const unsure = { value: 'Ada', confidence: THRESHOLDS.firstName - 0.01, source };
    const sure = { value: 'Byron', confidence: THRESHOLDS.lastName, source };
    const kept = keepSure({ ...emptyFields(), firstName: unsure, lastName: sure });
    expect(kept.firstName).toBeNull();
    expect(kept.lastName).toEqual(sure);
  });
  it('drops unsure entries of a list', () => {
    const fields = {
      ...emptyFields(),
      hardSkills: [0.2, 0.9].map((confidence) => ({ value: `s${confidence}`, confidence, source })),
    };
    expect(keepSure(fields).hardSkills.map((s) => s.value)).toEqual(['s0.9']);
  });
});

describe('keepUnsure', () => {
  it('keeps exactly what is below its threshold', () => {
    const unsure = { value: 'Ada', confidence: THRESHOLDS.firstName - 0.01, source };
    const sure = { value: 'Byron', confidence: THRESHOLDS.lastName, source };
    const skills = [0.2, 0.9].map((confidence) => ({ value: `s${confidence}`, confidence, source }));
    const kept = keepUnsure({ ...emptyFields(), firstName: unsure, lastName: sure, hardSkills: skills });
    expect(kept).toEqual({ ...emptyFields(), firstName: unsure, hardSkills: [skills[0]] });
  });
});
