import { toWire } from '@cantera/shared/contracts';
import { contract } from '@cantera/shared/contracts/staffing-contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';
import { sendRows } from '../../http/stream-rows.ts';
import { toContract } from './contract-rows.ts';
import { type ContractRow, type ListQuery, pageOfRows, totalOf } from './contracts.repository.ts';

/** Sends a page of contracts of any length, as `sendRows` does. Throws what that throws. */
export const sendContracts = (
  tx: Tx,
  actor: Actor,
  query: ListQuery,
  exchange: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> =>
  sendRows<ContractRow>(
    tx,
    actor.agencyId,
    {
      statement: pageOfRows(tx, actor, query),
      before: '{"contracts":[',
      toText: (row) => JSON.stringify(toWire(contract, toContract(row))),
      after: async (count) => {
        // All on the first page are all that there are.
        const isWhole = query.page === 1 && count < query.perPage;
        return `],"meta":{"total_count":${isWhole ? count : await totalOf(tx, actor, query)}}}`;
      },
    },
    exchange,
  );
