import { after, before, describe, it } from 'node:test';
import { cancelMessage } from '@cantera/shared/contracts/messages';
import { expect } from 'expect';
import PostalMime, { type Email } from 'postal-mime';
import { listOutbox, outboxFolder, readOutbox } from '../../integrations/mail/index.ts';
import { automate, connectMail, delay, mail, saveWorkflow } from '../../testing/automation-data.ts';
import { hearOf } from '../../testing/event-jobs.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { applicant, apply, portalPosition, slugOf } from '../../testing/public-data.ts';
import { until } from '../../testing/until.ts';
import { type RunningWorker, startWorker } from '../../worker.ts';

describe('the mails of one application', () => {
  let server: TestServer;
  let worker: RunningWorker | undefined;
  let recruiter: TestUser;
  let slug: string;
  before(async () => {
    server = await startTestServer({ PUBLIC_URL: 'https://cantera.example.com' });
    const admin = await server.createAgency('Vela i Roure');
    recruiter = await server.createUser(admin.agencyId, 'RECRUITER');
    slug = slugOf(admin);
  });
  after(async () => {
    await worker?.stop();
    await server.close();
  });

  const mailsTo = async (address: string): Promise<Email[]> => {
    const folder = outboxFolder(server.deps.config);
    const all = await Promise.all(
      (await listOutbox(folder)).map(async (name) =>
        PostalMime.parse((await readOutbox(folder, name)) ?? Buffer.alloc(0)),
      ),
    );
    return all.filter(({ to }) => to?.some((one) => one.address === address));
  };
  const messagesTo = (address: string) =>
    server.inTenant(recruiter.agencyId, (tx) =>
      tx
        .selectFrom('messages')
        .select(['id', 'subject', 'body', 'status', 'due_at', 'is_part', 'run_id'])
        .where('agency_id', '=', recruiter.agencyId)
        .where('to_address', '=', address)
        .orderBy('created_at')
        .execute(),
    );
  const welcoming = async (actions: Parameters<typeof saveWorkflow>[2]): Promise<string> => {
    const positionId = await portalPosition(server, recruiter, { title: 'Forner/a' });
    await automate(server, recruiter.agencyId, positionId, {
      welcome: await saveWorkflow(server, recruiter.agencyId, actions),
    });
    return positionId;
  };
  const applyTo = async (positionId: string): Promise<string> => {
    const fields = applicant({ locale: 'ca' });
    expect((await apply(server, slug, positionId, fields)).statusCode).toBe(200);
    return String(fields.email);
  };
  const work = (): void => {
    worker ??= startWorker(server.deps, server.databaseUrl);
  };

  it('the receipt leaves at once, by itself, where nobody can send the welcome', async () => {
    const address = await applyTo(await welcoming([mail('Benvinguda')]));
    const [receipt] = await messagesTo(address);
    expect(receipt).toMatchObject({ status: 'WAITING', is_part: false });
    expect(new Date(receipt?.due_at ?? 0).getTime()).toBeLessThanOrEqual(Date.now() + 1_000);
  });

  it('a receipt whose welcome is not wanted stays, and leaves by itself', async () => {
    await connectMail(server, recruiter);
    const address = await applyTo(await welcoming([mail('Benvinguda')]));
    const [receipt] = await messagesTo(address);
    expect(receipt).toMatchObject({ status: 'WAITING', is_part: true });
    const wait = new Date(receipt?.due_at ?? 0).getTime() - Date.now();
    expect(wait / 60_000).toBeCloseTo(10, 0);
    const { application_id } = await server.inTenant(recruiter.agencyId, (tx) =>
      tx
        .selectFrom('messages')
        .select('application_id')
        .where('id', '=', receipt?.id ?? '')
        .executeTakeFirstOrThrow(),
    );
    await hearOf(server, recruiter.agencyId, application_id ?? '');
    const welcome = (await messagesTo(address)).find(({ run_id }) => run_id !== null);
    const refused = await server.call(cancelMessage, recruiter, { params: { id: welcome?.id ?? '' } });
    expect(refused.status).toBe(200);
    const left = (await messagesTo(address)).map(({ subject, status }) => [subject, status]);
    expect(left).toEqual([
      [receipt?.subject, 'WAITING'],
      ['Benvinguda', 'CANCELLED'],
    ]);
  });

  it('[DAY-12] are one: the receipt is part of the mail that welcomes, in the language of the applicant', async () => {
    work();
    const address = await applyTo(await welcoming([mail('Benvinguda', '<p>Som aquí.</p>')]));
    const [only] = await until('the welcome', async () => {
      const mails = await mailsTo(address);
      return mails.length > 0 ? mails : undefined;
    });
    expect(only?.subject).toBe('Benvinguda');
    expect(only?.text).toMatch(
      /Som aquí\.[\s\S]*Vela i Roure ha rebut la teva candidatura per a Forner\/a\.[\s\S]*Ximena Quispe/,
    );
    expect(only?.html).toMatch(/<p>Som aquí\.<\/p><div lang="ca"/);
    expect(only?.html).not.toMatch(/<h1|<!doctype/i);
    // The mail is there a moment before what is known of it.
    const messages = await until('the receipt as part of it', async () => {
      const known = await messagesTo(address);
      return known.length === 1 ? known : undefined;
    });
    expect(messages.map(({ subject }) => subject)).toEqual(['Benvinguda']);
    expect(messages[0]?.body).toContain('ha rebut la teva candidatura');
    expect(await mailsTo(address)).toHaveLength(1);
  });

  it('the receipt does not wait for a welcome that comes later', async () => {
    work();
    const address = await applyTo(await welcoming([delay(3_600), mail('Benvinguda')]));
    const [receipt] = await until('the receipt', async () => {
      const mails = await mailsTo(address);
      return mails.length > 0 ? mails : undefined;
    });
    expect(receipt?.subject).toBe('Hem rebut la teva candidatura: Forner/a');
  });
});
