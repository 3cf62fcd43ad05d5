import { storage } from './storage.ts';

export const COLOUR_PAIRS = 15;

function readAssignments(): Map<string, number> {
  try {
    const parsed: unknown = JSON.parse(storage.get('colours') ?? '{}');
    if (typeof parsed !== 'object' || parsed === null) return new Map();
    return new Map(
      Object.entries(parsed).filter((pair): pair is [string, number] => Number.isInteger(pair[1])),
    );
  } catch {
    return new Map();
  }
}

/**
 * Number (0 to 14) of the colour pair of a name. The first name gets the first pair, the 16th the first again;
 * the assignment is stored, so a name keeps its colour.
 */
export function colorOfName(name: string): number {
  const assignments = readAssignments();
  const known = assignments.get(name);
  if (known !== undefined) return known % COLOUR_PAIRS;
  const pair = assignments.size % COLOUR_PAIRS;
  assignments.set(name, pair);
  storage.set('colours', JSON.stringify(Object.fromEntries(assignments)));
  return pair;
}
