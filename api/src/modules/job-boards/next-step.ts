import type { Locale } from '@cantera/shared/contracts/enums';
import type { PublicSite } from '@cantera/shared/contracts/public-site';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import {
  changeAdvert,
  findSettings,
  lockAdvert,
  openKey,
  type StoredAdvert,
  type StoredSettings,
  toldOf,
} from '../advert-records/index.ts';
import { findSite } from '../public-site/index.ts';
import { type Change, failed, published, uncertain, unpublished } from './changes.ts';
import type { Connector, Posting } from './connectors/connector.ts';
import { httpConnector } from './connectors/http-connector.ts';
import { findAdvertRow, isVisible } from './feeds/entries.repository.ts';
import { advertiserOf, advertLinks, advertOf } from './feeds/entry.ts';
import { brokenRules } from './rules/rules.ts';
import { settled } from './timing.ts';

interface Named {
  readonly advert: StoredAdvert;
  /** The state that the advert is left in while the step is carried out; in another nothing of it is written. */
  readonly leavesIn: StoredAdvert['state'];
}

/** What is next for an advert. */
export type Step = Named &
  (
    | { readonly do: 'set'; readonly change: Change; readonly again?: Date }
    /** Ask for its page, as a portal will that reads the feed. */
    | { readonly do: 'check'; readonly site: { readonly slug: string; readonly locale: Locale } }
    | {
        readonly do: 'send';
        readonly connector: Connector;
        readonly posting: Posting;
        /** When the call began, as it is committed. */
        readonly sentAt: string;
      }
    | { readonly do: 'look'; readonly connector: Connector }
    | { readonly do: 'remove'; readonly connector: Connector }
  );

interface About {
  readonly tx: Tx;
  readonly deps: Deps;
  readonly agencyId: string;
  readonly advert: StoredAdvert;
  readonly settings: StoredSettings;
}

/** Of an advert whose portal had its time; undefined while it has. */
function late(advert: StoredAdvert): Change | undefined {
  const { status, reason } = toldOf(advert, now());
  if (status === 'PUBLISHING' || status === 'UNPUBLISHING') return undefined;
  if (status === 'PUBLISHED') return published(advert.external_id, reason);
  return reason === 'UNCERTAIN' ? uncertain() : failed('TIMED_OUT');
}

const set = (advert: StoredAdvert, change: Change, again?: Date): Step => ({
  advert,
  leavesIn: advert.state,
  do: 'set',
  change,
  ...(again ? { again } : {}),
});

type Told = { readonly site: PublicSite; readonly posting: Posting } | { readonly change: Change };

/** What the portal is told of the position, or what becomes of an advert that it must not be told of. */
async function tellOf({ tx, deps, agencyId, advert, settings }: About): Promise<Told> {
  const { position_id: positionId, portal } = advert;
  const site = await findSite(tx, agencyId);
  const row = await findAdvertRow(tx, agencyId, positionId);
  if (!site || !row || !(await isVisible(tx, agencyId, positionId))) return { change: unpublished() };
  const agency = advertiserOf(site, deps.config.publicUrl);
  const told = advertOf(row, agency);
  if (brokenRules(settings, told).length > 0) return { change: failed('RULES') };
  return { site, posting: { advert: told, agency, links: advertLinks(agency, positionId, portal) } };
}

async function nextInFeed(about: About): Promise<Step | undefined> {
  const { advert } = about;
  if (advert.state !== 'PUBLISHING') return undefined;
  const told = await tellOf(about);
  if ('change' in told) return set(advert, told.change);
  const { slug, language } = told.site;
  return { advert, leavesIn: 'PUBLISHING', do: 'check', site: { slug, locale: language } };
}

/** How the portal is reached; undefined where its address or key is not there, or the key can no longer be read. */
async function connectorOf({ tx, deps, agencyId, settings }: About): Promise<Connector | undefined> {
  const key = await openKey(tx, deps.config, agencyId, settings);
  const { kind, address, can_find: canFind } = settings;
  return kind === 'HTTP' && address && key
    ? httpConnector(deps.config, { address, key, canFind })
    : undefined;
}

/** Commits that a call begins before it does: after a crash it is known that there may have been one. */
async function beginSending(about: About, connector: Connector): Promise<Step> {
  const { tx, agencyId, advert } = about;
  const told = await tellOf(about);
  // An earlier try may have made an advert: it is neither failed nor taken out.
  if ('change' in told) return set(advert, advert.sent_at === null ? told.change : uncertain());
  const sentAt = now().toISOString();
  await changeAdvert(tx, agencyId, advert.id, { state: 'SENDING', sent_at: sentAt });
  return { advert, leavesIn: 'SENDING', do: 'send', connector, posting: told.posting, sentAt };
}

async function nextBySending(about: About): Promise<Step | undefined> {
  const { advert } = about;
  const { state, sent_at: sentAt } = advert;
  const connector = await connectorOf(about);
  if (!connector) {
    if (state === 'UNPUBLISHING') return set(advert, published(advert.external_id, 'NOT_SET_UP'));
    return set(advert, sentAt === null ? failed('NOT_SET_UP') : uncertain());
  }
  const isOver = sentAt === null || now() >= settled(sentAt);
  // Another process may be in the middle of the call.
  if (!isOver && (state === 'SENDING' || (state === 'UNPUBLISHING' && advert.external_id === null)))
    return set(advert, {}, settled(sentAt));
  if (state === 'UNPUBLISHING') return { advert, leavesIn: state, do: 'remove', connector };
  const wasSent = state === 'SENDING' || sentAt !== null;
  if (wasSent && connector.find) return { advert, leavesIn: state, do: 'look', connector };
  // Without a way to ask, only a person sends again what may be out.
  if (state === 'SENDING') return set(advert, uncertain());
  return beginSending(about, connector);
}

const UNDER_WAY: readonly StoredAdvert['state'][] = ['PUBLISHING', 'SENDING', 'UNPUBLISHING'];

/** What is next for an advert, held until the end of the transaction; undefined when nothing is. */
export async function nextFor(
  tx: Tx,
  deps: Deps,
  agencyId: string,
  advertId: string,
): Promise<Step | undefined> {
  const advert = await lockAdvert(tx, agencyId, advertId);
  if (!advert || !UNDER_WAY.includes(advert.state)) return undefined;
  const change = late(advert);
  // A removal that nobody has tried, while the queue stood still, is tried once all the same.
  const isUntried = advert.state === 'UNPUBLISHING' && advert.tries === 0;
  if (change && !isUntried) return set(advert, change);
  const settings = await findSettings(tx, agencyId, advert.portal);
  const about = { tx, deps, agencyId, advert, settings };
  return advert.connection === 'FEED' ? nextInFeed(about) : nextBySending(about);
}
