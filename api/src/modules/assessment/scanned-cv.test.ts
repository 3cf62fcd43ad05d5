import { after, before, describe, it } from 'node:test';
import { getApplication } from '@cantera/shared/contracts/applications';
import { searchCandidates } from '@cantera/shared/contracts/candidate-search';
import { updatePosition } from '@cantera/shared/contracts/position-changes';
import { expect } from 'expect';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertApplication, insertCandidate, openPosition } from '../../testing/pipeline-data.ts';
import { refreshSearch } from '../../testing/search-data.ts';
import { storeFile } from '../../testing/stored-file.ts';
import { writePages } from '../cv-pages/index.ts';
import { readCv } from '../cv-reading/index.ts';
import { column, textPdf } from '../cv-reading/testing/make-pdf.ts';
import { scanPdf } from '../cv-reading/testing/scan-pdf.ts';
import { realScanReaders } from '../cv-reading/testing/tesseract.ts';
import { assessmentJobs } from './index.ts';

/** A machine that others use as well: what is measured is never how fast it is. */
const PATIENT = { timeoutMs: 600_000, scansMs: 600_000 };
const QUOTED = 'Ran Kubernetes in production for forty services';
const CV = textPdf([
  column(['Ada Byron', 'EXPERIENCE', 'Backend developer at Acme in Girona', QUOTED], 50, 790, 12),
]);

describe('a CV that was read from a scan', () => {
  let server: TestServer;
  let admin: TestUser;
  let candidateId: string;
  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency();
    const { agencyId, userId } = admin;
    const scan = await scanPdf(CV, { dpi: 200, noise: 20 });
    const reading = await readCv(scan, { ...PATIENT, scans: await realScanReaders() });
    const fileId = await server.inTenant(agencyId, async (tx) => {
      const file = await storeFile(tx, server.deps.files, agencyId, {
        name: 'cv.pdf',
        contentType: 'application/pdf',
        access: 'private',
        createdBy: userId,
        bytes: Buffer.from(scan),
      });
      await writePages(tx, agencyId, file.id, reading);
      return file.id;
    });
    candidateId = await insertCandidate(server, agencyId, { first_name: 'Ada', last_name: 'Byron' });
    await server.asOwner("update candidates set cv_file_id = $1, cv_status = 'READ' where id = $2", [
      fileId,
      candidateId,
    ]);
  });
  after(() => server.close());

  it('[INTAKE-24] is quoted by its score as any other', async () => {
    const { agencyId } = admin;
    const id = await openPosition(server, admin);
    await server.call(updatePosition, admin, {
      params: { id },
      body: { title: 'Waiter', jobDescription: '<h2>Requirements</h2><ul><li>Kubernetes</li></ul>' },
    });
    const applicationId = await insertApplication(server, agencyId, id, 'Inbox', candidateId);
    const context = { deps: server.deps, attempt: 1, isLastAttempt: false };
    await assessmentJobs['scores.score']?.({ agencyId, applicationId }, context);
    const { body } = await server.call(getApplication, admin, { params: { id, applicationId } });
    const met = body.data.scoring.criteria.filter(({ verdict }) => verdict === 'MET');
    expect(met.flatMap(({ quotes }) => quotes)).toEqual([{ page: 1, text: QUOTED, box: expect.any(Array) }]);
  });

  it('[INTAKE-24] is found by its words as any other', async () => {
    await refreshSearch(server, admin.agencyId);
    const { body } = await server.call(searchCandidates, admin, {
      body: { queryTerm: 'kubernetes' } as never,
    });
    expect(
      body.data.items.map(({ id, clauses }) => [id, clauses.flatMap(({ evidence }) => evidence)]),
    ).toEqual([[candidateId, [{ field: 'CV', quote: QUOTED, page: 1 }]]]);
  });
});
