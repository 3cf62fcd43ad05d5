import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { judgementOf, linesMet, readQuestions } from './judged-cvs.ts';
import { JUDGED, NEGATED } from './judged-lines.ts';
import { unfounded } from './statements.ts';
import { SAID, TUNED, TUNED_NEGATED } from './tuned.ts';

describe('verdicts against those of a reader', () => {
  for (const [name, cvs, lines] of [
    ['judged lines', JUDGED, NEGATED],
    ['tuned', TUNED, TUNED_NEGATED],
  ] as const) {
    it(`[SCORE-16] are right and complete enough, in one language and across languages: ${name}`, () => {
      const { precision, recall, recallAcross } = judgementOf(readQuestions(cvs));
      assert.ok(precision >= 0.97, `precision ${precision}`);
      assert.ok(recall >= 0.92, `recall ${recall}`);
      assert.ok(recallAcross >= 0.8, `recall across languages ${recallAcross}`);
    });
    it(`[SCORE-16] do not take what is denied, wished for or of others for met: ${name}`, () => {
      assert.deepEqual(linesMet(lines).slice(3), []);
    });
    it(`[SCORE-16] state nothing that does not hold: ${name}`, () => {
      const statements = readQuestions(cvs).flatMap(({ input, rule }) => unfounded(input, [rule]));
      assert.deepEqual(statements, []);
    });
  }
  it('[SCORE-16] take what somebody says of themselves for met, though some of its words deny elsewhere', () => {
    const met = linesMet(SAID);
    assert.deepEqual(
      SAID.trim()
        .split('\n')
        .filter((line) => !met.includes(line)),
      [],
    );
  });
});
