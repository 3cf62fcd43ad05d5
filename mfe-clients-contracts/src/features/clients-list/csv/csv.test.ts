/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { configureApi } from '@cantera/shared/api-client';
import { collectClients, type Progress } from './collect-clients.ts';
import { writeCsv } from './write-csv.ts';

const line = (cell: string | number | null) => writeCsv({ fields: ['A'], data: [[cell]] }).split('\r\n')[1];

describe('the file of clients', () => {
  it('[CLI-15] is UTF-8 with a byte order mark, with commas and CRLF', () => {
    const text = writeCsv({
      fields: ['Name', 'Won'],
      data: [
        ['Peña, "Nova"', 2],
        ['Òptica\nSol', null],
      ],
    });
    expect(text).toBe('\uFEFFName,Won\r\n"Peña, ""Nova""",2\r\n"Òptica\nSol",');
  });

  it.each([
    '=1+1',
    '+1',
    '-1+1',
    '@SUM(A1)',
    '  =1',
    '\r=1',
    '\n=1',
    '"=1',
    '＝1+1',
    '=1\nsecond line',
    '|calc',
  ])('[CLI-15] makes text of %j, which a sheet would run', (cell) => {
    const text = writeCsv({ fields: ['A'], data: [[cell]] });
    expect(text.slice(text.indexOf('\r\n') + 2)).toBe(`"'${cell.replaceAll('"', '""')}"`);
  });

  it.each([
    [';=1+1', `;'=1+1`],
    ['a; =1', `a; '=1`],
    ['a,=1', `"a,'=1"`],
    ['a\t@SUM(A1)', `a\t'@SUM(A1)`],
    ['a|＝1', `a|'＝1`],
    ['a;"=1', `"a;""'=1"`],
    [';-1;+2', `;'-1;'+2`],
    ['\t=1', `"'\t'=1"`],
  ])(
    '[CLI-15] makes text of %j, which a sheet that parts cells at another sign would run',
    (cell, written) => {
      expect(line(cell)).toBe(written);
    },
  );

  it('[CLI-15] leaves numbers and other text as they are', () => {
    expect(line(-3.5)).toBe('-3.5');
    expect(line('Marca-blanca = sí')).toBe('Marca-blanca = sí');
    expect(line('Disseny; marca-blanca')).toBe('Disseny; marca-blanca');
    expect(line(null)).toBe('');
  });
});

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
