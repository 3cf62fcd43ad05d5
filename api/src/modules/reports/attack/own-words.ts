import { fold } from '@cantera/shared/contracts/text';
import { escapePattern } from '../masking/known.ts';
import { REPORT_TEXTS } from '../texts/index.ts';

const all = Object.values(REPORT_TEXTS);

/** What stands for employers and schools in any language: `Company A`, `Institution 1`. */
const ALIASES = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${all
    .flatMap(({ company, institution }) => [
      `${escapePattern(company)}\\s+[A-Z]{1,3}`,
      `${escapePattern(institution)}\\s+\\d{1,4}`,
    ])
    .join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
);
/** A text without what stands for the names of employers and schools. */
export const withoutAliases = (text: string): string => text.replace(ALIASES, '\n');

/** What a brief that the product puts together says around the entries of a profile. */
const frames = all.flatMap(({ brief, since, until, fromTo }) => [
  brief.role('', 1),
  brief.role('', 2),
  brief.experience(1),
  brief.experience(2),
  brief.now('', '', since('')),
  brief.now('', '', until('')),
  brief.now('', '', fromTo('', '')),
  brief.before(['']),
  brief.studies('', ''),
  brief.languages(''),
  brief.skills(''),
  brief.at('', ''),
]);
/** The words of those frames. */
export const machineWords: readonly string[] = [
  ...new Set(frames.flatMap((frame) => fold(frame).match(/\p{L}+/gu) ?? [])),
];

/** A text without entries that stand elsewhere too: as many of each as the text has, the longest first. */
export function withoutEntries(text: string, entries: readonly string[]): string {
  const longest = [...new Set(entries)].sort((one, other) => other.length - one.length);
  if (longest.length === 0) return text;
  const whole = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${longest.map(escapePattern).join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  );
  return text.replace(whole, '\n');
}
