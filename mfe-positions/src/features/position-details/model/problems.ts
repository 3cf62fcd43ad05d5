import type { DetailsValues } from './details-values.ts';

/** What is wrong beyond the schema, or is said in words of its own: message by field path. */
export type Problem = `details.problem.${
  | 'from'
  | 'to'
  | 'fromBelowTo'
  | 'toAboveFrom'
  | 'hires'
  | 'negative'
  | 'whole'
  | 'yearsOrder'}`;

const isNumber = (value: number | null): value is number => value !== null && !Number.isNaN(value);
const isNegative = (value: number | null) => isNumber(value) && value < 0;
const isBroken = (value: number | null) => isNumber(value) && !Number.isInteger(value);

function salaryProblems({ from, to }: DetailsValues['salary']): [string, Problem][] {
  const problems: [string, Problem][] = [];
  if (isNegative(from)) problems.push(['salary.from', 'details.problem.from']);
  if (isNegative(to)) problems.push(['salary.to', 'details.problem.to']);
  if (problems.length === 0 && isNumber(from) && isNumber(to) && from >= to)
    problems.push(
      ['salary.from', 'details.problem.fromBelowTo'],
      ['salary.to', 'details.problem.toAboveFrom'],
    );
  return problems;
}

function yearsProblems({ from, to }: DetailsValues['yearsExperience']): [string, Problem][] {
  const problems = Object.entries({ from, to }).flatMap(([side, value]): [string, Problem][] => {
    const path = `yearsExperience.${side}`;
    if (isNegative(value)) return [[path, 'details.problem.negative']];
    return isBroken(value) ? [[path, 'details.problem.whole']] : [];
  });
  if (problems.length === 0 && isNumber(from) && isNumber(to) && from > to)
    problems.push(['yearsExperience.to', 'details.problem.yearsOrder']);
  return problems;
}

function countProblems({ hiringNumber, replacementWarranty }: DetailsValues): [string, Problem][] {
  const problems: [string, Problem][] = [];
  if (isNumber(hiringNumber) && hiringNumber <= 0) problems.push(['hiringNumber', 'details.problem.hires']);
  else if (isBroken(hiringNumber)) problems.push(['hiringNumber', 'details.problem.whole']);
  if (isBroken(replacementWarranty.months))
    problems.push(['replacementWarranty.months', 'details.problem.whole']);
  return problems;
}

/** The problems of what the form holds, by field path. */
export const problemsOf = (values: DetailsValues): ReadonlyMap<string, Problem> =>
  new Map([
    ...salaryProblems(values.salary),
    ...yearsProblems(values.yearsExperience),
    ...countProblems(values),
  ]);

/** Fields whose problem depends on another. */
export const PAIRS = [
  ['salary.from', 'salary.to'],
  ['yearsExperience.from', 'yearsExperience.to'],
] as const;
