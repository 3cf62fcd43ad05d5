import { MAX_AVATAR_BYTES, MAX_FILE_BYTES } from '@cantera/shared/contracts/enums';
import {
  fileLinkErrors,
  uploadImage,
  uploadPrivateFile,
  uploadPublicFile,
} from '@cantera/shared/contracts/files';
import { isUuid } from '@cantera/shared/contracts/text';
import type { FastifyInstance } from 'fastify';
import { withTenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { fail, notFound } from '../../errors.ts';
import { uploadRoute } from '../../http/route.ts';
import { findFile, type NewFile, putBytes, recordFile, type StoredFile } from './files.repository.ts';
import { type Accepted, readUpload } from './read-upload.ts';
import { serveFile } from './serve.ts';
import { checkLink, privateUrl } from './signed-links.ts';
import { publicUrl } from './uses/pictures.ts';

function uploads(app: FastifyInstance, deps: Deps): void {
  const answer = (
    endpoint: typeof uploadPublicFile | typeof uploadPrivateFile | typeof uploadImage,
    access: NewFile['access'],
    accepted: Accepted,
  ): void =>
    uploadRoute(app, deps, endpoint, async ({ actor, request, inTenant }) => {
      const file = { ...(await readUpload(request, accepted)), access, createdBy: actor.userId };
      const stored = await putBytes(deps.files, actor.agencyId, file);
      await inTenant((tx) => recordFile(tx, actor.agencyId, stored));
      const { id } = stored;
      const url =
        access === 'public' ? publicUrl(actor.agencyId, id) : privateUrl(deps.config, actor.agencyId, id);
      return { url, id };
    });
  answer(uploadPublicFile, 'public', { field: 'file', maxBytes: MAX_FILE_BYTES, kinds: ['image', 'pdf'] });
  answer(uploadPrivateFile, 'private', {
    field: 'file',
    maxBytes: MAX_FILE_BYTES,
    kinds: ['image', 'pdf', 'document'],
  });
  answer(uploadImage, 'public', { field: 'image', maxBytes: MAX_AVATAR_BYTES, kinds: ['image'] });
}

async function requireStored(
  deps: Deps,
  agencyId: string,
  id: string,
  access: NewFile['access'],
): Promise<StoredFile> {
  if (!isUuid(agencyId) || !isUuid(id)) throw notFound('file');
  const file = await withTenant(deps.pool, agencyId, (tx) => findFile(tx, agencyId, id, access));
  if (!file) throw notFound('file');
  return file;
}

export function fileRoutes(app: FastifyInstance, deps: Deps): void {
  uploads(app, deps);

  app.get<{ Params: { agencyId: string; id: string } }>(
    '/files/public/:agencyId/:id',
    async ({ params }, reply) => {
      const file = await requireStored(deps, params.agencyId, params.id, 'public');
      // An address always means the same bytes.
      return serveFile(deps, reply, file, { cache: 'public, max-age=31536000, immutable' });
    },
  );

  app.get<{
    Params: { agencyId: string; id: string };
    Querystring: { expires?: string; signature?: string; download?: string };
  }>('/files/private/:agencyId/:id', async ({ params, query }, reply) => {
    const { agencyId, id } = params;
    const link = { agencyId, fileId: id, expires: String(query.expires), signature: String(query.signature) };
    const state = checkLink(deps.config, link);
    if (state === 'wrong') throw fail(fileLinkErrors, 'LINK_INVALID', 'This link is not valid.');
    if (state === 'expired') throw fail(fileLinkErrors, 'LINK_EXPIRED', 'This link is no longer valid.');
    const file = await requireStored(deps, agencyId, id, 'private');
    return serveFile(deps, reply, file, {
      cache: 'private, no-store',
      download: query.download !== undefined,
    });
  });
}
