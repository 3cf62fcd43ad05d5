import { after, before, describe, it } from 'node:test';
import { getCandidate } from '@cantera/shared/contracts/candidates';
import { sendGdpr } from '@cantera/shared/contracts/consents';
import { expect } from 'expect';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertCandidate } from '../../testing/pipeline-data.ts';
import { type SmtpSink, startSmtpSink } from '../../testing/smtp-sink.ts';
import { until } from '../../testing/until.ts';
import { startWorkerProcess } from '../../testing/worker-process.ts';

describe('the delivery of a mail that asks for consent', () => {
  let sink: SmtpSink;
  let server: TestServer;
  let recruiter: TestUser;
  before(async () => {
    sink = await startSmtpSink();
    server = await startTestServer({ SMTP_URL: sink.url });
    const admin = await server.createAgency();
    recruiter = await server.createUser(admin.agencyId, 'RECRUITER');
  });
  after(async () => {
    await server.close();
    await sink.close();
  });

  let number = 0;
  const newCandidate = () => {
    number += 1;
    return insertCandidate(server, recruiter.agencyId, { email: `asked${number}@example.test` });
  };
  const send = (id: string, user = recruiter) => server.call(sendGdpr, user, { params: { id } });
  const shown = async (id: string) =>
    (await server.call(getCandidate, recruiter, { params: { id } })).body.data.gdpr;
  const stored = async (id: string) => {
    const [row] = await server.asOwner<{ delivery: string }>(
      'select delivery from consent_requests where candidate_id = $1 order by id desc limit 1',
      [id],
    );
    return row?.delivery;
  };
  const mailsTo = (given: number) =>
    sink.mails.filter((mail) => mail.to?.some(({ address }) => address === `asked${given}@example.test`));

  it('is uncertain after kill -9 while it was being sent, and is not sent again by itself', async () => {
    sink.behave('hold');
    const id = await newCandidate();
    expect((await send(id)).status).toBe(200);
    const killed = await startWorkerProcess(server);
    await until('the text at the mail server', () => sink.received() > 0);
    await killed.kill();
    expect([await stored(id), (await shown(id)).delivery]).toEqual(['SENDING', 'WAITING']);
    sink.behave('accept');
    const worker = await startWorkerProcess(server);
    await until('the delivery', async () => (await shown(id)).delivery === 'UNCERTAIN');
    await worker.end();
    expect([sink.received(), mailsTo(number)]).toEqual([1, []]);
  });

  it('is tried again while the mail server does not take it, and arrives once', async () => {
    sink.behave('busy');
    const id = await newCandidate();
    await send(id);
    const worker = await startWorkerProcess(server);
    await until('a first attempt', async () => {
      const [job] = await server.asOwner<{ attempts: number }>(
        "select attempts from graphile_worker.jobs where task_identifier = 'consents.send' and last_error is not null",
      );
      return job;
    });
    expect(await stored(id)).toBe('WAITING');
    sink.behave('accept');
    await until('the delivery', async () => (await shown(id)).delivery === 'SENT');
    await worker.end();
    expect(mailsTo(number)).toHaveLength(1);
  });

  it('is refused to a member who asks for more than anybody does by hand, and to no other', async () => {
    const other = await server.createUser(recruiter.agencyId, 'RECRUITER');
    const id = await newCandidate();
    expect((await send(id)).status).toBe(200);
    await server.asOwner('update sending_limits set count = 200 where key = $1', [
      `consents of ${recruiter.userId}`,
    ]);
    const next = await newCandidate();
    const refused = await send(next);
    expect([refused.status, (await shown(next)).status]).toEqual([429, 'NOT_SENT']);
    expect((await send(next, other)).status).toBe(200);
    await server.asOwner("update sending_limits set count = 1000 where key = 'consents'");
    expect((await send(next, other)).status).toBe(429);
  });
});
