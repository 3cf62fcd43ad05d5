import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import { HostNotAllowed } from './address.ts';
import { AnswerTooLarge, type SafeRequest, safeFetch } from './safe-fetch.ts';

interface Asked {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

describe('fetching from an address that somebody typed', () => {
  let server: Server;
  let origin: string;
  let asked: Asked[] = [];
  let answer: (response: ServerResponse, request: IncomingMessage) => void;
  before(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => {
        body += part;
      });
      request.on('end', () => {
        asked.push({ method: request.method, path: request.url, headers: request.headers, body });
        answer(response, request);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  const byName = (): string => origin.replace('127.0.0.1', 'localhost');
  const get = (url: string, given: Partial<SafeRequest> = {}) => {
    asked = [];
    return safeFetch(url, { allowsInternal: true, maxBytes: 1000, limitMs: 20_000, ...given });
  };
  const sendOn = (to: string, status = 302) => {
    answer = (response, request) => {
      if (request.url === '/from') response.writeHead(status, { location: to }).end();
      else response.end('there');
    };
  };

  it('gives status, headers and bytes, and sends what it is given', async () => {
    answer = (response) => response.writeHead(404, { 'content-type': 'text/plain' }).end('gone');
    const response = await get(`${byName()}/a?b=c#d`, {
      method: 'POST',
      headers: { 'x-key': 'k' },
      body: '{"a":1}',
    });
    expect(response).toMatchObject({ status: 404, url: `${byName()}/a?b=c#d`, body: Buffer.from('gone') });
    expect(response.headers.get('content-type')).toBe('text/plain');
    expect(asked).toMatchObject([
      {
        method: 'POST',
        path: '/a?b=c',
        body: '{"a":1}',
        headers: { 'x-key': 'k', host: new URL(byName()).host },
      },
    ]);
  });

  it('asks nobody inside the installation, whatever the address looks like', async () => {
    answer = (response) => response.end('secret');
    const { port } = new URL(origin);
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]', '0'])
      await expect(get(`http://${host}:${port}/`, { allowsInternal: false })).rejects.toThrow(HostNotAllowed);
    expect(asked).toEqual([]);
  });

  it('asks only over http and https, and carries no user of the address', async () => {
    for (const url of [
      'file:///etc/passwd',
      'ftp://example.com/',
      'gopher://example.com/',
      'http://me:pw@localhost/',
    ])
      await expect(get(url)).rejects.toThrow(HostNotAllowed);
  });

  it('follows redirects, each checked as the first address is', async () => {
    sendOn('/to');
    expect(await get(`${origin}/from`)).toMatchObject({
      status: 200,
      url: `${origin}/to`,
      body: Buffer.from('there'),
    });
    expect(asked.map(({ path }) => path)).toEqual(['/from', '/to']);
    sendOn('file:///etc/passwd');
    await expect(get(`${origin}/from`)).rejects.toThrow(HostNotAllowed);
    expect(asked).toHaveLength(1);
  });

  it('gives up after too many redirects, and follows none where none is wanted', async () => {
    sendOn('/from');
    await expect(get(`${origin}/from`, { maxRedirects: 2 })).rejects.toThrow(HostNotAllowed);
    expect(asked).toHaveLength(3);
    expect((await get(`${origin}/from`, { maxRedirects: 0 })).status).toBe(302);
  });

  it('shows another host no credentials, and asks it again only where the status says so', async () => {
    const headers = { Authorization: 'Bearer s', Cookie: 'a=b', 'x-key': 'k' };
    sendOn(`${byName()}/to`);
    await get(`${origin}/from`, { method: 'POST', headers, body: 'text' });
    expect(asked[0]?.headers).toMatchObject({ authorization: 'Bearer s', cookie: 'a=b' });
    expect(asked[1]).toMatchObject({ method: 'GET', body: '', headers: { 'x-key': 'k' } });
    expect(asked[1]?.headers).not.toHaveProperty('authorization');
    expect(asked[1]?.headers).not.toHaveProperty('cookie');
    sendOn('/to', 307);
    await get(`${origin}/from`, { method: 'POST', headers, body: 'text' });
    expect(asked[1]).toMatchObject({ method: 'POST', body: 'text', headers: { authorization: 'Bearer s' } });
  });

  it('reads no more than it is to, and waits no longer', async () => {
    answer = (response) => response.end('x'.repeat(1001));
    await expect(get(origin)).rejects.toThrow(AnswerTooLarge);
    answer = (response) => response.end('x'.repeat(1000));
    expect((await get(origin)).body).toHaveLength(1000);
    const begun = performance.now();
    answer = () => undefined;
    await expect(get(origin, { limitMs: 300 })).rejects.toMatchObject({ name: 'TimeoutError' });
    answer = (response) => response.write('a part');
    await expect(get(origin, { limitMs: 300 })).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(performance.now() - begun).toBeLessThan(10_000);
  });
});
