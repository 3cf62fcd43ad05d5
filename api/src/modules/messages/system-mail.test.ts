import { after, before, describe, it } from 'node:test';
import { acceptInvitation, changePassword, forgotPassword, login } from '@cantera/shared/contracts/auth';
import type { Locale } from '@cantera/shared/contracts/enums';
import { inviteMember } from '@cantera/shared/contracts/members';
import { updateMe } from '@cantera/shared/contracts/users';
import { expect } from 'expect';
import PostalMime, { type Email } from 'postal-mime';
import { readConfig } from '../../config.ts';
import { newId } from '../../ids.ts';
import { listOutbox, outboxFolder, readOutbox } from '../../integrations/mail/index.ts';
import { applicant } from '../../testing/automation-data.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { openPosition } from '../../testing/pipeline-data.ts';
import { slugOf } from '../../testing/public-data.ts';
import { until } from '../../testing/until.ts';
import { type RunningWorker, startWorker } from '../../worker.ts';
import { enableSite } from '../career-site/index.ts';
import { queueAdminNotice, queueReceipt } from './index.ts';

describe('the mails of the product itself', () => {
  let server: TestServer;
  let worker: RunningWorker;
  let admin: TestUser;
  let folder: string;
  before(async () => {
    server = await startTestServer({ PUBLIC_URL: 'https://cantera.example.com' });
    worker = startWorker(server.deps, server.databaseUrl);
    admin = await server.createAgency('Vela <i>i</i> Roure');
    folder = outboxFolder(server.deps.config);
  });
  after(async () => {
    await worker.stop();
    await server.close();
  });

  const mails = async (): Promise<Email[]> =>
    Promise.all(
      (await listOutbox(folder)).map(async (name) =>
        PostalMime.parse((await readOutbox(folder, name)) ?? Buffer.alloc(0)),
      ),
    );
  const mailTo = (address: string) =>
    until(`a mail to ${address}`, async () =>
      (await mails()).find((one) => one.to?.some((to) => to.address === address)),
    );

  it('mails a link that sets a new password, once', async () => {
    expect((await server.call(forgotPassword, null, { body: { email: admin.email } })).status).toBe(200);
    const received = await mailTo(admin.email);
    expect(received.from?.address).toBe('no-reply@cantera.example.com');
    const token = /https:\/\/cantera\.example\.com\/public\/change-password\?token=([\w-]+)/.exec(
      received.text ?? '',
    )?.[1];
    const change = () =>
      server.call(changePassword, null, { body: { token: token ?? '', password: 'quite another one' } });
    expect((await change()).status).toBe(200);
    expect((await change()).status).toBe(400);
    const answer = await server.call(login, null, {
      body: { email: admin.email, password: 'quite another one' },
    });
    expect(answer.status).toBe(200);
  });

  it('[MEM-27] mails an invitation in the language of who invites; asking for a password sends it again', async () => {
    const inviter = await server.createUser(admin.agencyId, 'AGENCY_ADMIN');
    await server.call(updateMe, inviter, { body: { lang: 'es' } });
    const email = `laia-${newId().slice(-8)}@example.test`;
    await server.call(inviteMember, inviter, { body: { email, role: 'RECRUITER' } });
    const received = await mailTo(email);
    expect(received.subject).toBe('Vela <i>i</i> Roure te invita a Cantera');
    expect(received.text).toContain('Núria Castellví te invita');
    const link = /https:\/\/cantera\.example\.com\/public\/invitation\?token=([\w-]+)/;
    const accept = (token = '') =>
      server.call(acceptInvitation, null, {
        body: { token, firstName: 'Laia', lastName: '', password: 'pedra seca', lang: 'ca' },
      });
    await server.call(forgotPassword, null, { body: { email } });
    const mailed = await until('a second invitation', async () => {
      const all = (await mails()).filter((one) => one.to?.some((to) => to.address === email));
      return all.length === 2 ? all : undefined;
    });
    const tokens = mailed.map((one) => link.exec(one.text ?? '')?.[1]);
    expect((await accept(tokens[0])).status).toBe(200);
    // The other link does not outlive the password.
    expect((await accept(tokens[1])).error.code).toBe('INVALID_TOKEN');
  });

  const receiptIn = async (locale: Locale) => {
    const recruiter = await server.createUser(admin.agencyId, 'RECRUITER');
    const positionId = await openPosition(server, recruiter);
    const someone = await applicant(server, admin.agencyId, positionId);
    await server.inTenant(admin.agencyId, (tx) =>
      queueReceipt(tx, server.deps.config, {
        agencyId: admin.agencyId,
        applicationId: someone.applicationId,
        candidateId: someone.candidateId,
        positionTitle: 'Cuiner/a <script>alert(1)</script>',
        locale,
        receipt: {
          reference: 'AB-12',
          firstName: 'Zoë <img src=x>',
          lastName: 'Dvořák',
          email: someone.email,
          phoneNumber: '+34 600 000 000',
          linkedin: null,
          cvFileName: 'CV <b>.pdf',
          cvBytes: 1000,
          answers: [
            { question: 'Years?', answer: '3' },
            { question: 'Which tools?', answer: '' },
          ],
          consentAt: new Date().toISOString(),
          receivedAt: new Date().toISOString(),
        },
      }),
    );
    return mailTo(someone.email);
  };

  it('mails the applicant what was stored, in three languages', async () => {
    const subjects = [];
    for (const locale of ['en', 'es', 'ca'] as const) {
      const received = await receiptIn(locale);
      subjects.push(received.subject?.split(':')[0]);
      expect(received.text).toContain('AB-12');
      expect(received.text).toContain('Zoë <img src=x> Dvořák');
      expect(received.from?.name).toBe('Vela <i>i</i> Roure');
    }
    expect(subjects).toEqual([
      'We have your application',
      'Hemos recibido tu candidatura',
      'Hem rebut la teva candidatura',
    ]);
  });

  it('[PUB-42] the receipt leads to the policy on the agency’s own site in the mail’s language, else to the product’s', async () => {
    const policyOf = async (locale: Locale) =>
      /href="(https:\/\/cantera\.example\.com\/[^"]*privacy-policy[^"]*)"/.exec(
        (await receiptIn(locale)).html ?? '',
      )?.[1];
    await server.asOwner(
      "update career_sites set configuration = jsonb_set(configuration, '{pages}', '[]') where agency_id = $1",
      [admin.agencyId],
    );
    expect(await policyOf('ca')).toBe(
      `https://cantera.example.com/mixed/privacy-policy?agencyId=${admin.agencyId}`,
    );
    await server.inTenant(admin.agencyId, (tx) => enableSite(tx, admin.agencyId));
    const site = (locale: Locale) =>
      `https://cantera.example.com/careers/${locale}/${slugOf(admin)}/privacy-policy`;
    for (const locale of ['en', 'es', 'ca'] as const) expect(await policyOf(locale)).toBe(site(locale));
  });

  it('[PUB-43] the receipt says of an answer that was left out what the page says', async () => {
    for (const [locale, word] of [
      ['en', 'Not given'],
      ['es', 'No indicado'],
      ['ca', 'No indicat'],
    ] as const)
      expect((await receiptIn(locale)).text).toMatch(new RegExp(`Which tools\\?\\s+${word}`));
  });

  it('writes what people typed as text, never as HTML', async () => {
    const { html } = await receiptIn('en');
    expect(html).toContain('Zoë &lt;img src=x&gt;');
    expect(html).not.toMatch(/<script|<img|<b>|<i>/);
  });

  it('tells every admin, and nobody else, that the limit is reached', async () => {
    const other = await server.createUser(admin.agencyId, 'AGENCY_ADMIN');
    const recruiter = await server.createUser(admin.agencyId, 'RECRUITER');
    const invited = 'astray@example.test';
    await server.call(inviteMember, admin, { body: { email: invited, role: 'AGENCY_ADMIN' } });
    await server.inTenant(admin.agencyId, (tx) =>
      queueAdminNotice(tx, server.deps.config, admin.agencyId, 1000),
    );
    expect((await mailTo(other.email)).text).toContain('1,000');
    const all = await mails();
    expect(all.some((one) => one.to?.some((to) => to.address === recruiter.email))).toBe(false);
    // Whoever has not accepted may be a stranger: an invitation goes to an address that someone typed.
    expect(await server.asOwner('select 1 from messages where to_address = $1', [invited])).toEqual([]);
  });

  it('[DEPLOY-21] sends from MAIL_FROM where the operator gives one, under the name of the agency', async () => {
    const other = await startTestServer({ MAIL_FROM: 'mail@nimbus.example' });
    const working = startWorker(other.deps, other.databaseUrl);
    const { agencyId, email } = await other.createAgency('Vela i Roure');
    await other.call(forgotPassword, null, { body: { email } });
    await other.inTenant(agencyId, (tx) => queueAdminNotice(tx, other.deps.config, agencyId, 1000));
    const box = outboxFolder(other.deps.config);
    const names = await until('two mails', async () => {
      const found = await listOutbox(box);
      return found.length === 2 ? found : undefined;
    });
    for (const name of names) {
      const mail = await PostalMime.parse((await readOutbox(box, name)) ?? Buffer.alloc(0));
      expect(mail.from).toEqual({ name: 'Vela i Roure', address: 'mail@nimbus.example' });
    }
    await working.stop();
    await other.close();
  });

  it('shows the outbox with the demo on, each mail in a frame that may do nothing', async () => {
    await receiptIn('en');
    // The same mails, served where only this machine reaches them.
    const local = await startTestServer({ DATA_DIR: server.deps.config.dataDir });
    const list = await local.inject({ url: '/dev/outbox' });
    expect(list.statusCode).toBe(200);
    expect(list.body).toContain('We have your application: Cuiner/a &lt;script&gt;');
    const [name] = await listOutbox(folder);
    const page = await local.inject({ url: `/dev/outbox/${name}` });
    expect(page.body).toMatch(/<iframe title="Message" sandbox="" src="[^"]+\/html">/);
    const html = await local.inject({ url: `/dev/outbox/${name}/html` });
    expect(html.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
    for (const wrong of ['..%2f..%2fsecret', `${newId()}.eml`])
      expect((await local.inject({ url: `/dev/outbox/${wrong}` })).statusCode).toBe(404);
    await local.close();
  });

  it('does not start with the demo where others can reach it, by its interface or by its address', () => {
    const start = (env: Record<string, string>) => () =>
      readConfig({ DATABASE_URL: 'postgres://localhost/none', DEMO: '1', ...env });
    const open: Record<string, string>[] = [{ PUBLIC_URL: 'https://talent.example' }, { HOST: '0.0.0.0' }];
    for (const env of open) {
      expect(start(env)).toThrow('DEMO_PUBLIC=1');
      expect(start({ ...env, DEMO_PUBLIC: '1' })).not.toThrow();
      expect(start({ ...env, DEMO: '0' })).not.toThrow();
    }
    expect(start({ HOST: '::1', PUBLIC_URL: 'http://localhost:3000' })).not.toThrow();
  });

  it('has no outbox without the demo, nor with a mail server, nor where others can reach it', async () => {
    const settings: Record<string, string>[] = [
      { DEMO: '0' },
      { SMTP_URL: 'smtp://127.0.0.1:1' },
      { DEMO_PUBLIC: '1' },
      { DEMO_PUBLIC: '1', PUBLIC_URL: 'https://talent.example' },
    ];
    for (const env of settings) {
      const other = await startTestServer(env);
      const answer = await other.inject({ url: '/dev/outbox' });
      await other.close();
      expect(answer.statusCode).toBe(404);
    }
  });
});
