/** How far somebody has come in the list of those who wait. */
export interface Review {
  /** From 1. */
  page: number;
  /** Ids of the applications that are chosen. */
  chosen: ReadonlySet<string>;
  /** Why they decide, as it is typed: it goes with the decision that they make next. */
  reason: string;
}
export const NEW_REVIEW: Review = { page: 1, chosen: new Set(), reason: '' };
