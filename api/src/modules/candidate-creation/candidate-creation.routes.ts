import {
  CV_READING_WAIT_MS,
  CV_SCAN_WAIT_MS,
  createCandidate,
  extractFromCv,
} from '@cantera/shared/contracts/candidate-creation';
import { MAX_FILE_BYTES } from '@cantera/shared/contracts/enums';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { invalidFields } from '../../errors.ts';
import { route, uploadRoute } from '../../http/route.ts';
import { requireCandidateRoom } from '../agency/index.ts';
import { findCandidate } from '../candidates/index.ts';
import { withModelEntries } from '../cv-model/index.ts';
import { scanReadersOf, WaitingReaders } from '../cv-reading/index.ts';
import { cleanFileName, isPdf, putBytes, readForm, requireFile } from '../files/index.ts';
import { keyedCall } from '../keyed-calls/index.ts';
import { createCandidateOnce } from './creation.service.ts';
import { describeCv, requireUnknownPerson } from './extraction.service.ts';

export function candidateCreationRoutes(app: FastifyInstance, deps: Deps): void {
  const { config } = deps;
  route(app, deps, createCandidate, async ({ tx, actor, request, input: { body } }) => {
    const call = keyedCall(request, createCandidate, body);
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
    const reading = await readers.readWithin(bytes, CV_READING_WAIT_MS, {
      scans: scanReadersOf(config),
      scansMs: CV_SCAN_WAIT_MS,
    });
    // Also before it is stored: of somebody known the file is no use.
    if (reading) await inTenant((tx) => requireUnknownPerson(tx, agencyId, reading));
    const whole = reading && (await withModelEntries(deps, agencyId, reading));
    const cv = await putBytes(deps.files, agencyId, {
      access: 'private',
      bytes,
      contentType: 'application/pdf',
      name: cleanFileName(name, 'pdf'),
      createdBy: actor.userId,
    });
    return { data: await inTenant((tx) => describeCv(tx, actor, cv, whole, config)) };
  });
}
