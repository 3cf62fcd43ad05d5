import type { Tx } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';
import { countSending } from '../../jobs/sending-limit.ts';

const PER_HOUR = 30;

/** Counts a text that somebody has written for them. Throws 429 with Retry-After after 30 in an hour. */
export const countDraft = (tx: Tx, { agencyId, userId }: Actor): Promise<void> =>
  countSending(tx, agencyId, [{ key: `draft:${userId}`, max: PER_HOUR }]);
