import { describe, it } from 'node:test';
import { expect } from 'expect';
import fc from 'fast-check';
import { unsureReading } from '../../testing/unsure-reading.ts';
import { CLEAN, PERSON, TELLING } from './testing/planted-lines.ts';
import { isWithheld, whoseCv } from './withheld.ts';

const whose = whoseCv(unsureReading({ person: PERSON, header: ['Xarpell Jordi Brusi'] }));
const isKept = (texts: readonly string[]): boolean => {
  if (!whose) throw new Error('whose CV it is stands in it');
  return isWithheld(
    texts.map((text) => ({ text })),
    whose,
  );
};

describe('blocks of a CV that are not sent', () => {
  for (const [what, texts] of Object.entries(TELLING))
    for (const text of texts)
      it(`[LLM-17] hold ${what}: ${text}`, () => expect(isKept(text.split('\n'))).toBe(true));

  for (const text of CLEAN)
    it(`[LLM-17] are not those that hold: ${text}`, () => expect(isKept([text])).toBe(false));

  it('[LLM-17] are whole, wherever in them something is told, and broken over two lines too', () => {
    const telling = fc.constantFrom(...Object.values(TELLING).flat());
    const clean = fc.array(fc.constantFrom(...CLEAN), { maxLength: 8 });
    fc.assert(
      fc.property(clean, telling, clean, fc.nat(), (before, text, after, at) => {
        expect(isKept([...before, ...text.split('\n'), ...after])).toBe(true);
        const words = text.split(' ');
        const cut = 1 + (at % Math.max(1, words.length - 1));
        // A place alone and a caption are lines of their own; in two they are no more.
        const isLine =
          TELLING['a line of its own'].includes(text) || text.includes('\n') || words.length === 1;
        const halves = isLine ? [text] : [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
        expect([
          text,
          halves,
          isKept([...before, ...halves, ...after].flatMap((line) => line.split('\n'))),
        ]).toEqual([text, halves, true]);
      }),
      { numRuns: 300 },
    );
    fc.assert(
      fc.property(clean, (lines) => !isKept(lines)),
      { numRuns: 100 },
    );
  });

  it('[LLM-17] are all blocks of a CV that does not say whose it is', () => {
    expect(whoseCv(unsureReading({ jobs: [['Baker']] }))).toBeUndefined();
  });

  it('[LLM-17] hold the name at the top, whatever the reader took for the name', () => {
    const other = { firstName: 'Curriculum', lastName: 'Professional' };
    const misread = whoseCv(unsureReading({ person: other, header: ['Maria Xerinacs'] }));
    if (!misread) throw new Error('it has a name');
    expect(isWithheld([{ text: 'Bakery of the Xerinacs' }], misread)).toBe(true);
    expect(isWithheld([{ text: 'Bakery of the valley' }], misread)).toBe(false);
  });
});
