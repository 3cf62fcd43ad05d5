/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { configureApi } from '@cantera/shared/api-client';
import type { Progress } from '../../../lib/csv/csv-button.tsx';
import { collectClients } from './collect-clients.ts';

describe('reading every client', () => {
  let server: Server;
  let asked: URLSearchParams[] = [];
  let total = 0;
  const nameOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
  beforeAll(async () => {
    server = createServer((request, response) => {
      const query = new URL(request.url ?? '', 'http://localhost').searchParams;
      asked.push(query);
      const [page, size] = [Number(query.get('page')), Number(query.get('per_page'))];
      const from = (page - 1) * size;
      const count = Math.max(0, Math.min(size, total - from));
      // The first of a page was the last of the page before: someone was added meanwhile.
      const items = Array.from({ length: count }, (_, index) => ({
        id: nameOf(from + index - (page > 1 && index === 0 ? 1 : 0)),
      }));
      const counted = query.get('with_total') === 'false' ? {} : { total_items: total };
      const body = { data: { items, pagination: { page, page_size: size, ...counted } } };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    configureApi({
      bases: { main: `http://127.0.0.1:${port}` },
      getToken: () => 'token',
      onSessionOver: () => undefined,
    });
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => {
    asked = [];
  });

  it('[CLI-15] asks page after page, keeps the search and the order, and takes nobody twice', async () => {
    total = 1100;
    const seen: Progress[] = [];
    const clients = await collectClients(
      { search: 'vall', sortBy: '-name' },
      { signal: new AbortController().signal, onProgress: (progress) => seen.push(progress) },
    );
    expect(asked.map((query) => query.get('page'))).toEqual(['1', '2', '3']);
    expect(asked.every((query) => query.get('search') === 'vall' && query.get('sort_by') === '-name')).toBe(
      true,
    );
    expect(new Set(clients.map(({ id }) => id)).size).toBe(clients.length);
    expect(clients).toHaveLength(1098);
    expect(seen.map(({ done }) => done)).toEqual([500, 999, 1098]);
    expect(seen.every(({ total: all }) => all === 1100)).toBe(true);
  });

  it('ends when it is no longer wanted', async () => {
    total = 100_000;
    const controller = new AbortController();
    const reading = collectClients(
      { search: undefined, sortBy: undefined },
      { signal: controller.signal, onProgress: () => controller.abort() },
    );
    await expect(reading).rejects.toThrow();
    expect(asked.length).toBeLessThanOrEqual(2);
  });
});
