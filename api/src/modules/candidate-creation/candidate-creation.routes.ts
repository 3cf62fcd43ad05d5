import {
  CV_READING_WAIT_MS,
  createCandidate,
  extractFromCv,
} from '@cantera/shared/contracts/candidate-creation';
import { MAX_FILE_BYTES } from '@cantera/shared/contracts/enums';
import { isUuid } from '@cantera/shared/contracts/text';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { invalidFields } from '../../errors.ts';
import { route, uploadRoute } from '../../http/route.ts';
import { requireCandidateRoom } from '../agency/index.ts';
import { findCandidate } from '../candidates/index.ts';
import { WaitingReaders } from '../cv-reading/index.ts';
import { cleanFileName, isPdf, putBytes, readForm, requireFile } from '../files/index.ts';
import { createCandidateOnce } from './creation.service.ts';
import { type KeyedCall, keyedCall } from './creation-keys.repository.ts';
import { describeCv, requireUnknownPerson } from './extraction.service.ts';

/** The key that the sender gave its call. Throws 400 naming the header for what is no uuid. */
function callOf(request: FastifyRequest, body: unknown): KeyedCall | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !isUuid(key)) throw invalidFields({ idempotency_key: 'invalid_format' });
  return keyedCall(key, body);
}

export function candidateCreationRoutes(app: FastifyInstance, deps: Deps): void {
  const { config } = deps;
  route(app, deps, createCandidate, async ({ tx, actor, request, input: { body } }) => {
    const call = callOf(request, body);
    const id = await createCandidateOnce(tx, actor, body, { call, undoSeconds: config.undoSeconds });
    return { data: await findCandidate(tx, actor, id, config) };
  });

  const readers = new WaitingReaders(config.cvReaders);
  uploadRoute(app, deps, extractFromCv, async ({ actor, request, inTenant }) => {
    const { agencyId } = actor;
    // Before the file is read: nobody uploads 10 MB for a candidate that the plan has no room for.
    await inTenant((tx) => requireCandidateRoom(tx, agencyId));
    const { bytes, name } = requireFile(await readForm(request, MAX_FILE_BYTES, 'file'), 'file');
    if (!isPdf(bytes)) throw invalidFields({ file: 'not_a_pdf' });
    const reading = await readers.readWithin(bytes, CV_READING_WAIT_MS);
    // Also before it is stored: of somebody known the file is no use.
    if (reading) await inTenant((tx) => requireUnknownPerson(tx, agencyId, reading));
    const cv = await putBytes(deps.files, agencyId, {
      access: 'private',
      bytes,
      contentType: 'application/pdf',
      name: cleanFileName(name, 'pdf'),
      createdBy: actor.userId,
    });
    return { data: await inTenant((tx) => describeCv(tx, actor, cv, reading, config)) };
  });
}
