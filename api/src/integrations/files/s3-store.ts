import { AwsClient } from 'aws4fetch';
import { storageFull } from '../../errors.ts';
import type { FileStore, ListedFile } from './file-store.ts';

/** The keys of one page of a listing, and where the next begins; a key of ours holds no character that XML escapes. */
export function readListing(xml: string): { files: ListedFile[]; next: string | null } {
  const files = [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].flatMap(([, entry = '']) => {
    const key = /<Key>([^<]*)<\/Key>/.exec(entry)?.[1];
    const changed = /<LastModified>([^<]*)<\/LastModified>/.exec(entry)?.[1];
    return key && changed ? [{ key, changedAt: new Date(changed) }] : [];
  });
  const next = /<NextContinuationToken>([^<]*)<\/NextContinuationToken>/.exec(xml)?.[1] ?? null;
  return { files, next };
}

/** How long a bucket may take for an answer to a few bytes, ms: a mail or a CV that waits for it holds a slot of others. */
const ANSWER_MS = 20_000;
/** The slowest line to a bucket on which files go on being stored and read, bytes a millisecond. */
const SLOWEST = 50;
/** The largest files that are read are reports and attachments of about this size, bytes. */
const LARGEST = 25_000_000;

/**
 * Files in an S3 bucket. `url` is `s3://bucket?endpoint=https://…&region=…`; the keys come from AWS_ACCESS_KEY_ID
 * and AWS_SECRET_ACCESS_KEY. A bucket fails that does not answer
 * within `answerMs` and the time that the bytes take on a slow line.
 */
export function s3Store(url: URL, env: NodeJS.ProcessEnv, answerMs = ANSWER_MS): FileStore {
  const region = url.searchParams.get('region') ?? env.AWS_REGION ?? 'us-east-1';
  const endpoint = url.searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
  const client = new AwsClient({
    accessKeyId: env.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.AWS_SECRET_ACCESS_KEY ?? '',
    service: 's3',
    region,
  });
  const ask = (address: string, init: RequestInit = {}, bytes = 0): Promise<Response> =>
    client.fetch(address, { ...init, signal: AbortSignal.timeout(answerMs + Math.ceil(bytes / SLOWEST)) });
  const bucket = `${endpoint.replace(/\/+$/, '')}/${url.hostname}`;
  const address = (key: string): string => `${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`;
  const expect = (response: Response, what: string, accepted: readonly number[]): Response => {
    if (response.status === 507) throw storageFull();
    if (!response.ok && !accepted.includes(response.status))
      throw new Error(`S3 ${what} answered ${response.status}`);
    return response;
  };
  return {
    async put(key, bytes, contentType) {
      expect(
        await ask(
          address(key),
          { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': contentType } },
          bytes.byteLength,
        ),
        'put',
        [],
      );
    },
    async get(key) {
      const answered = new AbortController();
      const late = setTimeout(
        () => answered.abort(new DOMException('The bucket does not answer', 'TimeoutError')),
        answerMs,
      );
      const signal = AbortSignal.any([
        answered.signal,
        AbortSignal.timeout(answerMs + Math.ceil(LARGEST / SLOWEST)),
      ]);
      const response = expect(
        await client.fetch(address(key), { signal }).finally(() => clearTimeout(late)),
        'get',
        [404],
      );
      return response.status === 404 ? null : Buffer.from(await response.arrayBuffer());
    },
    async remove(key) {
      expect(await ask(address(key), { method: 'DELETE' }), 'delete', [404]);
    },
    async *list(prefix) {
      let from: string | null = null;
      do {
        const query: string = new URLSearchParams({
          'list-type': '2',
          prefix,
          ...(from ? { 'continuation-token': from } : {}),
        }).toString();
        const page = readListing(await expect(await ask(`${bucket}?${query}`), 'list', []).text());
        if (page.files.length > 0) yield page.files;
        from = page.next;
      } while (from);
    },
    async check() {
      expect(await ask(`${bucket}?list-type=2&max-keys=1`), 'list', []);
    },
  };
}
