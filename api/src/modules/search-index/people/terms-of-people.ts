import { setImmediate } from 'node:timers/promises';
import type { Person } from './person.ts';
import { piecesOf, termsOfPieces } from './pieces.ts';

/** People whose terms are made before others get their turn of the process. */
const SHARE = 50;

/** What people are found by, by their id. `month` (`yyyy-mm`): until when they have worked. */
export async function termsOfPeople(
  people: readonly Person[],
  month: string,
): Promise<Map<string, Set<string>>> {
  const terms = new Map<string, Set<string>>();
  for (const person of people) {
    terms.set(person.id, termsOfPieces(piecesOf(person, month)));
    if (terms.size % SHARE === 0) await setImmediate();
  }
  return terms;
}
