import { oneOf } from '@cantera/shared/contracts/enums';
import type { BoardApplication } from '@cantera/shared/contracts/pipeline';
import { SCORING_LEVELS, type ScoringLevel } from '@cantera/shared/contracts/scoring';
import { storage } from '@cantera/shared/session';
import { create } from 'zustand';

/** The stored choice; the lax sum when there is none, or none that can be read. */
export const readLevel = (): ScoringLevel =>
  oneOf(SCORING_LEVELS, storage.get('scoringLevel') ?? undefined) ?? 'LAX';

const useStore = create<{ level: ScoringLevel }>(() => ({ level: readLevel() }));

/** Which sum every board shows and sorts by, and the way to choose another, which is remembered. */
export function useScoringLevel(): readonly [ScoringLevel, (level: ScoringLevel) => void] {
  return [useStore(({ level }) => level), chooseLevel];
}

function chooseLevel(level: ScoringLevel): void {
  storage.set('scoringLevel', level);
  useStore.setState({ level });
}

/** The score of an application at a level; null while there is none. */
export function scoreAt({ scoring }: BoardApplication, level: ScoringLevel): number | null {
  if (!scoring) return null;
  const scores: Readonly<Record<ScoringLevel, number>> = {
    LAX: scoring.scoringLax.finalScore,
    STRICT: scoring.scoringStrict,
    VERY_STRICT: scoring.scoringVeryStrict,
  };
  return scores[level];
}
