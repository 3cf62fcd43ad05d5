import { randomUUID } from 'node:crypto';
import type { EndpointRequest } from '@cantera/shared/contracts';
import { deleteJob, submitJob } from '@cantera/shared/contracts/job-boards';
import { topic } from '@cantera/shared/contracts/topics';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { fail, invalidFields } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { newId } from '../../ids.ts';
import { publish } from '../../live/index.ts';
import {
  beginAdvert,
  changeAdvert,
  enqueueAdvert,
  ensureSettings,
  listAdverts,
  readSettings,
  type StoredAdvert,
  type StoredSettings,
  toldOf,
  withdrawAdverts,
} from '../advert-records/index.ts';
import { isMemberOf, requirePosition } from '../positions/index.ts';
import { findSite } from '../public-site/index.ts';
import { unpublished } from './changes.ts';
import { isVisible } from './feeds/entries.repository.ts';
import { portalsOf } from './shown.ts';

type Refusals = typeof submitJob.errors | typeof deleteJob.errors;

/** The position, which nobody closes until the end of the transaction. Throws 404, 403 STATUS_NOT_AUTHORIZED. */
async function requireOwn(tx: Tx, actor: Actor, id: string, errors: Refusals): Promise<void> {
  await requirePosition(tx, actor, id, 'share');
  if (!(await isMemberOf(tx, actor, id, 'RECRUITER')))
    throw fail(errors, 'STATUS_NOT_AUTHORIZED', 'Only the recruiters of a position publish it.');
}

/** Throws 400 naming `portals` for one that the installation does not show. */
function requireKnown(deps: Deps, portals: readonly number[]): void {
  const shown = portalsOf(deps).map(({ id }) => id);
  if (portals.some((id) => !shown.includes(id))) throw invalidFields({ portals: 'not_found' });
}

async function requirePublic(tx: Tx, { agencyId }: Actor, id: string): Promise<void> {
  if (!(await isVisible(tx, agencyId, id)) || !(await findSite(tx, agencyId)))
    throw fail(
      submitJob.errors,
      'POSITION_NOT_PUBLIC',
      'Only an open position that visitors see on the job portal can be published.',
    );
}

/**
 * What an advert is published anew as. One that was taken out, and one that surely never was out, get a new key; one that may
 * be out is sent as the same, so that a portal can tell.
 */
function named(positionId: string, before: StoredAdvert | undefined) {
  const isAgain = before?.state === 'UNPUBLISHED';
  const generation = (before?.generation ?? 0) + (before && !isAgain ? 0 : 1);
  const attemptKey = before && before.sent_at !== null ? before.attempt_key : randomUUID();
  return { generation, reference: `${positionId}-${generation}`, attempt_key: attemptKey };
}

/**
 * Publishes a position on portals; where it is published or about to be, nothing happens. A portal whose feed follows the
 * site has the position already. Throws 404, 403 STATUS_NOT_AUTHORIZED, 409 POSITION_NOT_PUBLIC or ADVERT_ON_ITS_WAY_OUT, 400
 * for an unknown portal.
 */
export async function submit(
  tx: Tx,
  actor: Actor,
  deps: Deps,
  { jobId, portals }: { readonly jobId: string; readonly portals: readonly number[] },
): Promise<void> {
  const { agencyId } = actor;
  await requireOwn(tx, actor, jobId, submitJob.errors);
  requireKnown(deps, portals);
  await requirePublic(tx, actor, jobId);
  const at = now();
  const stored = new Map((await listAdverts(tx, agencyId, jobId, true)).map((row) => [row.portal, row]));
  // Nobody connects a portal otherwise until the advert is there to hold its connection.
  await ensureSettings(tx, agencyId, portals);
  const settings = await readSettings(tx, agencyId, portals, true);
  const isIn = (id: number, ...statuses: string[]): boolean => {
    const advert = stored.get(id);
    return advert !== undefined && statuses.includes(toldOf(advert, at).status);
  };
  const leaving = portals.filter((id) => isIn(id, 'UNPUBLISHING'));
  if (leaving.length > 0)
    throw fail(submitJob.errors, 'ADVERT_ON_ITS_WAY_OUT', 'The advert is just being taken out.', {
      details: { portals: leaving },
    });
  const follows = new Set(portalsOf(deps).flatMap(({ id, followsSite }) => (followsSite ? [id] : [])));
  for (const portal of new Set(portals)) {
    const { kind }: Pick<StoredSettings, 'kind'> = settings.get(portal) ?? { kind: 'FEED' };
    if (isIn(portal, 'PUBLISHING', 'PUBLISHED') || (kind === 'FEED' && follows.has(portal))) continue;
    const advertId = await beginAdvert(tx, {
      agency_id: agencyId,
      id: newId(),
      position_id: jobId,
      portal,
      connection: kind,
      ...named(jobId, stored.get(portal)),
      at,
    });
    await enqueueAdvert(tx, agencyId, advertId);
  }
  await publish(tx, agencyId, topic.advert(jobId));
}

type Removal = Omit<EndpointRequest<typeof deleteJob>['body'], 'portals'> & {
  readonly portals: readonly number[];
};

/**
 * Counts adverts as taken out of which nobody knows whether they are out, where the portal cannot be asked nor told: whoever
 * names the portal has looked there. Where they say that it is gone, one that could not be taken out counts as well.
 */
async function settleRemoval(tx: Tx, agencyId: string, { jobId, portals, isGone }: Removal): Promise<void> {
  const at = now();
  const settings = await readSettings(tx, agencyId, portals);
  for (const advert of await listAdverts(tx, agencyId, jobId, true)) {
    const of = settings.get(advert.portal);
    if (!of) continue;
    const { status, reason } = toldOf(advert, at);
    const canAsk = of.kind === 'HTTP' && of.can_find && of.address !== null && of.sealed_key !== '';
    const isDoubtful = reason === 'UNCERTAIN' && advert.external_id === null && !canAsk;
    const isStuck = isGone === true && status === 'PUBLISHED' && reason !== null;
    if (isDoubtful || isStuck) await changeAdvert(tx, agencyId, advert.id, unpublished());
  }
  await publish(tx, agencyId, topic.advert(jobId));
}

/**
 * Takes the adverts of a position out, on the given portals or on all. Throws 404, 403 STATUS_NOT_AUTHORIZED, 400 for an unknown
 * portal and for `isGone` without portals.
 */
export async function takeOff(
  tx: Tx,
  actor: Actor,
  deps: Deps,
  { jobId, portals, isGone }: EndpointRequest<typeof deleteJob>['body'],
): Promise<void> {
  await requireOwn(tx, actor, jobId, deleteJob.errors);
  if (isGone && !portals) throw invalidFields({ portals: 'required' });
  if (portals) {
    requireKnown(deps, portals);
    await settleRemoval(tx, actor.agencyId, { jobId, portals, isGone });
  }
  await withdrawAdverts(tx, actor.agencyId, { positionId: jobId, portals });
}
