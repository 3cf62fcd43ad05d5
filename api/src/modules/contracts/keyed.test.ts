import { after, before, describe, it } from 'node:test';
import { listContracts } from '@cantera/shared/contracts/staffing-contracts';
import { expect } from 'expect';
import { inSeconds } from '../../clock.ts';
import { newId } from '../../ids.ts';
import { contractInput, makeContract } from '../../testing/contract-data.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { pruneKeyedCalls } from '../keyed-calls/index.ts';

const DAY = 86_400;

describe('a contract that is sent again', () => {
  let server: TestServer;
  let user: TestUser;
  before(async () => {
    server = await startTestServer();
    user = await server.createAgency();
  });
  after(() => server.close());

  const body = async (changes = {}) => {
    const input = await contractInput(server, user, changes);
    return {
      contract: {
        candidate_id: input.candidateId,
        client_id: input.clientId,
        first_name: input.firstName,
        last_name: input.lastName,
        nif: input.nif,
        tarifa: input.tarifa,
        work_hours: input.workHours,
      },
    };
  };
  const send = async (payload: object, key: string, sender = user, path = 'contracts') => {
    const url = `/services/contracts/${path}`;
    const answer = await server.inject(
      { method: 'POST', url, payload, headers: { 'idempotency-key': key } },
      sender,
    );
    return { status: answer.statusCode, wire: answer.json() };
  };
  const countOf = async (clientId: string) =>
    (await server.call(listContracts, user, { query: { clientId } })).body.meta.totalCount;

  it('[API-123] is one contract and one answer, 50 times at once and again later', async () => {
    const key = newId();
    const payload = await body();
    const sent = await Promise.all(
      Array.from({ length: 50 }, (_, index) => send(payload, index % 2 ? key : key.toUpperCase())),
    );
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(sent.map(({ wire }) => JSON.stringify(wire))).size).toBe(1);
    expect((await send(payload, key)).wire).toEqual(sent[0]?.wire);
    expect(await countOf(payload.contract.client_id)).toBe(1);
    // Without a key, or under another one, the same words are another contract.
    expect((await send(payload, newId())).status).toBe(201);
    expect(await countOf(payload.contract.client_id)).toBe(2);
  });

  it('refuses a key that stood for something else, and a key that is none', async () => {
    const key = newId();
    const payload = await body();
    expect((await send(payload, key)).status).toBe(201);
    const other = await send({ contract: { ...payload.contract, tarifa: 99 } }, key);
    expect([other.status, other.wire.error.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
    const [made] = await server.asOwner<{ id: string }>('select id from contracts where client_id = $1', [
      payload.contract.client_id,
    ]);
    expect(other.wire.error.details).toEqual({ made_id: made?.id });
    expect(await countOf(payload.contract.client_id)).toBe(1);
    const shapeless = await send(payload, 'again');
    expect([shapeless.status, shapeless.wire.error.fields]).toEqual([
      400,
      { idempotency_key: 'invalid_format' },
    ]);
  });

  it('refuses the key of another call, whatever was asked', async () => {
    const id = await makeContract(server, user);
    await server.asOwner('update contracts set candidate_id = null, blocked_at = now() where id = $1', [id]);
    const key = newId();
    const payload = await body();
    expect((await send(payload, key)).status).toBe(201);
    const opened = await send({ reason: 'Asked for by the inspector' }, key, user, `contracts/${id}/open`);
    expect([opened.status, opened.wire.error.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
    expect(opened.wire.error.details).toEqual({ made_id: null });
    const rows = await server.asOwner('select 1 from contract_openings where contract_id = $1', [id]);
    expect(rows).toEqual([]);
  });

  it('is each member’s own, and keeps nothing of a call that failed', async () => {
    const key = newId();
    const payload = await body();
    const first = await send(payload, key);
    const colleague = await server.createUser(user.agencyId, 'RECRUITER');
    const theirs = await send(payload, key, colleague);
    expect(theirs.status).toBe(201);
    expect(theirs.wire.contract.id).not.toBe(first.wire.contract.id);
    const retried = newId();
    const broken = { contract: { ...payload.contract, candidate_id: newId() } };
    expect((await send(broken, retried)).status).toBe(400);
    expect((await send(payload, retried)).status).toBe(201);
  });

  it('is forgotten after a day, and its key deleted by the upkeep', async () => {
    const [old, young] = [newId(), newId()];
    const payload = await body();
    const before = await send(payload, old);
    await send(payload, young);
    const age = () =>
      server.asOwner('update idempotency_keys set created_at = $1 where key = $2', [
        inSeconds(-DAY - 1),
        old,
      ]);
    await age();
    const after = await send(payload, old);
    expect([after.status, after.wire.contract.id === before.wire.contract.id]).toEqual([201, false]);
    await age();
    await server.inTenant(user.agencyId, (tx) => pruneKeyedCalls(tx, user.agencyId));
    const kept = await server.asOwner<{ key: string }>(
      'select key from idempotency_keys where key = any ($1)',
      [[old, young]],
    );
    expect(kept.map(({ key }) => key)).toEqual([young]);
  });
});
