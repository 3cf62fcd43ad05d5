import { inSeconds } from '../../clock.ts';
import { deadlineOf, type StoredAdvert } from '../advert-records/index.ts';
import { CALL_MS } from './connectors/http-connector.ts';

const FIRST_PAUSE = 30;
const LONGEST_PAUSE = 3600;
/** Tries to reach a portal that does not answer at all, some two hours. */
export const MAX_TRIES = 9;
/**
 * Seconds after which a call is over for good, whoever made it: until then nobody asks what became of it, since a portal may
 * still be taking the advert.
 */
export const SETTLE_SECONDS = (2 * CALL_MS) / 1000;

/** When to try again: later each time, and not after the portal has had its time. */
export function pause({ tries, since }: Pick<StoredAdvert, 'tries' | 'since'>): Date {
  const next = inSeconds(Math.min(FIRST_PAUSE * 2 ** tries, LONGEST_PAUSE));
  return new Date(Math.min(next.getTime(), deadlineOf(since).getTime()));
}

/** When a call that began then is over for good. */
export const settled = (sentAt: string): Date => new Date(Date.parse(sentAt) + SETTLE_SECONDS * 1000);
