import type { EndpointResponse } from '@cantera/shared/contracts';
import { type find, MIN_FIND_LENGTH } from '@cantera/shared/contracts/find';
import { can } from '@cantera/shared/contracts/permissions';
import type { Tx } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';
import { findClients, findPeople, findPositions } from './find.repository.ts';

type FindAnswer = EndpointResponse<typeof find>['data'];

/** What the actor may see that a term finds, at most five of each kind; nothing for a term that is too short. */
export async function findKnown(tx: Tx, actor: Actor, term: string): Promise<FindAnswer> {
  if ([...term].length < MIN_FIND_LENGTH) return { candidates: [], positions: [], clients: [] };
  return {
    candidates: await findPeople(tx, actor, term),
    positions: await findPositions(tx, actor, term),
    clients: can(actor.role, 'clients.read') ? await findClients(tx, actor.agencyId, term) : [],
  };
}
