import { after, before, describe, it } from 'node:test';
import { forgotPassword } from '@cantera/shared/contracts/auth';
import { expect } from 'expect';
import { inSeconds } from '../clock.ts';
import { withTenant } from '../db/tenant.ts';
import { createLogger } from '../log.ts';
import { withLogContext } from '../log-context.ts';
import { startTestServer, type TestServer, type TestUser } from '../testing/harness.ts';
import { type SmtpSink, startSmtpSink } from '../testing/smtp-sink.ts';
import { until } from '../testing/until.ts';
import { type RunningWorker, startWorker } from '../worker.ts';
import type { JobHandlers } from './handlers.ts';
import { enqueue } from './queue.ts';

describe('the lines of a job’s log', () => {
  let sink: SmtpSink;
  let server: TestServer;
  let admin: TestUser;
  const lines: Record<string, unknown>[] = [];
  let worker: RunningWorker | undefined;
  before(async () => {
    sink = await startSmtpSink();
    server = await startTestServer({ SMTP_URL: sink.url });
    admin = await server.createAgency();
  });
  after(async () => {
    await worker?.stop();
    await server.close();
    await sink.close();
  });

  it('name the request that caused it, the agency and the kind, those of the queue itself too', async () => {
    // Over a connection: its bytes come outside of what the first hook began.
    const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${url}${forgotPassword.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: admin.email }),
    });
    const request = answer.headers.get('x-request-id');
    expect(request).toEqual(expect.any(String));
    const [stored] = await until('the job', async () => {
      const rows = await server.asOwner<{ payload: Record<string, unknown> }>(
        "select payload from graphile_worker._private_jobs where payload ->> 'userId' = $1",
        [admin.userId],
      );
      return rows.length > 0 && rows;
    });
    expect(stored?.payload.causedByRequest).toBe(request);
    const log = createLogger('debug', { write: (line) => void lines.push(JSON.parse(line)) });
    sink.behave('busy');
    worker = startWorker({ ...server.deps, log }, server.databaseUrl);
    const told = { request, agency: admin.agencyId, kind: 'auth.send_reset', job: expect.any(String) };
    const line = (start: string) =>
      until(start, () => lines.find(({ msg }) => typeof msg === 'string' && msg.startsWith(start)));
    expect(await line('queue: Failed task')).toMatchObject(told);
    sink.behave('refuse');
    await server.asOwner("update graphile_worker._private_jobs set run_at = now() - interval '1 minute'");
    expect(await line('a mail with a link was not delivered')).toMatchObject(told);
    await worker.stop();
  });

  it('name it too in the jobs that a job enqueues; a job that nobody asked for names none', async () => {
    const { agencyId, userId } = admin;
    await withLogContext({ request: 'the request' }, () =>
      server.inTenant(agencyId, (tx) =>
        enqueue(tx, 'auth.send_invitation', { agencyId, userId, invitedBy: null }),
      ),
    );
    await server.inTenant(agencyId, (tx) =>
      enqueue(tx, 'messages.forget', { agencyId, candidateId: userId }),
    );
    const handlers: JobHandlers = {
      'auth.send_invitation': async (_payload, { deps }) =>
        withTenant(deps.pool, agencyId, (tx) =>
          enqueue(tx, 'retention.refresh', { agencyId }, { runAt: inSeconds(600) }),
        ),
    };
    worker = startWorker(server.deps, server.databaseUrl, handlers);
    const requestOf = async (kind: string) => {
      const [row] = await server.asOwner<{ id: string | null }>(
        `select j.payload ->> 'causedByRequest' as id from graphile_worker._private_jobs j
         join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1`,
        [kind],
      );
      return row && { id: row.id };
    };
    expect(await until('the job of the job', () => requestOf('retention.refresh'))).toEqual({
      id: 'the request',
    });
    expect(await requestOf('messages.forget')).toEqual({ id: null });
    await worker.stop();
  });
});
