import { Writable } from 'node:stream';
import { after, before, describe, it } from 'node:test';
import { candidateReportOptions } from '@cantera/shared/contracts/report-options';
import { expect } from 'expect';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import { createLogger } from '../../log.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { openPosition, stepNamed } from '../../testing/pipeline-data.ts';
import { insertReported, type ReportedPerson } from '../../testing/report-data.ts';
import { makeReport } from './candidate-report.service.ts';
import { makePositionReport } from './making.service.ts';

const SECRETS = /aurembiaix|puigdollers|611[ .-]?22|xerinacs|zafrella/i;
const ANONYMOUS = { is_contact_info_included: false, is_anony_managed_data_included: true };
const ALL = {
  is_scoring_included: true,
  is_kq_included: true,
  is_summary_included: true,
  is_salary_info_included: true,
};

describe('what goes with an anonymous report', () => {
  let server: TestServer;
  let app: FastifyInstance;
  let recruiter: TestUser;
  let positionId: string;
  let inbox: string;
  let reported: ReportedPerson;
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const log = createLogger('trace', destination);
  before(async () => {
    server = await startTestServer();
    app = await buildApp({ ...server.deps, log });
    const admin = await server.createAgency();
    recruiter = await server.createUser(admin.agencyId, 'RECRUITER');
    positionId = await openPosition(server, recruiter);
    reported = await insertReported(server, recruiter, positionId);
    inbox = await stepNamed(server, recruiter.agencyId, positionId, 'Inbox');
  });
  after(async () => {
    await app.close();
    await server.close();
  });
  const ask = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const authorization = `Bearer ${recruiter.token}`;
    return app.inject({ method, url, headers: { authorization }, ...(payload ? { payload } : {}) });
  };
  const make = (reportId: string, off: Parameters<typeof makePositionReport>[3] = []) =>
    makePositionReport({ ...server.deps, log }, { agencyId: recruiter.agencyId, reportId }, true, off);

  it('[CREP-51] names nobody in headers, names of files and logs, of reports that are delivered and that are held back', async () => {
    const ofCandidate = `/api/v1/candidates/${reported.candidateId}/reports`;
    const ofPosition = `/api/v1/agency/clients/jobs/${positionId}/reports`;
    const body = { ...ANONYMOUS, ...ALL, comment_ids: reported.commentIds };
    const asked = { ...ANONYMOUS, ...ALL, step_ids: [inbox] };
    const answers = [
      await ask('POST', `${ofCandidate}/preview`, { ...body, is_skills_included: true }),
      await ask('POST', ofCandidate, body),
      await ask('POST', ofCandidate, { ...body, is_contact_info_included: true }),
      await ask('POST', `${ofPosition}/preview`, asked),
    ];
    const ids: string[] = [];
    for (const off of [[], ['NAMES', 'HANDLES']] as const) {
      const made = await ask('POST', ofPosition, asked);
      const { id } = made.json<{ data: { id: string } }>().data;
      ids.push(id);
      await make(id, off);
      answers.push(
        made,
        await ask('GET', `${ofPosition}/${id}`),
        await ask('GET', `${ofPosition}/${id}/file`),
      );
    }
    answers.push(await ask('GET', ofPosition));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([
      200, 200, 400, 200, 202, 200, 200, 202, 200, 409, 200,
    ]);
    const names = answers.flatMap(({ headers }) => headers['content-disposition'] ?? []);
    expect(names).toEqual([
      expect.stringMatching(/filename="CV-[0-9A-Z]{4}\.pdf"/),
      expect.stringMatching(/filename="Report-[0-9A-Z]{4}\.pdf"/),
    ]);
    for (const { headers, statusCode, body: text } of answers) {
      expect(JSON.stringify(headers)).not.toMatch(SECRETS);
      // The comments of a refusal as well, and the list of what was made.
      if (statusCode !== 200 || text.startsWith('{"data":{"items"')) expect(text).not.toMatch(SECRETS);
    }
    const stored = await server.asOwner<{ file_name: string }>(
      `select r.file_name from reports r where r.agency_id = $1
       union all select f.name from files f join reports r on r.agency_id = f.agency_id and r.file_id = f.id where r.agency_id = $1`,
      [recruiter.agencyId],
    );
    expect(stored.length).toBeGreaterThan(ids.length);
    expect(JSON.stringify(stored)).not.toMatch(SECRETS);
    // What is held back is an error, which is logged as every 500 is.
    const actor = { ...recruiter, sessionId: '', role: 'RECRUITER' } as const;
    const options = candidateReportOptions.parse({
      isContactInfoIncluded: false,
      isAnonyManagedDataIncluded: true,
      isSummaryIncluded: true,
    });
    const held = await makeReport(
      { ...server.deps, log },
      (work) => server.inTenant(recruiter.agencyId, work),
      actor,
      reported.candidateId,
      options,
      ['NAMES', 'HANDLES'],
    ).catch((error: unknown) => error);
    log.error({ err: held }, 'request failed');
    expect(lines.join('')).toContain('REPORT_NOT_SAFE');
    expect(lines.join('')).not.toMatch(SECRETS);
  });
});
