import type { Updateable } from 'kysely';
import { now } from '../../clock.ts';
import type { AdvertsTable } from '../../db/schema.ts';
import type { StoredAdvert } from '../advert-records/index.ts';

/** What is written of an advert. */
export type Change = Updateable<AdvertsTable>;
type Reason = NonNullable<StoredAdvert['reason']>;

/** It is surely not out. */
export const failed = (reason: Reason): Change => ({ state: 'FAILED', reason, since: now(), sent_at: null });

/** It is out; with a reason, because it could not be taken out. */
export const published = (externalId: string | null, reason: Reason | null = null): Change => ({
  state: 'PUBLISHED',
  reason,
  since: now(),
  external_id: externalId,
  tries: 0,
});

/** Nobody knows whether it is out. */
export const uncertain = (): Change => ({ state: 'UNCERTAIN', reason: 'UNCERTAIN', since: now() });

/** This try ended for that reason. An earlier one that nobody knows the end of may have made an advert all the same. */
export const failedOrUncertain = (
  { sent_at: sentBefore }: Pick<StoredAdvert, 'sent_at'>,
  reason: Reason,
): Change => (sentBefore === null ? failed(reason) : uncertain());

export const unpublished = (): Change => ({
  state: 'UNPUBLISHED',
  reason: null,
  since: now(),
  external_id: null,
  sent_at: null,
  tries: 0,
});
