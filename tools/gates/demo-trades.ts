import { applicantsOf, isOfTrade } from '../../api/src/modules/demo/applicants.ts';
import type { DemoPosition } from '../../api/src/modules/demo/demo-position.ts';
import { makePeople, type Person } from '../../api/src/modules/demo/people.ts';
import { POSITIONS } from '../../api/src/modules/demo/positions.ts';
import { seeded } from '../../api/src/modules/demo/random.ts';
import { RIVAL_POSITIONS } from '../../api/src/modules/demo/rival.ts';
import { fail, type Gate, pass } from './gate.ts';

/** Applicants of another trade that a position may have. */
const MOST_ODD = 2;
/** Neither changes what anybody's trade is. */
const [SEED, YEAR] = [1, 2026];

interface Candidate {
  readonly person: Person;
}
type Draw = (position: DemoPosition, candidates: readonly Candidate[]) => readonly Candidate[];

/** What is wrong with who applies to the positions, in words; `draw` says who does. */
export function wrongApplicants(
  positions: readonly DemoPosition[],
  people: readonly Person[],
  draw: Draw = applicantsOf,
): string[] {
  const candidates = people.map((person) => ({ person }));
  return positions.flatMap((position) => {
    const applicants = draw(position, candidates);
    const odd = applicants.filter((candidate) => !isOfTrade(candidate, position));
    const trades = odd.map(({ person }) => person.track.key).join(', ');
    return [
      ...(odd.length > MOST_ODD ? [`${position.key}: ${odd.length} applicants of ${trades}`] : []),
      ...(applicants.length < position.applications
        ? [`${position.key}: ${applicants.length} of ${position.applications} applicants are there`]
        : []),
    ];
  });
}

/** The demo's applicants are of the trade that their position asks for. */
export const demoTrades: Gate = {
  name: 'trades of the demo',
  async run() {
    const wrong = wrongApplicants([...POSITIONS, ...RIVAL_POSITIONS], makePeople(seeded(SEED), YEAR));
    return wrong.length === 0 ? pass() : fail(wrong.join('\n'));
  },
};
