import { createHash } from 'node:crypto';
import type { Verdict } from '@cantera/shared/contracts/scoring';
import type { StoredVerdict } from '../../../db/json-columns.ts';
import { machineLines, type ReadPage, speaksToMachine } from '../../cv-pages/index.ts';
import { judge } from '../evidence/judge.ts';
import { isUsable, namesOf } from '../evidence/usable-lines.ts';
import type { Line, Material, Profile, Rule } from '../types.ts';
import { type Sums, sumsOf } from './sums.ts';

/** Another number when the same input may give another score; every score is then made anew. */
export const ENGINE = 6;

export interface Input {
  readonly rules: readonly Rule[];
  /** Null without a CV. */
  readonly pages: readonly ReadPage[] | null;
  readonly profile: Profile;
  readonly person: { readonly firstName: string; readonly lastName: string };
  /** `yyyy-mm` */
  readonly month: string;
}
type Status = 'SCORED' | 'NO_CV' | 'NO_TEXT' | 'UNCHECKED' | 'NO_CRITERIA' | 'LANGUAGE';
export interface Result {
  readonly status: Status;
  readonly verdicts: readonly StoredVerdict[];
}

/** Lines that may be quoted: people can see them, and they are for people and hold nothing of who somebody is. */
function linesOf({ pages, person }: Input): Line[] {
  const names = namesOf(person.firstName, person.lastName);
  return (pages ?? [])
    .filter(({ checked }) => checked)
    .flatMap(({ page, lines }) => {
      const toMachines = new Set(machineLines(lines));
      return lines
        .filter((line) => !toMachines.has(line))
        .map(({ text, bbox, section }) => ({ page, text, box: bbox, section }));
    })
    .filter((line) => isUsable(line, names));
}

const isBlank = ({ skills, languages, jobs, degrees }: Profile): boolean =>
  skills.length + languages.length + jobs.length + degrees.length === 0;

/** Why there can be no score; null where there can. */
function obstacle({ rules, pages, profile }: Input): Exclude<Status, 'SCORED'> | null {
  if (rules.every(({ weight }) => weight === 'OFF')) return 'NO_CRITERIA';
  if (!pages) return isBlank(profile) ? 'NO_CV' : null;
  const written = pages.filter(({ lines }) => lines.length > 0);
  // What the profile says may have been read from such a page.
  if (written.length > 0 && written.every(({ checked }) => !checked)) return 'UNCHECKED';
  if (written.length === 0) return isBlank(profile) ? 'NO_TEXT' : null;
  return written.every(({ tongue }) => tongue === null) && isBlank(profile) ? 'LANGUAGE' : null;
}

const toPeople = (text: string): boolean => !speaksToMachine(text);
/** What is judged, without who somebody is: two people who show the same have the same. */
export function materialOf(input: Input): Material {
  const { skills, languages, jobs, degrees } = input.profile;
  return {
    lines: linesOf(input),
    profile: {
      skills: skills.filter(toPeople),
      languages,
      jobs: jobs.filter(({ position }) => toPeople(position)),
      degrees: degrees.filter(toPeople),
    },
    month: input.month,
  };
}

/** Tells two inputs apart: with the same hash the score is the same. */
export function hashOf(input: Input): string {
  const { rules, pages } = input;
  const checked = pages?.map(({ page, checked: isChecked, tongue }) => [page, isChecked, tongue]);
  return createHash('sha256')
    .update(JSON.stringify([ENGINE, rules, checked ?? null, materialOf(input)]))
    .digest('hex');
}

/** The verdict on each criterion, or why there is none. */
export function compute(input: Input): Result {
  const status = obstacle(input);
  if (status) return { status, verdicts: [] };
  const material = materialOf(input);
  const verdicts = input.rules
    .filter(({ weight }) => weight !== 'OFF')
    .map((rule) => {
      const { id, kind, label, level, years, weight } = rule;
      return { criterionId: id, kind, label, level, years, weight, ...judge(rule, material) };
    });
  return { status: 'SCORED', verdicts };
}

/** The sums over verdicts, a person's before the search's. */
export function correctedSums(
  verdicts: readonly StoredVerdict[],
  corrections: readonly { readonly criterionId: string; readonly verdict: Verdict }[],
): Sums | null {
  const byCriterion = new Map(corrections.map(({ criterionId, verdict }) => [criterionId, verdict]));
  return sumsOf(
    verdicts.map(({ criterionId, weight, verdict }) => ({
      weight,
      verdict: byCriterion.get(criterionId) ?? verdict,
    })),
  );
}
