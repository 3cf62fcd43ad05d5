import type { ChannelType } from '@cantera/shared/contracts/enums';
import { sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';
import { findOwnSender, findSender, routeOf } from '../messages/index.ts';
import type { RunContext } from './actions/action-kind.ts';
import { channelsOf, type ReadAction } from './actions/registry.ts';

const findPeople = (tx: Tx, agencyId: string, applicationIds: readonly string[]) =>
  tx
    .selectFrom('applications as a')
    .innerJoin('candidates as c', (on) =>
      on.onRef('c.agency_id', '=', 'a.agency_id').onRef('c.id', '=', 'a.candidate_id'),
    )
    .innerJoin('positions as p', (on) =>
      on.onRef('p.agency_id', '=', 'a.agency_id').onRef('p.id', '=', 'a.position_id'),
    )
    .leftJoin('clients as k', (on) =>
      on.onRef('k.agency_id', '=', 'p.agency_id').onRef('k.id', '=', 'p.client_id'),
    )
    .select(['a.id', 'a.position_id', 'p.title', 'k.name as company'])
    .select(['c.first_name', 'c.last_name', 'c.email', 'c.phone_number', 'c.gdpr_status'])
    .where('a.agency_id', '=', agencyId)
    .where(sql<boolean>`a.id = any (${[...applicationIds]}::uuid[])`)
    .execute();

type Senders = ReadonlyMap<ChannelType, Awaited<ReturnType<typeof findSender>>>;

/** Who sends for each position over each channel. */
async function findSenders(
  tx: Tx,
  agencyId: string,
  positionIds: ReadonlySet<string>,
  channels: readonly ChannelType[],
  senderId: string | undefined,
): Promise<ReadonlyMap<string, Senders>> {
  const found = new Map<string, Senders>();
  for (const positionId of positionIds) {
    const senders = new Map<ChannelType, Awaited<ReturnType<typeof findSender>>>();
    for (const channel of channels)
      senders.set(
        channel,
        senderId === undefined
          ? await findSender(tx, agencyId, positionId, channel)
          : await findOwnSender(tx, agencyId, senderId, channel),
      );
    found.set(positionId, senders);
  }
  return found;
}

/**
 * What planning these actions for applications needs, as things are now; nothing of an application that is gone. With
 * `senderId`, as if that member were the first recruiter of every position.
 */
export async function readContexts(
  tx: Tx,
  agencyId: string,
  applicationIds: readonly string[],
  actions: readonly ReadAction[],
  senderId?: string,
): Promise<ReadonlyMap<string, RunContext>> {
  if (applicationIds.length === 0) return new Map();
  const people = await findPeople(tx, agencyId, applicationIds);
  const positionIds = new Set(people.map(({ position_id }) => position_id));
  const senders = await findSenders(tx, agencyId, positionIds, channelsOf(actions), senderId);
  const contexts = people.map((row): [string, RunContext] => {
    const routes = [...(senders.get(row.position_id) ?? [])].map(
      ([channel, sender]) => [channel, routeOf(sender, row, channel)] as const,
    );
    return [
      row.id,
      {
        values: {
          firstName: row.first_name,
          lastName: row.last_name,
          title: row.title,
          company: row.company,
        },
        routes: Object.fromEntries(routes),
      },
    ];
  });
  return new Map(contexts);
}
