import type { BoardApplication, BoardStep } from '@cantera/shared/contracts/pipeline';
import type { ScoringLevel } from '@cantera/shared/contracts/scoring';
import { fold, fullName } from '@cantera/shared/contracts/text';
import { scoreAt } from './scoring-level.ts';
import type { SortChoice } from './sort-choice.ts';

/** What decides which cards show and in which order. */
export interface BoardView {
  sort: SortChoice;
  /** The sum that scores are compared by. */
  level: ScoringLevel;
  query: string;
  isOnlyNew: boolean;
  /** The application whose panel is open stays in its lane, although opening it made it no longer new. */
  keepId: string | null;
}

const collator = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

const byNewest = (a: BoardApplication, b: BoardApplication): number =>
  b.createdAt < a.createdAt ? -1 : Number(b.createdAt > a.createdAt) || (a.id < b.id ? 1 : -1);

/** Who has no score stands last, whichever way the scores run. */
function byScore(a: BoardApplication, b: BoardApplication, sign: number, level: ScoringLevel): number {
  const [left, right] = [scoreAt(a, level), scoreAt(b, level)];
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  return sign * (left - right);
}

function comparison({ property, direction }: SortChoice, level: ScoringLevel) {
  const sign = direction === 'ASC' ? 1 : -1;
  return (a: BoardApplication, b: BoardApplication): number => {
    if (property === 'createdAt') return -sign * byNewest(a, b);
    if (property === 'scoring') return byScore(a, b, sign, level) || byNewest(a, b);
    if (property === 'source') return sign * a.source.localeCompare(b.source) || byNewest(a, b);
    return sign * collator.compare(fullName(a.candidate), fullName(b.candidate)) || byNewest(a, b);
  };
}

function isMatch({ candidate }: BoardApplication, words: readonly string[]): boolean {
  const text = fold(`${fullName(candidate)} ${candidate.jobTitle ?? ''} ${candidate.companyName ?? ''}`);
  return words.every((word) => text.includes(word));
}

/** The cards of a step that show, in their order. */
export function visibleCards(
  applications: readonly BoardApplication[],
  { sort, level, query, isOnlyNew, keepId }: BoardView,
): readonly BoardApplication[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return applications
    .filter((application) => !isOnlyNew || !application.seen || application.id === keepId)
    .filter((application) => words.length === 0 || isMatch(application, words))
    .sort(comparison(sort, level));
}

/** How many cards of a lane would stand above an application that joined it. */
export const placeAmong = (
  cards: readonly BoardApplication[],
  application: BoardApplication,
  { sort, level }: Pick<BoardView, 'sort' | 'level'>,
): number => {
  const compare = comparison(sort, level);
  return cards.filter((card) => compare(card, application) < 0).length;
};

export interface LaneView {
  step: BoardStep;
  cards: readonly BoardApplication[];
}

/** Works the lanes out, and again only those whose step or view changed, so that the others need not be drawn. */
export function createLanesOf() {
  const known = new WeakMap<BoardStep, { view: BoardView; lane: LaneView }>();
  return (steps: readonly BoardStep[], view: BoardView): readonly LaneView[] =>
    steps.map((step) => {
      const before = known.get(step);
      if (before && isSameView(before.view, view)) return before.lane;
      const lane = { step, cards: visibleCards(step.applications, view) };
      known.set(step, { view, lane });
      return lane;
    });
}

const isSameView = (a: BoardView, b: BoardView): boolean =>
  a.sort === b.sort &&
  a.level === b.level &&
  a.query === b.query &&
  a.isOnlyNew === b.isOnlyNew &&
  (a.keepId === b.keepId || !a.isOnlyNew);
