import { create } from 'zustand';

interface Lift {
  /** The card that was taken up by keyboard. */
  applicationId: string | null;
  /** The step over which a card is held, by pointer or by keyboard. */
  stepId: string | null;
  /** The place in that step which the card would take, from 0; null over its own. */
  slotAt: number | null;
  /** Said by screen readers. */
  announcement: string;
  /** The card that gets the focus as soon as it is drawn. */
  focusId: string | null;
}

const NOTHING: Lift = { applicationId: null, stepId: null, slotAt: null, announcement: '', focusId: null };

/** What is held over the board right now; outside of React's tree, so that only those concerned are drawn again. */
export const useLift = create<Lift>(() => NOTHING);

export const holdOver = (
  applicationId: string | null,
  stepId: string | null,
  slotAt: number | null = null,
): void => useLift.setState({ applicationId, stepId, slotAt });
export const letGo = (): void => useLift.setState({ applicationId: null, stepId: null, slotAt: null });
export const announce = (announcement: string): void => useLift.setState({ announcement });
export const focusCard = (focusId: string): void => useLift.setState({ focusId });
export const clearLift = (): void => useLift.setState(NOTHING);
