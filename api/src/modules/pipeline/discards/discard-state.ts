import type { DiscardState } from '@cantera/shared/contracts/live-changes';

/** How an application stands discarded, as its row says it. */
export interface Discard {
  readonly rejected_at: string | null;
  readonly discard_state: DiscardState | null;
  readonly discarded_at: string | null;
}

/**
 * Since when an application shows as rejected; ISO, null for one that does not. A discard by score does so from its move on,
 * although nothing counts it before a person has confirmed it.
 */
export const shownRejection = ({ rejected_at, discard_state, discarded_at }: Discard): string | null =>
  discard_state ? discarded_at : rejected_at;
