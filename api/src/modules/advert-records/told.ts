import type { AdvertReason, AdvertStatus } from '@cantera/shared/contracts/job-boards';
import type { StoredAdvert } from './adverts.repository.ts';
import { LIMIT_MS } from './limit.ts';

/** When a portal has had its time for what began at `since`. */
export const deadlineOf = (since: string): Date => new Date(Date.parse(since) + LIMIT_MS);

/** Where an advert stands as people are told. */
export interface ToldAdvert {
  readonly status: AdvertStatus;
  readonly reason: AdvertReason | null;
}

/** What becomes of an advert whose portal had its time: nothing that may be out is called unpublished. */
function lateness({ state, sent_at: sentAt }: Pick<StoredAdvert, 'state' | 'sent_at'>): ToldAdvert {
  if (state === 'UNPUBLISHING') return { status: 'PUBLISHED', reason: 'TIMED_OUT' };
  return { status: 'FAILED', reason: sentAt === null ? 'TIMED_OUT' : 'UNCERTAIN' };
}

/**
 * What people are told of an advert: a call under way is publishing, and what nobody knows of has failed. Twelve hours count
 * also while the queue stands still.
 */
export function toldOf(
  advert: Pick<StoredAdvert, 'state' | 'reason' | 'since' | 'sent_at'>,
  at: Date,
): ToldAdvert {
  const { state, reason } = advert;
  switch (state) {
    case 'UNCERTAIN':
      return { status: 'FAILED', reason: 'UNCERTAIN' };
    case 'SENDING':
    case 'PUBLISHING':
      return at >= deadlineOf(advert.since) ? lateness(advert) : { status: 'PUBLISHING', reason: null };
    case 'UNPUBLISHING':
      return at >= deadlineOf(advert.since) ? lateness(advert) : { status: state, reason: null };
    default:
      return { status: state, reason };
  }
}
