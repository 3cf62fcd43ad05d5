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

/** Answers with a file that no browser will run: its type is the judged one, and the page it would make may do nothing. */
export async function serveFile(
  deps: Deps,
  reply: FastifyReply,
  file: StoredFile,
  options: { cache: string; download?: boolean },
): Promise<FastifyReply> {
  const bytes = await deps.files.get(file.storageKey);
  if (!bytes) throw notFound('file');
  const kind = SHOWN.has(file.contentType) && !options.download ? 'inline' : 'attachment';
  return reply
    .headers({
      'content-type': file.contentType,
      'content-disposition': contentDisposition(kind, file.name),
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': options.cache,
    })
    .send(bytes);
}
