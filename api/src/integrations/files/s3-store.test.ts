import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import type { FileStore } from './file-store.ts';
import { s3Store } from './s3-store.ts';

describe('files in a bucket', () => {
  const files = new Map<string, Buffer>();
  let isHanging = false;
  let server: Server;
  let store: FileStore;
  before(async () => {
    server = createServer(async (request, response) => {
      if (isHanging) return;
      const key = request.url ?? '';
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      if (request.method === 'PUT') files.set(key, Buffer.concat(parts));
      if (request.method === 'DELETE') files.delete(key);
      const found = files.get(key);
      response.writeHead(request.method === 'GET' && !found ? 404 : 200).end(found);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const url = new URL(`s3://cvs?endpoint=http://127.0.0.1:${port}&region=eu-west-1`);
    store = s3Store(url, { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'key' }, 1_000);
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  it('are stored, read and removed; what is not there is nothing', async () => {
    await store.put('agency/cv', Buffer.from('a CV'), 'application/pdf');
    expect(String(await store.get('agency/cv'))).toBe('a CV');
    await store.remove('agency/cv');
    expect(await store.get('agency/cv')).toBeNull();
  });

  it('fail where the bucket does not answer, instead of waiting for ever', async () => {
    isHanging = true;
    const asked = [store.get('agency/cv'), store.remove('agency/cv'), store.check()];
    for (const answer of await Promise.allSettled(asked))
      expect(answer).toMatchObject({ status: 'rejected', reason: { name: 'TimeoutError' } });
    await expect(store.put('agency/cv', Buffer.from('a CV'), 'application/pdf')).rejects.toThrow();
  });
});
