import { HELD_OUT } from './held-out.ts';
import { TUNED } from './tuned.ts';

/** How well somebody fits a search: 3 in full, 2 in part, 1 nearly. Whoever is not judged does not fit: 0. */
type Grade = 1 | 2 | 3;
export interface JudgedSearch {
  readonly set: 'tuned' | 'held out';
  readonly text: string;
  /** By the whole name. */
  readonly grades: ReadonlyMap<string, Grade>;
}
/** Places of the first page. */
export const PLACES = 10;

const isGrade = (number: number): number is Grade => number === 1 || number === 2 || number === 3;

/** Lists as `TUNED`: a search on a line of its own, below it the grades with names, two spaces in. Throws naming a line that is neither. */
export function judgedIn(list: string, set: JudgedSearch['set']): JudgedSearch[] {
  const searches: (JudgedSearch & { grades: Map<string, Grade> })[] = [];
  for (const line of list.trimEnd().replace(/^\n/, '').split('\n')) {
    const [, number = '', names = ''] = /^ {2}(\d) (.+)$/.exec(line) ?? [];
    const search = searches.at(-1);
    if (/^\S/.test(line)) searches.push({ set, text: line, grades: new Map() });
    else if (!search || !isGrade(Number(number))) throw new Error(`This is no judgement: “${line}”`);
    else
      for (const name of names.split(', ')) {
        const grade = Number(number);
        if (!isGrade(grade) || search.grades.has(name)) throw new Error(`${name} is judged twice: “${line}”`);
        search.grades.set(name, grade);
      }
  }
  return searches;
}

export const JUDGED: readonly JudgedSearch[] = [
  ...judgedIn(TUNED, 'tuned'),
  ...judgedIn(HELD_OUT, 'held out'),
];

const gain = (grades: readonly number[]): number =>
  grades.slice(0, PLACES).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);

/**
 * nDCG@10 of a ranking, from 0 to 1: how much of what the best order of all would give its first ten give, the upper places counting
 * more. `found`: the grades in the order of the ranking; `all`: those of everybody, in any order. NaN where nobody fits.
 */
export const ndcg = (found: readonly number[], all: readonly number[]): number =>
  gain(found) / gain(all.toSorted((one, other) => other - one));
