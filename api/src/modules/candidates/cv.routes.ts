import {
  getCv,
  getSuggestedCv,
  readCvAgain,
  updateCvUrl,
  uploadCv,
} from '@cantera/shared/contracts/candidate-cvs';
import { MAX_FILE_BYTES } from '@cantera/shared/contracts/enums';
import type { FastifyInstance } from 'fastify';
import type { Tx } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { type AppError, fail, invalidFields } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { asActor, registerEndpoint, route, uploadRoute } from '../../http/route.ts';
import { parseRequest } from '../../http/validation.ts';
import {
  cleanFileName,
  findFile,
  isPdf,
  privateUrl,
  putBytes,
  readForm,
  recordFile,
  requireFile,
  type StoredFile,
  serveFile,
} from '../files/index.ts';
import { editing } from './candidate-edits.ts';
import { publishCandidate } from './candidate-events.ts';
import { findCandidate, findCv, lockCandidate } from './candidates.repository.ts';
import { askForReading, attachCv, attachUploadedCv } from './cv-attach.service.ts';
import { findSuggestedCv } from './suggestions/suggestions.service.ts';

const noCv = (): AppError => fail(getCv.errors, 'CV_NOT_FOUND', 'This candidate has no CV.');

async function requireCv(tx: Tx, actor: Actor, id: string, applicationId?: string): Promise<StoredFile> {
  const fileId = await findCv(tx, actor, id, applicationId);
  const file = fileId ? await findFile(tx, actor.agencyId, fileId, 'private') : undefined;
  if (!file) throw noCv();
  return file;
}

async function requireSuggestedCv(tx: Tx, actor: Actor, params: SuggestionParams): Promise<StoredFile> {
  const fileId = await findSuggestedCv(tx, actor, params.id, params.suggestionId);
  const file = fileId ? await findFile(tx, actor.agencyId, fileId, 'private') : undefined;
  if (!file) throw fail(getSuggestedCv.errors, 'CV_NOT_FOUND', 'This suggestion has no CV.');
  return file;
}
type SuggestionParams = Readonly<Record<'id' | 'suggestionId', string>>;

export function cvRoutes(app: FastifyInstance, deps: Deps): void {
  uploadRoute(app, deps, uploadCv, async ({ actor, request, inTenant, input: { params } }) => {
    // Before the file is read: nobody uploads 10 MB for a candidate that does not exist.
    await inTenant((tx) => lockCandidate(tx, actor, params.id));
    const { bytes, name } = requireFile(await readForm(request, MAX_FILE_BYTES, 'file'), 'file');
    if (!isPdf(bytes)) throw invalidFields({ file: 'not_a_pdf' });
    const cv = await putBytes(deps.files, actor.agencyId, {
      access: 'private',
      bytes,
      contentType: 'application/pdf',
      name: cleanFileName(name, 'pdf'),
      createdBy: actor.userId,
    });
    await inTenant(async (tx) => {
      await lockCandidate(tx, actor, params.id);
      await recordFile(tx, actor.agencyId, cv);
      await editing(tx, actor, params.id, () => attachCv(tx, actor.agencyId, params.id, cv.id));
      await publishCandidate(tx, actor.agencyId, params.id);
    });
    return { data: { url: privateUrl(deps.config, actor.agencyId, cv.id) } };
  });

  route(app, deps, updateCvUrl, async ({ tx, actor, input: { params, body } }) => {
    const candidate = await lockCandidate(tx, actor, params.id);
    await editing(tx, actor, params.id, () => attachUploadedCv(tx, actor, candidate, body.cvUrl));
    await publishCandidate(tx, actor.agencyId, params.id);
    return { data: await findCandidate(tx, actor, params.id, deps.config) };
  });

  route(app, deps, readCvAgain, async ({ tx, actor, input: { params } }) => {
    const candidate = await lockCandidate(tx, actor, params.id);
    if (!(await askForReading(tx, actor.agencyId, candidate))) throw noCv();
    await publishCandidate(tx, actor.agencyId, params.id);
    return { data: await findCandidate(tx, actor, params.id, deps.config) };
  });

  app.get(registerEndpoint(getSuggestedCv), async (request, reply) => {
    const file = await asActor(deps, request, getSuggestedCv, (actor, tx) => {
      const { params } = parseRequest(getSuggestedCv, request) as { params: SuggestionParams };
      return requireSuggestedCv(tx, actor, params);
    });
    return serveFile(deps, reply, file, { cache: 'private, no-store' });
  });

  app.get(registerEndpoint(getCv), async (request, reply) => {
    const file = await asActor(deps, request, getCv, (actor, tx) => {
      const { params, query } = parseRequest(getCv, request) as {
        params: { id: string };
        query: { applicationId?: string };
      };
      return requireCv(tx, actor, params.id, query.applicationId);
    });
    const { query } = parseRequest(getCv, request) as { query: { download?: string } };
    return serveFile(deps, reply, file, {
      cache: 'private, no-store',
      download: query.download !== undefined,
    });
  });
}
