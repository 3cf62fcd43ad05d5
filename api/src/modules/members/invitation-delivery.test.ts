import { after, before, describe, it } from 'node:test';
import { acceptInvitation } from '@cantera/shared/contracts/auth';
import { inviteMember, resendInvitation } from '@cantera/shared/contracts/members';
import { listUsers } from '@cantera/shared/contracts/users';
import { expect } from 'expect';
import { newId } from '../../ids.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { type SmtpSink, startSmtpSink } from '../../testing/smtp-sink.ts';
import { until } from '../../testing/until.ts';
import { type RunningWorker, startWorker } from '../../worker.ts';

describe('the delivery of an invitation', () => {
  let sink: SmtpSink;
  let server: TestServer;
  let worker: RunningWorker;
  let admin: TestUser;
  before(async () => {
    sink = await startSmtpSink();
    server = await startTestServer({ SMTP_URL: sink.url });
    worker = startWorker(server.deps, server.databaseUrl);
    admin = await server.createAgency();
  });
  after(async () => {
    await worker.stop();
    await server.close();
    await sink.close();
  });

  const invite = async () => {
    const email = `invited-${newId().slice(-8)}@example.test`;
    const { body } = await server.call(inviteMember, admin, { body: { email, role: 'RECRUITER' } });
    return { id: body.data.id, email, delivery: body.data.invitation?.delivery };
  };
  const deliveryOf = async (id: string) =>
    (await server.call(listUsers, admin)).body.users.find((one) => one.id === id)?.invitation?.delivery;
  const becomes = (id: string, delivery: string) =>
    until(`an invitation that is ${delivery}`, async () => (await deliveryOf(id)) === delivery);
  const job = async (id: string) => {
    const [found] = await server.asOwner<{ attempts: number; failed: boolean }>(
      'select attempts, last_error is not null as failed from graphile_worker.jobs where key = $1',
      [`invitation ${id}`],
    );
    return found;
  };
  const linkTo = (address: string) => {
    const mail = sink.mails.findLast(({ to }) => to?.some((one) => one.address === address));
    return /\/public\/invitation\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const accept = (token: string) =>
    server.call(acceptInvitation, null, {
      body: { token, firstName: 'Laia', lastName: 'Puig', password: 'pedra seca', lang: 'ca' },
    });

  it('[MEM-33] is waiting while the mail server does not take it, and sent once it does; the link works then', async () => {
    sink.behave('busy');
    const { id, email, delivery } = await invite();
    expect(delivery).toBe('WAITING');
    await until('a first attempt', async () => (await job(id))?.failed);
    expect(await deliveryOf(id)).toBe('WAITING');
    // No link is left over of a mail that nobody has.
    expect(await server.asOwner('select 1 from user_tokens where user_id = $1', [id])).toEqual([]);
    sink.behave('accept');
    await becomes(id, 'SENT');
    expect((await accept(linkTo(email))).status).toBe(200);
    expect(await deliveryOf(id)).toBeUndefined();
  });

  it('[MEM-33] has failed when the mail server refuses it; invited again it is waiting, then sent', async () => {
    sink.behave('refuse');
    const { id } = await invite();
    await becomes(id, 'FAILED');
    sink.behave('busy');
    const again = await server.call(resendInvitation, admin, { params: { id } });
    expect(again.body.data.invitation?.delivery).toBe('WAITING');
    sink.behave('accept');
    await becomes(id, 'SENT');
  });

  it('[MEM-33] has failed when its last attempt was not taken', async () => {
    sink.behave('busy');
    const { id } = await invite();
    await until('a first attempt', async () => (await job(id))?.failed);
    await server.asOwner(
      `update graphile_worker._private_jobs set attempts = max_attempts - 1, run_at = now() where key = $1`,
      [`invitation ${id}`],
    );
    await becomes(id, 'FAILED');
    expect(await server.asOwner('select 1 from user_tokens where user_id = $1', [id])).toHaveLength(1);
  });

  it('is sent when the connection breaks while it goes out: it may have arrived, and its link works', async () => {
    sink.behave('drop');
    const { id } = await invite();
    await becomes(id, 'SENT');
    sink.behave('accept');
  });
});
