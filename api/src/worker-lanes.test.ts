import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import { now } from './clock.ts';
import { newId } from './ids.ts';
import type { JobHandlers } from './jobs/handlers.ts';
import { lanesOf } from './jobs/lanes.ts';
import { PutBack } from './jobs/put-back.ts';
import { enqueue } from './jobs/queue.ts';
import { queueMessage, sealPassword, writeAccount } from './modules/messages/index.ts';
import { enqueueScores, enqueueScoresAgain } from './modules/scores/index.ts';
import { multipart, tinyPdf } from './testing/forms.ts';
import { startTestServer, type TestServer, type TestUser } from './testing/harness.ts';
import { insertCandidate } from './testing/pipeline-data.ts';
import { SINK_PASSWORD, type SmtpSink, startSmtpSink } from './testing/smtp-sink.ts';
import { until } from './testing/until.ts';
import { startWorker } from './worker.ts';

/** A mail server that hangs gives the slots of its mails back after 20 s: what is done before waits for none of them. */
const WITHOUT_MS = 15_000;

describe('lanes of the queue', () => {
  let sink: SmtpSink;
  let server: TestServer;
  let busy: TestUser;
  let other: TestUser;
  before(async () => {
    sink = await startSmtpSink();
    server = await startTestServer({ SMTP_URL: sink.url, CV_READERS: '1' });
    busy = await server.createAgency();
    other = await server.createAgency('Bru');
  });
  after(async () => {
    await server.close();
    await sink.close();
  });

  const read = (agencyId: string, candidateId: string, fileId = candidateId) =>
    server.inTenant(agencyId, (tx) =>
      enqueue(tx, 'candidates.read_cv', { agencyId, candidateId, fileId }, { key: `read_cv:${candidateId}` }),
    );
  const queueMails = (user: TestUser, count: number) =>
    server.inTenant(user.agencyId, async (tx) => {
      const ids: string[] = [];
      for (let number = 1; number <= count; number += 1)
        ids.push(
          (await queueMessage(tx, {
            agencyId: user.agencyId,
            channel: 'EMAIL',
            senderName: 'Bru',
            fromAddress: 'no-reply@example.test',
            toAddress: `one-${number}@example.test`,
            subject: `${user.agencyId} ${number}`,
            body: '<p>hello</p>',
          })) ?? '',
        );
      return ids;
    });
  /** A member of a new agency whose mails leave by an account of their own. */
  const memberBy = async (port: number): Promise<TestUser> => {
    const user = await server.createAgency();
    const { agencyId, userId } = user;
    const channelId = newId();
    const mailAddress = `${userId}@agency.example`;
    await server.inTenant(agencyId, async (tx) => {
      await tx
        .insertInto('channels')
        .values({ agency_id: agencyId, id: channelId, user_id: userId, type: 'EMAIL', created_at: now() })
        .execute();
      await writeAccount(tx, agencyId, channelId, {
        host: '127.0.0.1',
        port,
        security: 'NONE',
        username: 'bru',
        sealed_password: sealPassword(server.deps.config, { agencyId, channelId }, SINK_PASSWORD),
        from_name: 'Bru',
        from_address: mailAddress,
      });
    });
    return user;
  };
  const writeTo = ({ agencyId, userId }: TestUser, count: number) =>
    server.inTenant(agencyId, async (tx) => {
      for (let number = 1; number <= count; number += 1)
        await queueMessage(tx, {
          agencyId,
          channel: 'EMAIL',
          senderId: userId,
          senderName: 'Bru',
          fromAddress: 'bru@agency.example',
          toAddress: `one-${number}@example.test`,
          subject: `by an account ${number}`,
          body: '<p>hello</p>',
        });
    });
  const attemptsOf = async (candidateId: string) => {
    const [row] = await server.asOwner<{ attempts: number }>(
      'select attempts from graphile_worker.jobs where key = $1',
      [`read_cv:${candidateId}`],
    );
    return row?.attempts;
  };

  it('lets an agency’s first job go before the many of another', async () => {
    for (let number = 1; number <= 6; number += 1) await read(busy.agencyId, `busy ${number}`);
    await read(other.agencyId, 'other 1');
    const order: string[] = [];
    const handlers: JobHandlers = {
      'candidates.read_cv': async ({ candidateId }) => void order.push(candidateId),
    };
    const worker = startWorker(server.deps, server.databaseUrl, handlers);
    await until('all seven', () => order.length === 7);
    await worker.stop();
    expect(order).toEqual(['busy 1', 'other 1', 'busy 2', 'busy 3', 'busy 4', 'busy 5', 'busy 6']);
  });

  it('[SCORE-18] scores who is new while thousands are scored again', async () => {
    const { agencyId } = busy;
    const ids = Array.from({ length: 20 }, () => newId());
    const [fresh = ''] = ids;
    await server.inTenant(agencyId, (tx) => enqueueScoresAgain(tx, agencyId, ids));
    const scored: string[] = [];
    const { promise: open, resolve: release } = Promise.withResolvers<void>();
    const handlers: JobHandlers = {
      'scores.score': async ({ applicationId }) => void scored.push(applicationId),
      'scores.score_again': () => open,
    };
    const worker = startWorker(server.deps, server.databaseUrl, handlers);
    try {
      await server.inTenant(agencyId, (tx) => enqueueScores(tx, agencyId, [fresh]));
      await until('the new one scored', () => scored.length === 1);
      expect(scored).toEqual([fresh]);
    } finally {
      release();
      await worker.stop();
    }
  });

  it('gives a job that could not have its turn back as it was', async () => {
    let asked = 0;
    const handlers: JobHandlers = {
      async 'candidates.read_cv'(_payload, { attempt }) {
        asked += 1;
        expect(attempt).toBe(1);
        if (asked < 3) throw new PutBack('not now', 0);
      },
    };
    await read(busy.agencyId, 'patient');
    const worker = startWorker(server.deps, server.databaseUrl, handlers);
    await until('the third time', () => asked === 3);
    await until('the job gone', async () => (await attemptsOf('patient')) === undefined);
    await worker.stop();
  });

  it('reads a CV while a mail server hangs, and says honestly what became of the mails', async (test) => {
    sink.behave('hold');
    const before = sink.received();
    const lane = lanesOf(server.deps.config).find(({ jobs }) => jobs.includes('messages.send'));
    const share = lane?.agencySlots ?? 0;
    expect(share).toBeLessThan(lane?.slots ?? 0);
    const ids = await queueMails(busy, 2 * share);
    const worker = startWorker(server.deps, server.databaseUrl);
    test.after(() => worker.stop());
    await until('mails under way', () => sink.received() - before >= 2);
    const candidateId = await insertCandidate(server, other.agencyId);
    const uploaded = performance.now();
    const answer = await server.inject(
      {
        method: 'POST',
        url: `/api/v1/candidates/${candidateId}/upload-cv`,
        ...multipart({}, [{ field: 'file', name: 'cv.pdf', content: tinyPdf() }]),
      },
      other,
    );
    expect(answer.statusCode).toBeLessThan(300);
    await until(
      'the CV read',
      async () => {
        const [row] = await server.asOwner<{ cv_status: string }>(
          'select cv_status from candidates where id = $1',
          [candidateId],
        );
        return row?.cv_status !== 'PENDING';
      },
      WITHOUT_MS,
    );
    expect(performance.now() - uploaded).toBeLessThan(WITHOUT_MS);
    // No more of one agency at a time than its share, and each over after 20 s: sent for all that is known.
    expect(sink.received() - before).toBeLessThanOrEqual(share);
    const settled = await until(
      'a mail settled',
      async () => {
        const rows = await server.asOwner<{ status: string }>(
          "select status from messages where id = any($1) and status not in ('WAITING', 'SENDING')",
          [ids],
        );
        return rows.length > 0 && rows;
      },
      25_000,
    );
    expect(new Set(settled.map(({ status }) => status))).toEqual(new Set(['UNCERTAIN']));
    sink.behave('accept');
    const [theirs] = await queueMails(other, 1);
    await until('the mail of the other agency', async () => {
      const [row] = await server.asOwner<{ status: string }>('select status from messages where id = $1', [
        theirs,
      ]);
      return row?.status === 'SENT';
    });
  });

  it('lets a mail of a member leave by its own server while another server hangs with those of other agencies', async (test) => {
    const [hanging, healthy] = [await startSmtpSink(), await startSmtpSink()];
    test.after(async () => {
      await hanging.close();
      await healthy.close();
    });
    hanging.behave('hold');
    const portOf = ({ url }: SmtpSink): number => Number(new URL(url).port);
    const lane = lanesOf(server.deps.config).find(({ jobs }) => jobs.includes('messages.send_written'));
    const crowd = Math.ceil((lane?.slots ?? 0) / (lane?.agencySlots ?? 1)) + 1;
    for (let agency = 0; agency < crowd; agency += 1)
      await writeTo(await memberBy(portOf(hanging)), lane?.agencySlots ?? 0);
    const theirs = await memberBy(portOf(healthy));
    const worker = startWorker(server.deps, server.databaseUrl);
    test.after(() => worker.stop());
    await until('mails at the server that hangs', () => hanging.received() >= 2);
    await writeTo(theirs, 3);
    const asked = performance.now();
    await until('the mails by the other server', () => healthy.mails.length === 3, WITHOUT_MS);
    expect(performance.now() - asked).toBeLessThan(WITHOUT_MS);
    // Nothing of the server that hangs was over meanwhile, and it has no more than its two conversations.
    expect([hanging.received(), hanging.open()]).toEqual([2, 2]);
  });
});
