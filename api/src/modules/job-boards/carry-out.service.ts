import { topic } from '@cantera/shared/contracts/topics';
import { type Tx, withTenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import type { JobContext } from '../../jobs/handlers.ts';
import type { JobPayloads } from '../../jobs/job-types.ts';
import { publish } from '../../live/index.ts';
import { changeAdvert, enqueueAdvert, lockAdvert } from '../advert-records/index.ts';
import { answersWithPosting } from '../career-pages/index.ts';
import { type Change, failed, failedOrUncertain, published, uncertain, unpublished } from './changes.ts';
import { nextFor, type Step } from './next-step.ts';
import { MAX_TRIES, pause, settled } from './timing.ts';

type Payload = JobPayloads['adverts.carry_out'];

/** What a step leads to. `again`: when something is left to do. */
interface Outcome {
  readonly change: Change;
  readonly again?: Date;
}

async function send(step: Extract<Step, { do: 'send' }>): Promise<Outcome> {
  // Of before this try: what it says of an earlier one stays in doubt, since a portal that can be asked has been.
  const { advert, connector, posting, sentAt } = step;
  const sent = await connector.submit(posting, advert.reference, advert.attempt_key);
  switch (sent.kind) {
    case 'taken':
      return { change: published(sent.externalId) };
    case 'refused':
      return { change: failedOrUncertain(advert, 'REFUSED') };
    case 'notAllowed':
      return { change: failedOrUncertain(advert, 'NOT_SET_UP') };
    case 'notTaken':
      if (advert.tries + 1 >= MAX_TRIES) return { change: failedOrUncertain(advert, 'UNREACHABLE') };
      return {
        change: { state: 'PUBLISHING', sent_at: advert.sent_at, tries: advert.tries + 1 },
        again: pause(advert),
      };
    case 'unknown':
      // It stays SENDING: once the call is over for good, the portal is asked.
      return connector.find
        ? { change: { tries: advert.tries + 1 }, again: settled(sentAt) }
        : { change: uncertain() };
  }
}

async function lookForAdvert({ advert, connector }: Extract<Step, { do: 'look' }>): Promise<Outcome> {
  const found = await connector.find?.(advert.reference);
  if (!found) return { change: uncertain() };
  if (found.kind === 'unknown') return { change: { tries: advert.tries + 1 }, again: pause(advert) };
  const [externalId] = found.externalIds;
  if (externalId !== undefined) return { change: published(externalId) };
  // The portal has no such advert: the same sending is tried again, with the same key.
  if (advert.tries >= MAX_TRIES) return { change: failed('UNREACHABLE') };
  return { change: { state: 'PUBLISHING', sent_at: null }, again: pause(advert) };
}

async function takeOut({ advert, connector }: Extract<Step, { do: 'remove' }>): Promise<Outcome> {
  const found = await connector.find?.(advert.reference);
  const later = { change: { tries: advert.tries + 1 }, again: pause(advert) };
  const known = advert.external_id === null ? [] : [advert.external_id];
  if (!found && known.length === 0) return { change: uncertain() };
  // By what the portal called it, an advert is taken out also where the portal finds nothing that can be believed.
  if (found?.kind === 'unknown' && known.length === 0) return later;
  const externalIds = new Set([...known, ...(found?.kind === 'known' ? found.externalIds : [])]);
  for (const externalId of externalIds) {
    const removed = await connector.remove(externalId);
    if (removed === 'refused') return { change: published(externalId, 'REFUSED') };
    if (removed === 'unknown') return later;
  }
  return { change: unpublished() };
}

async function perform(deps: Deps, step: Step): Promise<Outcome> {
  switch (step.do) {
    case 'check': {
      const answers = await answersWithPosting(deps, step.site, step.advert.position_id);
      return { change: answers ? published(null) : failed('PAGE') };
    }
    case 'send':
      return send(step);
    case 'look':
      return lookForAdvert(step);
    case 'remove':
      return takeOut(step);
    case 'set':
      return step;
  }
}

/**
 * Writes what a step led to, unless somebody has decided otherwise meanwhile. An advert that was to be taken out while it was
 * being sent keeps what the portal calls it, and is taken out by that.
 */
async function record(tx: Tx, agencyId: string, step: Step, { change, again }: Outcome): Promise<void> {
  const { advert } = step;
  const stored = await lockAdvert(tx, agencyId, advert.id);
  if (!stored) return;
  const isSame =
    stored.state === step.leavesIn &&
    stored.generation === advert.generation &&
    stored.attempt_key === advert.attempt_key;
  if (isSame) {
    if (Object.keys(change).length > 0) await changeAdvert(tx, agencyId, advert.id, change);
    if (again) await enqueueAdvert(tx, agencyId, advert.id, again);
  } else if (stored.generation === advert.generation && change.external_id) {
    await changeAdvert(tx, agencyId, advert.id, { external_id: change.external_id });
  } else return;
  await publish(tx, agencyId, topic.advert(stored.position_id));
}

/**
 * Does what is next for an advert. Safe to repeat: the state is committed before every call that may make an advert, and a
 * call whose end nobody saw is asked about and never made again blindly.
 */
export async function carryOut({ agencyId, advertId }: Payload, { deps }: JobContext): Promise<void> {
  const step = await withTenant(deps.pool, agencyId, (tx) => nextFor(tx, deps, agencyId, advertId));
  if (!step) return;
  const outcome = await perform(deps, step);
  await withTenant(deps.pool, agencyId, (tx) => record(tx, agencyId, step, outcome));
}
