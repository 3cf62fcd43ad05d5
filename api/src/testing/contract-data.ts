import { type ContractInput, createContract } from '@cantera/shared/contracts/staffing-contracts';
import { expect } from 'expect';
import type { TestServer, TestUser } from './harness.ts';
import { insertCandidate, insertClient } from './pipeline-data.ts';

/** A contract as somebody fills it in, with a person and a client of its own unless they are given. */
export async function contractInput(
  server: TestServer,
  { agencyId }: TestUser,
  changes: Partial<ContractInput> = {},
): Promise<ContractInput> {
  return {
    candidateId: changes.candidateId ?? (await insertCandidate(server, agencyId)),
    clientId: changes.clientId ?? (await insertClient(server, agencyId)),
    firstName: 'Jordi',
    lastName: 'Puigdomènech',
    nif: '12345678Z',
    tarifa: 18.5,
    workHours: 37.5,
    ...changes,
  };
}

/** A contract made through the API; its id. */
export async function makeContract(
  server: TestServer,
  user: TestUser,
  changes: Partial<ContractInput> = {},
): Promise<string> {
  const contract = await contractInput(server, user, changes);
  const answer = await server.call(createContract, user, { body: { contract } });
  expect([answer.status, answer.error?.fields]).toEqual([201, undefined]);
  return answer.body.contract.id;
}
