import type { BoardApplication, BoardStep } from '@cantera/shared/contracts/pipeline';

/** Cards that the panel pages through: those of a lane, or those that the address names, of any step. */
export interface Walk {
  step?: BoardStep;
  cards: readonly BoardApplication[];
}

export interface Place<W extends Walk = Walk> {
  walk: W;
  /** From 0. */
  index: number;
  previousId: string | undefined;
  nextId: string | undefined;
}

/** The applications of some candidates, in the order in which they are named. */
export function walkOf(steps: readonly BoardStep[], candidateIds: readonly string[]): Walk {
  const byCandidate = new Map(
    steps.flatMap(({ applications }) => applications).map((card) => [card.candidate.id, card]),
  );
  return { cards: [...new Set(candidateIds)].flatMap((id) => byCandidate.get(id) ?? []) };
}

/** Where a card stands in the first of the walks that has it. */
export function placeOf<W extends Walk>(
  walks: readonly W[],
  applicationId: string | null,
): Place<W> | undefined {
  if (applicationId === null) return undefined;
  for (const walk of walks) {
    const index = walk.cards.findIndex(({ id }) => id === applicationId);
    if (index >= 0)
      return { walk, index, previousId: walk.cards[index - 1]?.id, nextId: walk.cards[index + 1]?.id };
  }
  return undefined;
}

/**
 * Who is looked at after some left the list: the next of those that stay, else the previous, else nobody.
 */
export function afterLeaving(
  walks: readonly Walk[],
  openId: string,
  leaving: ReadonlySet<string>,
): string | undefined {
  const place = placeOf(walks, openId);
  if (!place) return undefined;
  const { cards } = place.walk;
  const stays = ({ id }: { id: string }) => !leaving.has(id);
  return (cards.slice(place.index + 1).find(stays) ?? cards.slice(0, place.index).findLast(stays))?.id;
}
