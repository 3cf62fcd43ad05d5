import type { Advert, AdvertStatus, MissingRule } from '@cantera/shared/contracts/job-boards';
import type { StatusTone } from '@cantera/shared/design-system';
import { formatDate, formatDateTime } from '@cantera/shared/i18n';
import type { useT } from '../../../messages/multiposting.ts';

type Translate = ReturnType<typeof useT>;

export const TONES: Readonly<Record<AdvertStatus, StatusTone>> = {
  UNPUBLISHED: 'hollow',
  PUBLISHING: 'info',
  PUBLISHED: 'success',
  UNPUBLISHING: 'info',
  FAILED: 'error',
};

/** The time of today, else with its date. Source: an ISO date-time. */
export const shortTime = (iso: string, now = new Date()): string =>
  new Date(iso).toDateString() === now.toDateString()
    ? formatDate(iso, { hour: '2-digit', minute: '2-digit', hour12: false })
    : formatDateTime(iso);

function stateOf(t: Translate, { status, since, connection }: Advert): string {
  if (status === 'PUBLISHED' && connection === 'FEED')
    return since
      ? t('multiposting.state.inFeedSince', { since: shortTime(since) })
      : t('multiposting.state.inFeed');
  const state = t(`multiposting.state.${status}`);
  return since ? t('multiposting.state.since', { state, since: shortTime(since) }) : state;
}

/** Where an advert stands, in no more words than are known: `In the feed since 10:42 · read 11:05`. */
export function lineOf(t: Translate, advert: Advert): string {
  const state = stateOf(t, advert);
  if (advert.status !== 'PUBLISHED' || advert.connection !== 'FEED') return state;
  const read = advert.readAt
    ? t('multiposting.read', { at: shortTime(advert.readAt) })
    : t('multiposting.unread');
  return `${state} · ${read}`;
}

/** A rule of a portal that a position breaks, in words. */
export const ruleOf = (t: Translate, { field, problem, limit }: MissingRule): string =>
  t(`multiposting.missing.${problem}`, { field: t(`multiposting.field.${field}`), limit: limit ?? 0 });

/** Where a broken rule is made up for: the field of the position, else the settings of the portal. */
export function placeOf(positionId: string, { field, place }: MissingRule): string {
  if (place === 'PORTAL') return '/agency/multiposting';
  return field === 'description'
    ? `/positions/${positionId}/job-description`
    : `/positions/${positionId}/details#${field}`;
}
