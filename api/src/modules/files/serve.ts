import type { FastifyReply } from 'fastify';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import type { StoredFile } from './files.repository.ts';

const SHOWN: ReadonlySet<string> = new Set([
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/svg+xml',
]);

const percent = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The header of RFC 6266 with the name of RFC 5987 beside a plain one for old readers. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%;]/g, '_');
  return `${kind}; filename="${plain || 'file'}"; filename*=UTF-8''${percent(name)}`;
}

interface ServeOptions {
  readonly cache: string;
  readonly download?: boolean;
}

/** Answers with bytes that no browser will run: their type is the judged one, and the page they would make may do nothing. */
export function serveBytes(
  reply: FastifyReply,
  { bytes, contentType, name }: Pick<StoredFile, 'contentType' | 'name'> & { readonly bytes: Buffer },
  { cache, download }: ServeOptions,
): FastifyReply {
  const kind = SHOWN.has(contentType) && !download ? 'inline' : 'attachment';
  return reply
    .headers({
      'content-type': contentType,
      'content-disposition': contentDisposition(kind, name),
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': cache,
    })
    .send(bytes);
}

/** The same with a stored file. Throws 404 when its bytes are gone. */
export async function serveFile(
  deps: Deps,
  reply: FastifyReply,
  file: StoredFile,
  options: ServeOptions,
): Promise<FastifyReply> {
  const bytes = await deps.files.get(file.storageKey);
  if (!bytes) throw notFound('file');
  return serveBytes(reply, { ...file, bytes }, options);
}
