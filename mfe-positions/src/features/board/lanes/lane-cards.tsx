import type { BoardApplication } from '@cantera/shared/contracts/pipeline';
import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { Card } from '../cards/card.tsx';
import { useLift } from '../drag/lift-store.ts';
import styles from './lane.module.css';
import { EDGE, GAP, PITCH } from './sizes.ts';
import { useIsNear } from './use-is-near.ts';

/** What usually stands above and below the lanes in px. */
const AROUND = 240;

interface LaneCardsProps {
  stepId: string;
  /** Which of the lanes it is, from 0. */
  place: number;
  label: string;
  cards: readonly BoardApplication[];
  selectedId: string | null;
  canMove: boolean;
  /** Stands in place of cards when there are none. */
  empty: ReactNode;
}

/** In the flow, so that it sticks to the lane's edge while its place is out of sight, but taking no room there. */
const slotPlace = (at: number) => {
  const top = at * PITCH + EDGE;
  return { marginTop: top, marginBottom: -top - PITCH + GAP };
};
/** The cards from `--slot` on make room by style alone: none of them is drawn again. */
const listStyle = (count: number, slotAt: number | null): CSSProperties & Record<'--slot', number> => ({
  '--slot': slotAt ?? count,
  height: (count + Number(slotAt !== null)) * PITCH + EDGE,
});

const withPlace = (shown: readonly number[], at: number): number[] =>
  at < 0 || shown.includes(at) ? [...shown] : [...shown, at].sort((a, b) => a - b);

const applicationOf = (part: Element): string | undefined =>
  part.closest<HTMLElement>('[data-application]')?.dataset.application;

/** Where the focus of somebody stands who is about something else by now: they type, or have opened a menu. */
const AT_WORK = 'input, textarea, [contenteditable], [role^="menuitem"]';

/** Gives the focus to the card that is to have it, once the lane has been scrolled to it. */
function useCardFocus(
  cards: readonly BoardApplication[],
  scroller: HTMLElement | null,
  virtual: Pick<Virtualizer<HTMLElement, Element>, 'scrollToIndex'>,
) {
  const focusId = useLift((lift) => lift.focusId);
  const focusAt = focusId === null ? -1 : cards.findIndex(({ id }) => id === focusId);
  useEffect(() => {
    if (focusAt < 0 || !scroller) return;
    scroller.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    virtual.scrollToIndex(focusAt);
    const selector = `[data-application="${focusId}"] button`;
    // The card may be drawn only after the scrolling has been noticed.
    let tries = 10;
    let frame = requestAnimationFrame(function look() {
      const button = scroller.querySelector<HTMLElement>(selector);
      // A card that comes into view only now, say by a search, does not take it then.
      if (document.activeElement?.matches(AT_WORK)) useLift.setState({ focusId: null });
      else if (button) {
        button.focus({ preventScroll: true });
        useLift.setState({ focusId: null });
      } else if (tries > 0) {
        tries -= 1;
        frame = requestAnimationFrame(look);
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [focusAt, focusId, scroller, virtual]);
}

/** The cards of a lane; only those in sight are in the document. */
export function LaneCards({ stepId, place, label, cards, selectedId, canMove, empty }: LaneCardsProps) {
  // In state, not in a ref: the lane is drawn again once its scroll area is there.
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const isNear = useIsNear(scroller, place);
  const [focused, setFocused] = useState<{ readonly id: string; readonly besideId: string | null }>();
  // A card that was opened since is the one to come back to.
  const wanted = focused?.besideId === selectedId ? focused.id : selectedId;
  const wantedAt = wanted === null ? -1 : cards.findIndex(({ id }) => id === wanted);
  const virtual = useVirtualizer({
    count: isNear ? cards.length : 0,
    getScrollElement: () => scroller,
    estimateSize: () => PITCH,
    getItemKey: (index) => cards[index]?.id ?? index,
    overscan: 1,
    // The card that is open, or that had the focus last, stays in the document however far the lane is scrolled away from it.
    rangeExtractor: (range) => withPlace(defaultRangeExtractor(range), wantedAt),
    // A guess until the lane has been measured, so that its first cards are drawn at once.
    initialRect: { width: 0, height: window.innerHeight - AROUND },
    paddingStart: EDGE,
    scrollPaddingStart: EDGE,
    scrollPaddingEnd: GAP,
  });
  const slotAt = useLift((lift) => (lift.stepId === stepId ? lift.slotAt : null));
  useCardFocus(cards, scroller, virtual);
  const items = virtual.getVirtualItems();
  const stop = wantedAt < 0 ? items[0]?.index : wantedAt;
  return (
    <div ref={setScroller} className={styles.scroll}>
      {slotAt !== null && <div className={styles.slot} style={slotPlace(slotAt)} aria-hidden />}
      <ul
        className={styles.cards}
        aria-label={label}
        style={listStyle(cards.length, slotAt)}
        onFocus={({ target }) => {
          const id = applicationOf(target);
          if (id) setFocused({ id, besideId: selectedId });
        }}
      >
        {items.map(({ index, start }) => {
          const application = cards[index];
          return (
            application && (
              <Card
                key={application.id}
                application={application}
                index={index}
                count={cards.length}
                top={start}
                isSelected={application.id === selectedId}
                isTabStop={index === stop}
                canMove={canMove}
              />
            )
          );
        })}
      </ul>
      {cards.length === 0 && empty}
    </div>
  );
}
