import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LENGTHS } from '@cantera/shared/contracts/drafts';
import { LOCALES } from '@cantera/shared/contracts/enums';
import { foldWords, plainText } from '@cantera/shared/contracts/text';
import { countWords } from '../../api/src/modules/drafting/descriptions/sheet.ts';
import { writeDescription } from '../../api/src/modules/drafting/descriptions/write.ts';
import { ALL_CHOICES, faultsOf, typedOf } from '../../api/src/testing/draft-checks.ts';
import { DRAFT_POSITIONS } from '../../api/src/testing/draft-positions.ts';
import { measureQuestions } from './questions.ts';
import { openDictionary, wordsIn } from './spelling.ts';

/**
 * Job descriptions of twelve positions in all 108 combinations of language, tone, length, client info and salary: what stands in
 * them that the position does not say, what they give away that was to be kept back, whether they are in their language and
 * as long as was chosen, how many words no dictionary of the language has, and how long one takes. Then the questions of the same
 * positions: whether each is valid, and what becomes of 120 that must not be asked.
 */
const MAX_MS = 300;
const MAX_UNKNOWN = 0.005;
const PLANTED = 120;
const WORDS = { short: [120, 180], medium: [220, 350], long: [400, 600] } as const;
const OUT = path.resolve(import.meta.dirname, '../results/drafts.json');

const dictionaries = { en: openDictionary('en'), es: openDictionary('es'), ca: openDictionary('ca') };
const faults: string[] = [];
const times: number[] = [];
const lengths = { short: [] as number[], medium: [] as number[], long: [] as number[] };
const words = { en: 0, es: 0, ca: 0 };
const unknown = { en: [] as string[], es: [] as string[], ca: [] as string[] };
for (const position of DRAFT_POSITIONS) {
  const typed = new Set(foldWords(typedOf(position).join(' ')).split(' '));
  for (const given of ALL_CHOICES) {
    const choices = { ...given, recruiterComment: position.comment };
    const begun = performance.now();
    const draft = writeDescription(position, choices);
    times.push(performance.now() - begun);
    lengths[given.length].push(countWords(draft.html));
    // What somebody typed is theirs, in whatever language.
    const own = wordsIn(plainText(draft.html)).filter(
      (word) =>
        !foldWords(word)
          .split(' ')
          .every((part) => typed.has(part)),
    );
    words[given.lang] += own.length;
    unknown[given.lang].push(...own.filter((word) => !dictionaries[given.lang](word)));
    const named = `${position.title}, ${Object.values(given).join(' ')}`;
    faults.push(...faultsOf(position, choices, draft).map((fault) => `${named}: ${fault}`));
  }
}

const missed: string[] = [];
/** Prints a figure, and remembers one that does not reach its bar. */
function bar(told: string, isReached: boolean): void {
  process.stdout.write(`${isReached ? ' ' : '!'} ${told}\n`);
  if (!isReached) missed.push(told);
}
for (const fault of faults) process.stdout.write(`${fault}\n`);
const slowest = Math.max(...times);
bar(
  `${times.length} descriptions: ${faults.length} faults (none may be), the slowest ${slowest.toFixed(1)} ms (at most ${MAX_MS})`,
  faults.length === 0 && slowest <= MAX_MS && times.length === 108 * 12,
);
for (const length of LENGTHS) {
  const [least, most] = WORDS[length];
  const [shortest, longest] = [Math.min(...lengths[length]), Math.max(...lengths[length])];
  bar(
    `${length}: ${shortest} to ${longest} words in ${lengths[length].length} (${least} to ${most})`,
    shortest >= least && longest <= most,
  );
}
for (const lang of LOCALES) {
  const share = unknown[lang].length / words[lang];
  const which = [...new Set(unknown[lang].map((word) => word.toLowerCase()))].sort();
  bar(
    `${lang}: ${unknown[lang].length} of ${words[lang]} words are in no dictionary, ${(100 * share).toFixed(2)} % (at most ${100 * MAX_UNKNOWN} %): ${which.join(', ')}`,
    share <= MAX_UNKNOWN && words[lang] > 10_000,
  );
}
const questions = measureQuestions();
bar(
  `${questions.written} questions: ${questions.invalid} not valid (none may be)`,
  questions.invalid === 0 && questions.written > 0,
);
bar(
  `${questions.planted} questions that must not be asked: ${questions.asked.length} asked (none may be), honest ones beside them kept ${questions.kept} times`,
  questions.asked.length === 0 && questions.planted === PLANTED && questions.kept === PLANTED,
);
mkdirSync(path.dirname(OUT), { recursive: true });
writeFileSync(
  OUT,
  `${JSON.stringify({ written: times.length, faults, slowest, words, unknown, questions, missed }, null, 2)}\n`,
);
process.exitCode = missed.length === 0 ? 0 : 1;
