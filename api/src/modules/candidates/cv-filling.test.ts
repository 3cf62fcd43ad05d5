import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { deleteCandidate, updateCandidate } from '@cantera/shared/contracts/candidate-changes';
import { type Candidate, getCandidate, listCandidates } from '@cantera/shared/contracts/candidates';
import { listSteps } from '@cantera/shared/contracts/pipeline';
import { expect } from 'expect';
import PDFDocument from 'pdfkit';
import { multipart } from '../../testing/forms.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertCandidate } from '../../testing/pipeline-data.ts';
import { applicant, apply, portalPosition, slugOf } from '../../testing/public-data.ts';
import { until } from '../../testing/until.ts';
import { type RunningWorker, startWorker } from '../../worker.ts';
import { loadCities } from '../lookups/index.ts';
import { candidateJobs } from './candidates.jobs.ts';

const fixture = (name: string): Promise<Buffer> =>
  readFile(path.join(import.meta.dirname, '../../../fixtures/cv', `${name}.pdf`));

function pdf(
  draw: (document: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const document = new PDFDocument(options);
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  draw(document);
  const whole = new Promise<Buffer>((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))));
  document.end();
  return whole;
}

describe('reading CVs into candidates', () => {
  let server: TestServer;
  let worker: RunningWorker;
  let admin: TestUser;
  before(async () => {
    server = await startTestServer({ PUBLIC_APPLY_LIMIT: '1000' });
    await loadCities(server.databaseUrl);
    admin = await server.createAgency();
    worker = startWorker(server.deps, server.databaseUrl);
    await worker.started;
  });
  after(async () => {
    await worker.stop();
    await server.close();
  });

  const get = async (id: string) => (await server.call(getCandidate, admin, { params: { id } })).body.data;
  async function upload(id: string, content: Buffer): Promise<Candidate> {
    const answer = await server.inject(
      {
        method: 'POST',
        url: `/api/v1/candidates/${id}/upload-cv`,
        ...multipart({}, [{ field: 'file', name: 'cv.pdf', content }]),
      },
      admin,
    );
    expect(answer.statusCode).toBe(200);
    return until('the CV is read', async () => {
      const candidate = await get(id);
      return candidate.cvStatus !== 'PENDING' && candidate;
    });
  }

  it('fills the card of an application from its CV', async () => {
    const positionId = await portalPosition(server, admin);
    const answer = await apply(
      server,
      slugOf(admin),
      positionId,
      applicant({ first_name: 'Íñigo', last_name: '', linkedin: '' }),
      {
        name: 'cv.pdf',
        content: await fixture('es-icons-spaced'),
      },
    );
    expect(answer.statusCode).toBe(200);
    const card = await until('the card has data', async () => {
      const steps = (await server.call(listSteps, admin, { params: { id: positionId } })).body.data.items;
      const found = steps.flatMap((step) => step.applications)[0];
      return found?.candidate.jobTitle ? found : undefined;
    });
    expect(card.candidate).toMatchObject({
      jobTitle: 'Desarrollador Full Stack',
      companyName: 'Marea Digital',
    });
    const candidate = await get(card.candidate.id);
    expect(candidate).toMatchObject({
      firstName: 'Íñigo',
      lastName: 'Zubizarreta Olabarría',
      phoneNumber: '+34 600 123 456',
      cvStatus: 'READ',
      location: { name: 'Donostia / San Sebastián', countryName: 'Spain' },
    });
    expect(candidate.email).toMatch(/@example\.test$/);
    expect(candidate.workExperiences.map((stage) => stage.companyName)).toContain('Ibilbide Mobility');
    expect(candidate.educations).toHaveLength(1);
    expect(candidate.hardSkills.length).toBeGreaterThan(0);
    expect(candidate.extracted.jobTitle).toEqual({
      confidence: expect.any(Number),
      page: 1,
      text: expect.stringMatching(/desarrollador/i),
    });
    expect(Object.keys(candidate.extracted)).not.toContain('email');
    expect(Object.keys(candidate.extracted)).not.toContain('phoneNumber');
    const found = (await server.call(listCandidates, admin, { query: { searchTerm: 'marea digital' } })).body
      .data;
    expect(found.items.map((item) => item.id)).toEqual([candidate.id]);
  });

  it('never overwrites what a person wrote, and replaces what an earlier CV said', async () => {
    const id = await insertCandidate(server, admin.agencyId, {
      first_name: 'Íñigo',
      last_name: 'Escrit',
      job_title: 'Cap de projecte',
    });
    const first = await upload(id, await fixture('es-icons-spaced'));
    expect(first).toMatchObject({ lastName: 'Escrit', jobTitle: 'Cap de projecte', cvStatus: 'READ' });
    expect(first.workExperiences.map((stage) => stage.companyName)).toContain('Marea Digital');
    await server.call(updateCandidate, admin, { params: { id }, body: { summary: 'Escrit a mà' } });
    const second = await upload(id, await fixture('ca-teacher'));
    expect(second).toMatchObject({ jobTitle: 'Cap de projecte', summary: 'Escrit a mà' });
    expect(second.workExperiences.map((stage) => stage.companyName)).not.toContain('Marea Digital');
    expect(second.workExperiences.length).toBeGreaterThan(0);
  });

  it('leaves an address that another candidate has to him', async () => {
    const first = await insertCandidate(server, admin.agencyId, { email: 'inigo.zubi@desarrollo.example' });
    const id = await insertCandidate(server, admin.agencyId);
    expect((await upload(id, await fixture('es-icons-spaced'))).email).toBeNull();
    expect((await get(first)).email).toBe('inigo.zubi@desarrollo.example');
  });

  it('[PANEL-35] says why a CV cannot be read and keeps it', async () => {
    const bad: [string, Buffer, string[]][] = [
      ['encrypted', await pdf((document) => document.text('Secret'), { userPassword: 'x' }), ['ENCRYPTED']],
      ['empty', Buffer.from('%PDF-1.7\n'), ['BROKEN']],
      ['truncated', (await fixture('es-icons-spaced')).subarray(0, 5000), ['BROKEN', 'NO_TEXT']],
      ['scanned', await fixture('en-scanned'), ['NO_TEXT']],
    ];
    for (const [name, content, expected] of bad) {
      const candidate = await upload(await insertCandidate(server, admin.agencyId), content);
      expect([name, expected.includes(candidate.cvStatus), candidate.hasCv]).toEqual([name, true, true]);
      expect(candidate.extracted).toEqual({});
    }
  });

  it('keeps an application whose CV is broken', async () => {
    const positionId = await portalPosition(server, admin);
    const answer = await apply(server, slugOf(admin), positionId, applicant({ first_name: 'Broken' }), {
      name: 'cv.pdf',
      content: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2000, 7)]),
    });
    expect(answer.statusCode).toBe(200);
    const id = await until('the application stands', async () => {
      const steps = (await server.call(listSteps, admin, { params: { id: positionId } })).body.data.items;
      return steps.flatMap((step) => step.applications)[0]?.candidate.id;
    });
    await until('its CV is judged', async () => (await get(id)).cvStatus === 'BROKEN');
    expect((await get(id)).hasCv).toBe(true);
  });

  it('reads the beginning of 500 pages within its time', async () => {
    const long = await pdf((document) => {
      document.text('Josefa Bermúdez Casal\njosefa@example.test');
      for (let page = 1; page < 500; page++) document.addPage().text(`Page ${page}`);
    });
    const candidate = await upload(await insertCandidate(server, admin.agencyId), long);
    expect(candidate.cvStatus).toBe('READ');
  });

  it('leaves alone who has another CV by now, and who is gone', async () => {
    const id = await insertCandidate(server, admin.agencyId);
    const before = await upload(id, await fixture('es-icons-spaced'));
    const old = /private\/[^/]+\/([^?]+)/.exec(before.cvUrl ?? '')?.[1] ?? '';
    const now = await upload(id, await fixture('ca-teacher'));
    const job = { agencyId: admin.agencyId, candidateId: id, fileId: old };
    const context = { deps: server.deps, attempt: 1, isLastAttempt: true };
    await candidateJobs['candidates.read_cv']?.(job, context);
    expect((await get(id)).version).toBe(now.version);
    await server.call(deleteCandidate, admin, { params: { id } });
    await candidateJobs['candidates.read_cv']?.(job, context);
    expect((await server.call(getCandidate, admin, { params: { id } })).status).toBe(404);
  });
});
