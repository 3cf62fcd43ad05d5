import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import type { Tx } from '../../../db/tenant.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../testing/harness.ts';
import { BLOCK_SIZE, decodeInto, emptyBits, listBits } from '../evaluator/postings.ts';
import { BlockCache, type KeptTerm } from './block-cache.ts';
import { readBlocks, writeBlocks } from './blocks.repository.ts';

const termOf = (bytes: number): KeptTerm => new Map([[0, { version: '1', bits: Buffer.alloc(bytes) }]]);

describe('terms that are kept in memory', () => {
  it('are those asked for last, within their bytes', () => {
    const cache = new BlockCache(10_000);
    for (const term of ['a', 'b', 'c']) cache.set(term, termOf(3000));
    cache.set('a', termOf(3000));
    cache.set('d', termOf(3000));
    expect(['a', 'b', 'c', 'd'].filter((term) => cache.get(term))).toEqual(['a', 'c', 'd']);
    cache.set('e', termOf(20_000));
    expect(['a', 'c', 'd', 'e'].filter((term) => cache.get(term))).toEqual([]);
  });

  it('take the room of what they were before', () => {
    const cache = new BlockCache(10_000);
    for (let round = 0; round < 20; round += 1) cache.set('a', termOf(3000));
    cache.set('b', termOf(3000));
    expect([cache.get('a'), cache.get('b')]).toEqual([termOf(3000), termOf(3000)]);
  });
});

describe('blocks that are read again', () => {
  let server: TestServer;
  let user: TestUser;
  let other: TestUser;
  before(async () => {
    server = await startTestServer();
    user = await server.createAgency();
    other = await server.createAgency();
  });
  after(() => server.close());

  const generation = (agencyId: string) => ({ agencyId, generation: 1 });
  /** Numbers by term. */
  async function read(tx: Tx, agencyId: string, terms: readonly string[]) {
    const found: Record<string, number[]> = {};
    for (const [block, stored] of await readBlocks(tx, generation(agencyId), terms))
      for (const [term, bytes] of stored) {
        const bits = emptyBits();
        decodeInto(bytes, bits);
        found[term] = [...(found[term] ?? []), ...listBits(bits).map((at) => block * BLOCK_SIZE + at)].sort(
          (one, two) => one - two,
        );
      }
    return found;
  }
  const write = (tx: Tx, agencyId: string, added: Record<string, number[]>) =>
    writeBlocks(tx, generation(agencyId), { added: new Map(Object.entries(added)), removed: new Map() });
  const readCommitted = (of: TestUser, ...terms: string[]) =>
    server.inTenant(of.agencyId, (tx) => read(tx, of.agencyId, terms));
  const FAR = BLOCK_SIZE + 7;

  it('say what was written since, in each of their blocks', async () => {
    await server.inTenant(user.agencyId, (tx) => write(tx, user.agencyId, { x: [1, FAR], y: [2] }));
    expect(await readCommitted(user, 'x', 'y')).toEqual({ x: [1, FAR], y: [2] });
    await server.inTenant(user.agencyId, (tx) => write(tx, user.agencyId, { x: [FAR + 1] }));
    expect(await readCommitted(user, 'x', 'y')).toEqual({ x: [1, FAR, FAR + 1], y: [2] });
    await server.inTenant(user.agencyId, (tx) =>
      writeBlocks(tx, generation(user.agencyId), { added: new Map(), removed: new Map([['y', [2]]]) }),
    );
    expect(await readCommitted(user, 'x', 'y')).toEqual({ x: [1, FAR, FAR + 1] });
  });

  it('say what a transaction wrote within it alone, where it is taken back', async () => {
    await server.inTenant(user.agencyId, (tx) => write(tx, user.agencyId, { z: [1] }));
    expect(await readCommitted(user, 'z')).toEqual({ z: [1] });
    const takenBack = server.inTenant(user.agencyId, async (tx) => {
      await write(tx, user.agencyId, { z: [2] });
      expect(await read(tx, user.agencyId, ['z'])).toEqual({ z: [1, 2] });
      throw new Error('taken back');
    });
    await expect(takenBack).rejects.toThrow('taken back');
    expect(await readCommitted(user, 'z')).toEqual({ z: [1] });
    await server.inTenant(user.agencyId, (tx) => write(tx, user.agencyId, { z: [3] }));
    expect(await readCommitted(user, 'z')).toEqual({ z: [1, 3] });
  });

  it('are none of another agency', async () => {
    await server.inTenant(user.agencyId, (tx) => write(tx, user.agencyId, { own: [1] }));
    expect(await readCommitted(user, 'own')).toEqual({ own: [1] });
    expect(await readCommitted(other, 'own')).toEqual({});
    const asked = server.inTenant(other.agencyId, (tx) => read(tx, user.agencyId, ['own']));
    expect(await asked).toEqual({});
  });

  it('are carried over once, as long as they stay', async () => {
    const before = await readBlocksOf('own');
    const again = await readBlocksOf('own');
    expect(again).toBe(before);
    await server.inTenant(user.agencyId, (tx) => write(tx, user.agencyId, { own: [9] }));
    expect(await readBlocksOf('own')).not.toBe(before);
  });
  const readBlocksOf = (term: string) =>
    server.inTenant(user.agencyId, async (tx) =>
      (await readBlocks(tx, generation(user.agencyId), [term])).get(0)?.get(term),
    );
});
