import type { DemoPosition } from './demo-position.ts';
import type { Person } from './people.ts';

/** A position with so many applicants has one among them who is of another trade and tries their luck. */
const MANY = 6;

interface Candidate {
  readonly person: Person;
}

/** Whether someone is of the trade that a position asks for. */
export const isOfTrade = ({ person }: Candidate, position: DemoPosition): boolean =>
  person.track.key === position.track;

/** Those who apply to a position of the demo: people of its trade, and one at most who is not. */
export function applicantsOf<C extends Candidate>(position: DemoPosition, candidates: readonly C[]): C[] {
  const odd = position.applications >= MANY ? 1 : 0;
  const fitting = candidates.filter((candidate) => isOfTrade(candidate, position));
  const others = candidates.filter((candidate) => !isOfTrade(candidate, position));
  // They stand last, so that none of them was hired; each position has another one.
  const stranger = others[position.applications % Math.max(1, others.length)];
  return [...fitting.slice(0, position.applications - odd), ...(odd && stranger ? [stranger] : [])];
}
