import type { LaneView } from './visible-cards.ts';

export interface Place {
  lane: LaneView;
  /** From 0. */
  index: number;
  previousId: string | undefined;
  nextId: string | undefined;
}

/** Where a card stands among those that show. */
export function placeOf(lanes: readonly LaneView[], applicationId: string | null): Place | undefined {
  if (applicationId === null) return undefined;
  for (const lane of lanes) {
    const index = lane.cards.findIndex(({ id }) => id === applicationId);
    if (index >= 0)
      return { lane, index, previousId: lane.cards[index - 1]?.id, nextId: lane.cards[index + 1]?.id };
  }
  return undefined;
}

/**
 * Who is looked at after some left the list: the next of those that stay, else the previous, else nobody.
 */
export function afterLeaving(
  lanes: readonly LaneView[],
  openId: string,
  leaving: ReadonlySet<string>,
): string | undefined {
  const place = placeOf(lanes, openId);
  if (!place) return undefined;
  const { cards } = place.lane;
  const stays = ({ id }: { id: string }) => !leaving.has(id);
  return (cards.slice(place.index + 1).find(stays) ?? cards.slice(0, place.index).findLast(stays))?.id;
}
