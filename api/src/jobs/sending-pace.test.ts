import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import { newId } from '../ids.ts';
import { startTestServer, type TestServer } from '../testing/harness.ts';
import { MESSAGES_A_MINUTE, releasePlaces, reservePlace } from './sending-pace.ts';

const MINUTE_MS = 60_000;

describe('the pace of a sender', () => {
  let server: TestServer;
  let agencyId: string;
  before(async () => {
    server = await startTestServer();
    agencyId = (await server.createAgency()).agencyId;
  });
  after(() => server.close());

  const reserve = (senderId: string, count: number) =>
    server.inTenant(agencyId, async (tx) => {
      const places: Date[] = [];
      for (let place = 0; place < count; place += 1) places.push(await reservePlace(tx, agencyId, senderId));
      return places;
    });
  const byMinute = (places: readonly Date[]) =>
    [...Map.groupBy(places, (place) => Math.floor(place.getTime() / MINUTE_MS)).values()].map(
      ({ length }) => length,
    );

  it('[ENG-39] lets thirty messages leave within a minute, the rest in the minutes after, one after the other', async () => {
    const places = await reserve(newId(), 2 * MESSAGES_A_MINUTE + 5);
    expect(Math.max(...byMinute(places))).toBe(MESSAGES_A_MINUTE);
    expect(places).toEqual(places.toSorted((a, b) => a.getTime() - b.getTime()));
    const [first, last] = [places[0], places.at(-1)];
    expect((last?.getTime() ?? 0) - (first?.getTime() ?? 0)).toBeGreaterThan(MINUTE_MS);
  });

  it('[ENG-39] is kept for each sender alone, and by transactions at once', async () => {
    const [busy, other] = [newId(), newId()];
    const places = await Promise.all(Array.from({ length: 4 }, () => reserve(busy, 15)));
    expect(Math.max(...byMinute(places.flat()))).toBeLessThanOrEqual(MESSAGES_A_MINUTE);
    const [place] = await reserve(other, 1);
    expect((place?.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(0);
  });

  it('[ENG-39] gives the places of messages that are cancelled to the next', async () => {
    const sender = newId();
    const places = await reserve(sender, 3 * MESSAGES_A_MINUTE);
    const waiting = places.filter((place) => place.getTime() > Date.now() + 2_000);
    await server.inTenant(agencyId, (tx) =>
      releasePlaces(
        tx,
        agencyId,
        waiting.map((place) => ({ sender_id: sender, due_at: place.toISOString() })),
      ),
    );
    const [next] = await reserve(sender, 1);
    expect((next?.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(MINUTE_MS);
  });
});
