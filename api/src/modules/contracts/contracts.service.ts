import type { EndpointRequest, EndpointResponse } from '@cantera/shared/contracts';
import {
  type Agreement,
  type Contract,
  type ContractOpening,
  contractBlocked,
  contractChanged,
  type createContract,
  DEFAULT_ID_COUNTRY,
  endsBeforeStart,
  type listContracts,
  openContract,
  type updateContract,
} from '@cantera/shared/contracts/staffing-contracts';
import { topic } from '@cantera/shared/contracts/topics';
import { now } from '../../clock.ts';
import { nullIfEmpty } from '../../db/empty-text.ts';
import type { Tx } from '../../db/tenant.ts';
import { fail, invalidFields, notFound, requireVersion } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { inOrderOf } from '../../http/pagination.ts';
import { newId } from '../../ids.ts';
import { publish } from '../../live/index.ts';
import {
  insertContract,
  listOpenings,
  lockContract,
  recordOpening,
  writeContract,
} from '../contract-records/index.ts';
import { type KeyedCall, makeOnce } from '../keyed-calls/index.ts';
import { toContract, toWholeContract } from './contract-rows.ts';
import {
  findAgreements,
  findPage,
  findRows,
  holdParty,
  type ListQuery,
  totalOf,
} from './contracts.repository.ts';

type Created = EndpointRequest<typeof createContract>['body']['contract'];
type Changed = EndpointRequest<typeof updateContract>['body']['contract'];

/** A page of the agency's contracts. */
export async function listPage(
  tx: Tx,
  actor: Actor,
  query: ListQuery,
): Promise<EndpointResponse<typeof listContracts>> {
  const { ids, total } = await findPage(tx, actor, query);
  const rows = ids.length > 0 ? await findRows(tx, actor.agencyId, ids) : [];
  return {
    contracts: inOrderOf(ids, rows).map(toContract),
    meta: { totalCount: total ?? (await totalOf(tx, actor, query)) },
  };
}

async function findRow(tx: Tx, agencyId: string, id: string) {
  const [row] = await findRows(tx, agencyId, [id]);
  if (!row) throw notFound('contract');
  return row;
}

/** One contract. Throws 404. */
export const readContract = async (tx: Tx, actor: Actor, id: string): Promise<Contract> =>
  toContract(await findRow(tx, actor.agencyId, id));

/** What a form holds, as columns. */
const columnsOf = (input: Omit<Changed, 'version'>) => ({
  candidate_id: input.candidateId,
  client_id: input.clientId,
  first_name: input.firstName,
  last_name: input.lastName,
  location: nullIfEmpty(input.location),
  nif: input.nif,
  pais_nif: input.paisNif,
  seg_soc: nullIfEmpty(input.segSoc),
  tarifa: input.tarifa,
  convenio: nullIfEmpty(input.convenio),
  cat_convenio_id: nullIfEmpty(input.catConvenioId),
  cat_convenio_name: nullIfEmpty(input.catConvenioName),
  puesto: nullIfEmpty(input.puesto),
  titulacion: nullIfEmpty(input.titulacion),
  birth: input.birth,
  genero: nullIfEmpty(input.genero),
  work_hours: input.workHours,
  alta: input.alta,
  antiguedad: input.antiguedad,
  baja: input.baja,
  comments: nullIfEmpty(input.comments),
});

/** Throws 400 naming a person or a client who is none of the agency's, and a birth that is yet to come. */
async function requireSound(tx: Tx, agencyId: string, input: Changed): Promise<void> {
  const { candidateId, clientId, birth } = input;
  if (candidateId && !(await holdParty(tx, 'candidates', agencyId, candidateId)))
    throw invalidFields({ 'contract.candidate_id': 'not_found' });
  if (clientId && !(await holdParty(tx, 'clients', agencyId, clientId)))
    throw invalidFields({ 'contract.client_id': 'not_found' });
  if (birth && birth > now().toISOString()) throw invalidFields({ 'contract.birth': 'date_in_future' });
}

/**
 * Makes a contract, once for a call that is keyed. Throws 400 naming what is wrong, 409 IDEMPOTENCY_KEY_REUSED.
 */
export async function createOnce(
  tx: Tx,
  actor: Actor,
  input: Created,
  call: KeyedCall | undefined,
): Promise<Contract> {
  const { agencyId } = actor;
  const made = await makeOnce(tx, actor, call, async () => {
    await requireSound(tx, agencyId, input);
    const id = newId();
    const at = now();
    await insertContract(tx, {
      ...columnsOf(input),
      // Emptied by hand is none.
      pais_nif: input.paisNif === undefined ? DEFAULT_ID_COUNTRY : input.paisNif,
      candidate_id: input.candidateId,
      client_id: input.clientId,
      first_name: input.firstName,
      last_name: input.lastName,
      nif: input.nif,
      tarifa: input.tarifa,
      work_hours: input.workHours,
      agency_id: agencyId,
      id,
      created_at: at,
      updated_at: at,
    });
    await publish(tx, agencyId, topic.contracts(id));
    return id;
  });
  return readContract(tx, actor, made);
}

/**
 * Changes any of the fields of a contract. Throws 404, 400 naming what is wrong, 409 CONTRACT_CHANGED (`details.version`) when the
 * version given is not the newest, 409 CONTRACT_BLOCKED.
 */
export async function changeContract(tx: Tx, actor: Actor, id: string, input: Changed): Promise<Contract> {
  const { agencyId } = actor;
  const { version, ...change } = input;
  const stored = await lockContract(tx, agencyId, id);
  if (!stored) throw notFound('contract');
  if (stored.blocked_at !== null)
    throw fail(contractBlocked, 'CONTRACT_BLOCKED', 'This contract is blocked: its person was deleted.');
  requireVersion(contractChanged, stored.version, version);
  const { alta = stored.alta, baja = stored.baja } = change;
  if (endsBeforeStart({ alta, baja })) throw invalidFields({ 'contract.baja': 'date_before_start' });
  await requireSound(tx, agencyId, change);
  await writeContract(tx, agencyId, id, columnsOf(change));
  await publish(tx, agencyId, topic.contracts(id));
  return readContract(tx, actor, id);
}

interface Opened {
  readonly contract: Contract;
  readonly openings: ContractOpening[];
}

/**
 * A blocked contract whole, once who reads it and why is recorded. Throws 404, 409 CONTRACT_NOT_BLOCKED,
 * IDEMPOTENCY_KEY_REUSED.
 */
export async function openBlocked(
  tx: Tx,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
  call: KeyedCall | undefined,
): Promise<Opened> {
  const { agencyId } = actor;
  const row = await findRow(tx, agencyId, id);
  if (row.blocked_at === null)
    throw fail(openContract.errors, 'CONTRACT_NOT_BLOCKED', 'This contract is not blocked.');
  await makeOnce(tx, actor, call, () => recordOpening(tx, actor, id, reason));
  const openings = await listOpenings(tx, agencyId, id);
  return {
    contract: toWholeContract(row),
    openings: openings.map((opening) => ({
      id: opening.id,
      reason: opening.reason,
      openedAt: opening.opened_at,
      openedBy:
        opening.user_id === null
          ? null
          : { id: opening.user_id, firstName: opening.first_name ?? '', lastName: opening.last_name ?? '' },
    })),
  };
}

/** Agreements and categories that the agency has used. */
export const readAgreements = async (tx: Tx, agencyId: string): Promise<Agreement[]> =>
  (await findAgreements(tx, agencyId)).map((row) => ({
    convenio: row.convenio,
    catConvenioId: row.cat_convenio_id,
    catConvenioName: row.cat_convenio_name,
  }));
