import { describe, it } from 'node:test';
import type { Answer, KillerQuestion } from '@cantera/shared/contracts/killer-questions';
import { expect } from 'expect';
import { checkAnswer, judgeAnswer, toPublicQuestion } from './answers.ts';

const question = (given: Partial<KillerQuestion> & Pick<KillerQuestion, 'type'>): KillerQuestion => ({
  id: '01890000-0000-7000-8000-000000000001',
  question: 'Tens carnet?',
  required: false,
  details: {},
  rejectConditions: {},
  ...given,
});
const options = [
  { id: 'a', text: 'A' },
  { id: 'b', text: 'B', rejected: true },
  { id: 'c', text: 'C' },
];
const ANSWERS: Record<KillerQuestion['type'], Answer> = {
  TEXT: { text: 'Sí' },
  NUMBER: { value: 3 },
  NUMBER_RANGE: { min: 2, max: 4 },
  YES_NO: { answer: true },
  SINGLE_CHOICE: { selectedOption: 'a' },
  MULTIPLE_CHOICE: { selectedOptions: ['a', 'c'] },
};
const TYPES = Object.keys(ANSWERS) as KillerQuestion['type'][];
const detailsOf = (type: KillerQuestion['type']) => (type.endsWith('CHOICE') ? { options } : {});

describe('answers to killer questions', () => {
  it('[KQ-39] takes for each type its own shape and no other', () => {
    for (const type of TYPES)
      for (const shape of TYPES)
        expect([
          type,
          shape,
          checkAnswer(question({ type, details: detailsOf(type) }), ANSWERS[shape]),
        ]).toEqual([type, shape, type === shape ? null : 'invalid_type']);
  });

  it('wants an answer only where one is required', () => {
    for (const type of TYPES) {
      expect(checkAnswer(question({ type }), null)).toBeNull();
      expect(checkAnswer(question({ type, required: true }), null)).toBe('required');
    }
    expect(checkAnswer(question({ type: 'TEXT', required: true }), { text: '  ' })).toBe('required');
    expect(
      checkAnswer(question({ type: 'MULTIPLE_CHOICE', required: true, details: { options } }), {
        selectedOptions: [],
      }),
    ).toBe('required');
  });

  it('holds answers to the limits of the question', () => {
    const number = question({ type: 'NUMBER', details: { minValue: 1, maxValue: 5 } });
    expect([0, 1, 5, 6].map((value) => checkAnswer(number, { value }))).toEqual([
      'too_small',
      null,
      null,
      'too_big',
    ]);
    const range = question({ type: 'NUMBER_RANGE', details: { minAllowed: 0, maxAllowed: 10 } });
    expect(checkAnswer(range, { min: -1, max: 4 })).toBe('too_small');
    expect(checkAnswer(range, { min: 4, max: 11 })).toBe('too_big');
    expect(checkAnswer(range, { min: 5, max: 4 })).toBe('invalid_value');
    const text = question({ type: 'TEXT', details: { minLength: 4 } });
    expect([checkAnswer(text, { text: 'curt' }), checkAnswer(text, { text: 'pla ' })]).toEqual([
      null,
      'too_short',
    ]);
    const many = question({ type: 'MULTIPLE_CHOICE', details: { options, maxSelections: 1 } });
    // An honest answer may name every option that applies, and more of them than are accepted.
    expect(checkAnswer(many, { selectedOptions: ['a', 'c'] })).toBeNull();
    expect(checkAnswer(many, { selectedOptions: ['x'] })).toBe('invalid_value');
    expect(
      checkAnswer(question({ type: 'SINGLE_CHOICE', details: { options } }), { selectedOption: 'x' }),
    ).toBe('invalid_value');
  });

  it('[KQ-42] rejects numbers above or below, not the bounds themselves', () => {
    const asked = question({ type: 'NUMBER', rejectConditions: { rejectIfAbove: 10, rejectIfBelow: 2 } });
    expect([1, 2, 10, 11].map((value) => judgeAnswer(asked, { value }).correct)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('[KQ-43] rejects ranges that leave what is allowed', () => {
    const asked = question({
      type: 'NUMBER_RANGE',
      rejectConditions: { rejectIfOutside: { min: 2, max: 8 } },
    });
    const judged = [
      { min: 2, max: 8 },
      { min: 1, max: 8 },
      { min: 2, max: 9 },
    ].map((answer) => judgeAnswer(asked, answer).correct);
    expect(judged).toEqual([true, false, false]);
  });

  it('[KQ-44] rejects yes or no as the question says', () => {
    const yes = question({ type: 'YES_NO', rejectConditions: { rejectOnYes: true } });
    const no = question({ type: 'YES_NO', rejectConditions: { rejectOnNo: true } });
    const neither = question({ type: 'YES_NO' });
    const judge = (asked: KillerQuestion) =>
      [true, false].map((answer) => judgeAnswer(asked, { answer }).correct);
    expect([judge(yes), judge(no), judge(neither)]).toEqual([
      [false, true],
      [true, false],
      [true, true],
    ]);
  });

  it('[KQ-45] rejects a chosen option that rejects', () => {
    const one = question({
      type: 'SINGLE_CHOICE',
      details: { options },
      rejectConditions: { rejectOn: ['a'] },
    });
    expect(['a', 'b', 'c'].map((selectedOption) => judgeAnswer(one, { selectedOption }).correct)).toEqual([
      false,
      false,
      true,
    ]);
    const many = question({
      type: 'MULTIPLE_CHOICE',
      details: { options },
      rejectConditions: { rejectOn: ['a'] },
    });
    expect(judgeAnswer(many, { selectedOptions: ['c', 'a'] }).correct).toBe(false);
    expect(judgeAnswer(many, { selectedOptions: ['c'] }).correct).toBe(true);
  });

  it('passes a question that was left out, and any text', () => {
    const asked = question({ type: 'NUMBER', rejectConditions: { rejectIfBelow: 2 } });
    expect(judgeAnswer(asked, null)).toEqual({ correct: true });
    expect(judgeAnswer(question({ type: 'TEXT' }), { text: 'No' })).toEqual({ correct: true });
  });

  it('[KQ-46] shows applicants nothing that tells what rejects, nor how many answers pass', () => {
    const shown = toPublicQuestion(
      question({
        type: 'SINGLE_CHOICE',
        details: { options, maxSelections: 1 },
        rejectConditions: { rejectOn: ['a'] },
      }),
    );
    expect(JSON.stringify(shown)).not.toMatch(/reject|selections/i);
    expect(shown.details).toEqual({
      options: [
        { id: 'a', text: 'A' },
        { id: 'b', text: 'B' },
        { id: 'c', text: 'C' },
      ],
    });
  });
});
