import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { expect } from 'expect';
import { answerNames } from '../../testing/answer-names.ts';
import { ownCertificate } from '../../testing/own-certificate.ts';
import { HostNotAllowed } from './address.ts';
import { watchPeer } from './peer.ts';
import {
  AnswerNotWanted,
  AnswerTooLarge,
  CertificateNotTrusted,
  type SafeRequest,
  safeFetch,
} from './safe-fetch.ts';

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

  it('[CLAI-27] follows no redirect from https to http but where that is allowed, and checks it as any other', async (context) => {
    const secure = createSecureServer(ownCertificate('localhost'), (request, response) =>
      response.writeHead(301, { location: `${origin}${request.url}` }).end(),
    );
    await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve));
    context.after(() => secure.close());
    const address = secure.address();
    const url = `https://localhost:${typeof address === 'object' ? address?.port : ''}/to`;
    await expect(get(url, { leavesTls: true })).rejects.toThrow(CertificateNotTrusted);
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
    context.after(() => delete process.env.NODE_TLS_REJECT_UNAUTHORIZED);
    answer = (response) => response.end('there');
    await expect(get(url)).rejects.toThrow(HostNotAllowed);
    expect(asked).toEqual([]);
    expect(await get(url, { leavesTls: true })).toMatchObject({
      url: `${origin}/to`,
      body: Buffer.from('there'),
    });
    const isSecure = ({ protocol }: URL): boolean => protocol === 'https:';
    await expect(get(url, { leavesTls: true, allowsInternal: isSecure })).rejects.toThrow(HostNotAllowed);
    await expect(get(url, { leavesTls: true, mayAsk: isSecure })).rejects.toThrow(HostNotAllowed);
    expect(asked).toEqual([]);
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

  it('follows from an allowed host to no other inside, however it is written', async () => {
    const { host, port } = new URL(origin);
    const allowsInternal = (url: URL): boolean => url.host === host;
    for (const target of [
      `http://127.0.0.1:${Number(port) + 1}/`,
      `http://localhost:${port}/`,
      `http://[::ffff:127.0.0.1]:${port}/`,
      `http://[::ffff:7f00:1]:${port}/`,
      `http://2130706433:${Number(port) + 1}/`,
      'http://169.254.169.254/latest/meta-data/',
    ]) {
      sendOn(target);
      await expect(get(`${origin}/from`, { allowsInternal })).rejects.toThrow(HostNotAllowed);
      expect(asked.map(({ path }) => path)).toEqual(['/from']);
    }
  });

  it('looks a name up once and connects to what it answered then', async (context) => {
    const names = answerNames(context, ['127.0.0.1', '10.0.0.1']);
    answer = (response) => response.end('there');
    const url = `http://changes.example:${new URL(origin).port}/`;
    expect((await get(url)).body.toString()).toBe('there');
    expect([names(), asked[0]?.headers.host]).toEqual([1, new URL(url).host]);
    // The next look-up has the other answer, which is checked as the first was.
    await expect(get(url, { allowsInternal: false })).rejects.toThrow(HostNotAllowed);
    expect(asked).toEqual([]);
  });

  it('checks the address once more when the connection stands', async () => {
    const told = (isAllowed: boolean) =>
      new Promise<Error | undefined>((resolve) => {
        const socket = connect(Number(new URL(origin).port), '127.0.0.1');
        watchPeer(socket, isAllowed, resolve);
        socket.once('connect', () => setImmediate(() => resolve(undefined)));
        socket.once('close', () => undefined);
        socket.unref();
      });
    expect(await told(false)).toBeInstanceOf(HostNotAllowed);
    expect(await told(true)).toBeUndefined();
  });

  it('asks no address that its caller refuses, on the way neither', async () => {
    answer = (response) => response.end('there');
    await expect(get(`${origin}/no`, { mayAsk: ({ pathname }) => pathname !== '/no' })).rejects.toThrow(
      HostNotAllowed,
    );
    sendOn('/no');
    await expect(get(`${origin}/from`, { mayAsk: ({ pathname }) => pathname !== '/no' })).rejects.toThrow(
      HostNotAllowed,
    );
    expect(asked).toHaveLength(1);
  });

  it('unpacks what it offered to take, and stops a bomb where it is too long', async () => {
    for (const [packing, pack] of [
      ['gzip', gzipSync],
      ['deflate', deflateSync],
      ['br', brotliCompressSync],
    ] as const) {
      answer = (response) => response.writeHead(200, { 'content-encoding': packing }).end(pack('words'));
      expect((await get(origin, { unpacks: true })).body.toString()).toBe('words');
      expect(asked[0]?.headers['accept-encoding']).toBe('gzip, deflate, br');
      const bomb = pack(Buffer.alloc(20_000_000));
      answer = (response) => response.writeHead(200, { 'content-encoding': packing }).end(bomb);
      await expect(get(origin, { unpacks: true, maxBytes: 100_000 })).rejects.toThrow(AnswerTooLarge);
    }
    answer = (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip at all');
    await expect(get(origin, { unpacks: true })).rejects.toThrow();
    answer = (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('words'));
    expect((await get(origin)).body).toEqual(gzipSync('words'));
  });

  it('reads no body that is not wanted, and stops when it is told to', async () => {
    answer = (response) => response.writeHead(200, { 'content-type': 'video/mp4' }).write('a beginning');
    const wants: SafeRequest['wants'] = ({ headers }) => headers.get('content-type') === 'text/html';
    await expect(get(origin, { wants })).rejects.toThrow(AnswerNotWanted);
    const stop = new AbortController();
    answer = () => stop.abort(new Error('stopped'));
    await expect(get(origin, { signal: stop.signal })).rejects.toThrow('stopped');
  });

  it('keeps no cookie on the way', async () => {
    answer = (response, request) => {
      if (request.url === '/from') response.writeHead(302, { location: '/to', 'set-cookie': 'id=1' }).end();
      else response.end('there');
    };
    await get(`${origin}/from`);
    expect(asked[1]?.headers).not.toHaveProperty('cookie');
  });
});
