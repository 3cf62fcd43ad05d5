import { AwsClient } from 'aws4fetch';
import type { FileStore } from './file-store.ts';

/**
 * Files in an S3 bucket. `url` is `s3://bucket?endpoint=https://…&region=…`; the keys come from AWS_ACCESS_KEY_ID
 * and AWS_SECRET_ACCESS_KEY.
 */
export function s3Store(url: URL, env: NodeJS.ProcessEnv): FileStore {
  const region = url.searchParams.get('region') ?? env.AWS_REGION ?? 'us-east-1';
  const endpoint = url.searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
  const client = new AwsClient({
    accessKeyId: env.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.AWS_SECRET_ACCESS_KEY ?? '',
    service: 's3',
    region,
  });
  const bucket = `${endpoint.replace(/\/+$/, '')}/${url.hostname}`;
  const address = (key: string): string => `${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`;
  const expect = (response: Response, what: string, accepted: readonly number[]): Response => {
    if (!response.ok && !accepted.includes(response.status))
      throw new Error(`S3 ${what} answered ${response.status}`);
    return response;
  };
  return {
    async put(key, bytes, contentType) {
      expect(
        await client.fetch(address(key), {
          method: 'PUT',
          body: new Uint8Array(bytes),
          headers: { 'content-type': contentType },
        }),
        'put',
        [],
      );
    },
    async get(key) {
      const response = expect(await client.fetch(address(key)), 'get', [404]);
      return response.status === 404 ? null : Buffer.from(await response.arrayBuffer());
    },
    async remove(key) {
      expect(await client.fetch(address(key), { method: 'DELETE' }), 'delete', [404]);
    },
    async check() {
      expect(await client.fetch(`${bucket}?list-type=2&max-keys=1`), 'list', []);
    },
  };
}
