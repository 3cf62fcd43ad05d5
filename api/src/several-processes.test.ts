import { getPriority } from 'node:os';
import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import { automate, connectMail, mail, saveWorkflow } from './testing/automation-data.ts';
import { multipart, tinyPdf } from './testing/forms.ts';
import { startTestServer, type TestServer, type TestUser } from './testing/harness.ts';
import { applicant, portalPosition, slugOf } from './testing/public-data.ts';
import { type SmtpSink, startSmtpSink } from './testing/smtp-sink.ts';
import { until } from './testing/until.ts';
import { startWebProcess, startWorkerProcess, type WorkerProcess } from './testing/worker-process.ts';

type Web = Awaited<ReturnType<typeof startWebProcess>>;
const APPLICANTS = 6;
/** Processes that start on a busy machine. */
const START_MS = 240_000;

describe('two web servers and two workers on one database', () => {
  let sink: SmtpSink;
  let server: TestServer;
  let admin: TestUser;
  let positionId: string;
  let webs: Web[];
  let workers: WorkerProcess[];
  before(
    async () => {
      sink = await startSmtpSink();
      server = await startTestServer({ SMTP_URL: sink.url });
      admin = await server.createAgency();
      await connectMail(server, admin);
      positionId = await portalPosition(server, admin);
      const welcome = await saveWorkflow(server, admin.agencyId, [mail('Welcome')]);
      await automate(server, admin.agencyId, positionId, { welcome });
      // At the same moment, as a deployment starts them.
      [webs, workers] = await Promise.all([
        Promise.all([startWebProcess(server), startWebProcess(server)]),
        Promise.all([startWorkerProcess(server), startWorkerProcess(server)]),
      ]);
    },
    { timeout: START_MS },
  );
  after(async () => {
    await Promise.all([...(webs ?? []), ...(workers ?? [])].map((each) => each.end()));
    await server.close();
    await sink.close();
  });

  it('[ENG-49] has workers give way to web servers of the machine', () => {
    const own = getPriority();
    const worker = Math.max(own, 5);
    const niceness = ({ child }: { readonly child: { readonly pid?: number } }) => getPriority(child.pid);
    expect([...webs.map(niceness), ...workers.map(niceness)]).toEqual([own, own, worker, worker]);
  });

  const applyAt = async ({ url }: Web, number: number) => {
    const fields = applicant({ email: `one-${number}@example.test`, last_name: `Roca ${number}` });
    const { headers, payload } = multipart(fields, [{ field: 'cv', name: 'cv.pdf', content: tinyPdf() }]);
    const answer = await fetch(
      `${url}/services/career-site/api/v1/public/${slugOf(admin)}/positions/${positionId}/applications`,
      { method: 'POST', headers, body: new Uint8Array(payload) },
    );
    expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
  };
  const subjectsTo = (number: number) =>
    sink.mails
      .filter(({ to }) => to?.some(({ address }) => address === `one-${number}@example.test`))
      .map(({ subject }) => (subject === 'Welcome' ? 'Welcome' : 'receipt'))
      .toSorted();

  it('mail each applicant once, whichever server took the application, and tell the screens of the other', async () => {
    const [first, second] = webs;
    if (!first || !second) throw new Error('two web servers');
    const leave = new AbortController();
    const stream = await fetch(`${second.url}/api/v1/events`, {
      headers: { authorization: `Bearer ${admin.token}` },
      signal: leave.signal,
    });
    let heard = '';
    const listening = (async () => {
      const decoder = new TextDecoder();
      for await (const part of stream.body ?? []) heard += decoder.decode(part);
    })().catch(() => undefined);
    await until('the stream', () => heard.includes(': connected'));
    expect(heard).not.toContain(`board/${positionId}`);
    await applyAt(first, 0);
    await until('the board, told over the other server', () => heard.includes(`board/${positionId}`));
    await until('the status of a mail, told by a worker', () => heard.includes('candidate/'));
    const others = Array.from({ length: APPLICANTS - 1 }, (_, index) => index + 1);
    await Promise.all(others.map((number) => applyAt(number % 2 === 0 ? first : second, number)));
    await until('the mail of each', () => [0, ...others].every((number) => subjectsTo(number).length >= 1));
    await until('nothing that is due', async () => {
      const [row] = await server.asOwner<{ left: number }>(
        'select count(*)::int as left from graphile_worker._private_jobs where run_at <= $1 or locked_at is not null',
        [new Date()],
      );
      return row?.left === 0;
    });
    // The receipt is part of the welcome.
    for (const number of [0, ...others]) expect(subjectsTo(number)).toEqual(['Welcome']);
    leave.abort();
    await listening;
  });
});
