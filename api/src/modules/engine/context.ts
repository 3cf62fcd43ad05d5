import type { ChannelType } from '@cantera/shared/contracts/enums';
import type { Tx } from '../../db/tenant.ts';
import { findRoute } from '../messages/index.ts';
import type { RunContext } from './actions/action-kind.ts';
import { channelsOf, type ReadAction } from './actions/registry.ts';

async function readRoutes(
  tx: Tx,
  agencyId: string,
  applicationId: string,
  channels: readonly ChannelType[],
): Promise<RunContext['routes']> {
  const routes: Partial<Record<ChannelType, RunContext['routes'][ChannelType]>> = {};
  for (const channel of channels) routes[channel] = await findRoute(tx, agencyId, applicationId, channel);
  return routes;
}

/** What planning these actions for an application needs, as things are now. Undefined when there is no such application. */
export async function readContext(
  tx: Tx,
  agencyId: string,
  applicationId: string,
  actions: readonly ReadAction[],
): Promise<RunContext | undefined> {
  const row = await tx
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
    .select(['c.first_name', 'c.last_name', 'p.title', 'k.name as company'])
    .where('a.agency_id', '=', agencyId)
    .where('a.id', '=', applicationId)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    values: {
      firstName: row.first_name,
      lastName: row.last_name,
      title: row.title,
      company: row.company,
    },
    routes: await readRoutes(tx, agencyId, applicationId, channelsOf(actions)),
  };
}
