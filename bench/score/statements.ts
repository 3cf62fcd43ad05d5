import { compute, type Input, materialOf } from '../../api/src/modules/assessment/scores/compute.ts';
import type { Rule } from '../../api/src/modules/assessment/types.ts';
import { foldTerm, hasTerm } from '../../api/src/modules/lexicon/index.ts';

/** Words that take out what stands beside them, as a person would look for them; broader than what the rules know. */
const DENIED =
  /\b(?:no|not|sin|sense|none|cap|would|interested|aprender|aprendre|team|equip|equipo|basic|a1|a2)\b/iu;

/** What a score states about a CV that does not hold: a quote that stands nowhere, or words that are there and not found. */
export function unfounded(input: Input, rules: readonly Rule[]): string[] {
  const material = materialOf(input);
  const { jobs, skills, languages, degrees } = input.profile;
  const profile = [
    ...skills,
    ...degrees,
    ...jobs.map(({ position }) => position),
    ...languages.map(({ code, proficiency }) => `${code.toUpperCase()} ${proficiency}`),
  ];
  return compute({ ...input, rules }).verdicts.flatMap(({ label, kind, verdict, quotes, searched }) => {
    const stands = quotes.every(({ page, text, box }) =>
      page === null
        ? profile.some((value) => value !== '' && text.startsWith(value))
        : input.pages?.some(
            (read) =>
              read.page === page &&
              read.lines.some((line) => line.text === text && line.bbox.join() === box?.join()),
          ),
    );
    if (!stands) return [`${label}: a quote that is not there`];
    if (verdict !== 'NOT_SHOWN') return quotes.length > 0 ? [] : [`${label}: ${verdict} without a quote`];
    if (kind === 'LANGUAGE' || kind === 'YEARS') return [];
    const there = material.lines.filter(
      ({ text }) =>
        !DENIED.test(text) &&
        searched.some((word) => foldTerm(word).length > 2 && hasTerm(foldTerm(text), foldTerm(word))),
    );
    return there.map(({ text }) => `${label}: not found, yet said: ${text}`);
  });
}
