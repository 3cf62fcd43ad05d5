import { createReadStream, existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as listen } from 'node:net';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type MailServer, readable, startMailServer } from '../../fixtures/mail-server.ts';
import { freePort, isReady, type Product, startProduct } from '../../fixtures/product.ts';
import { expectAccessible } from '../../fixtures/test.ts';

// One product with every setting that the shared one leaves out: no demo, a mail server, a chat, billing, and the
// clients' remote on another origin. Its tests tell one story, in order.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const REMOTE = path.resolve(import.meta.dirname, '../../../mfe-clients-contracts/dist');
const FIRST = 'first one of mine';
const SECOND = 'second one of mine';
const EMAIL = 'montse@agencia.test';
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkqPtfDwADfgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let product: Product;
let settings: Record<string, string>;
let mailPort: number;
let mailServer: MailServer | undefined;
let elsewhere: Server;
let elsewhereOrigin: string;

/** The remote's files, and a chat's script, on an origin of their own. */
async function serveElsewhere(): Promise<void> {
  const port = await freePort();
  elsewhere = createServer((request, response) => {
    const name = path.basename((request.url ?? '').split('?')[0] ?? '');
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    response.setHeader('content-type', TYPES[path.extname(name)] ?? 'text/plain');
    if (name === 'chat.js')
      response.end('document.documentElement.dataset.chat = JSON.stringify(window.canteraChat);');
    else if (existsSync(path.join(REMOTE, name))) createReadStream(path.join(REMOTE, name)).pipe(response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => elsewhere.listen(port, '127.0.0.1', resolve));
  elsewhereOrigin = `http://localhost:${port}`;
}

/** Hangs up on whoever comes first to a port, then leaves it. */
const refuseOne = (port: number): Promise<void> =>
  new Promise((resolve) => {
    const nobody = listen((socket) => {
      socket.destroy();
      nobody.close(() => resolve());
    }).listen(port, '127.0.0.1');
  });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await serveElsewhere();
  mailPort = await freePort();
  settings = {
    DEMO: '0',
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    WEB_CONFIG: JSON.stringify({
      remotes: { mfe_clients_contracts: `${elsewhereOrigin}/mf-manifest.json` },
      links: { billing: 'https://billing.example/portal' },
      chat: { src: `${elsewhereOrigin}/chat.js`, settings: { key: 'k1' } },
    }),
  };
  product = await startProduct(settings);
});
test.afterAll(async () => {
  await product?.stop();
  product?.remove();
  await mailServer?.close();
  elsewhere?.close();
});

async function logIn(page: Page, password: string): Promise<void> {
  await page.goto(`${product.origin}/public/login`);
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });

test('the first agency is founded by the link that start printed, which works once', async ({ page }) => {
  const log = path.join(product.dataDir, 'logs');
  const link = /http\S+\/public\/setup\?token=\S+/.exec(product.output())?.[0];
  expect(link, `printed by start, or in ${log}`).toBeDefined();
  await page.goto(link ?? '');
  await page.getByLabel('Agency name').fill('Agència Montseny');
  await page.getByLabel('Address of the career site').fill('montseny');
  await page.getByLabel('First name').fill('Montse');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(FIRST);
  await page.getByRole('button', { name: 'Create agency' }).click();
  await expect(navigation(page)).toBeVisible();
  await expect(page.getByText('Agència Montseny').first()).toBeVisible();
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link', { name: 'Privacy policy' })).toBeVisible();
  await expect(foot.getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, name: /Montse/ })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto(link ?? '');
  await page.getByLabel('Agency name').fill('Another');
  await page.getByLabel('Address of the career site').fill('another');
  await page.getByLabel('First name').fill('Other');
  await page.getByLabel('Email').fill('other@agencia.test');
  await page.getByLabel('Password', { exact: true }).fill(FIRST);
  await page.getByRole('button', { name: 'Create agency' }).click();
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
});

test('[FIRST-01] [FIRST-02] [FIRST-05] an empty agency is led through its first steps; dismissed they go, and come back by Undo', async ({
  page,
}) => {
  await page.goto(`${product.origin}/public/login`);
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.getByText('Logins of the demo')).toHaveCount(0);
  await logIn(page, FIRST);
  const steps = page.getByRole('region', { name: 'First steps of your agency' });
  const names = [
    'Set the name and the logo',
    'Write your privacy policy',
    'Connect an email account',
    'Create your first client',
    'Add your first position',
    'Add your first candidates',
    'Invite your colleagues',
  ];
  await expect(steps.getByRole('listitem')).toHaveText(names);
  await expect(steps).toContainText('0 of 7 done');
  const home = () => page.getByRole('link', { name: 'Cantera' }).first().click();
  const places = [
    ['General', 'agency/general#agency-information'],
    ['General', 'agency/general#privacy-policy'],
    ['Channels', 'settings/channels'],
    ['Clients', 'clients'],
    ['Positions', 'positions'],
    ['Candidates', 'candidates'],
    ['Members', 'agency/members'],
  ] as const;
  for (const [index, [heading, address]] of places.entries()) {
    await steps.getByRole('link', { name: names[index] ?? '' }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveURL(`${product.origin}/${address}`);
    if (index === 0) {
      // The first is done as a person does it.
      const form = page.getByRole('form', { name: 'Agency information' });
      await form.locator('input[type=file]').setInputFiles({
        name: 'logo.png',
        mimeType: 'image/png',
        buffer: PICTURE,
      });
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Agency information updated')).toBeVisible();
    }
    await home();
    await expect(steps).toContainText('1 of 7 done');
  }
  await expect(steps.getByRole('link', { name: 'Done: Set the name and the logo' })).toBeVisible();
  await expectAccessible(page);
  await steps.getByRole('button', { name: 'Do not show this again' }).click();
  await expect(page.getByText('The first steps are no longer shown')).toBeVisible();
  await expect(steps).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(steps).toBeVisible();
  await steps.getByRole('button', { name: 'Do not show this again' }).click();
  await expect(steps).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Figures' })).toBeVisible();
  await expect(steps).toHaveCount(0);
});

test('[API-126] [API-127] a forgotten password is chosen anew by a mailed link, though the mail server was away at first', async ({
  page,
}) => {
  const firstAttempt = refuseOne(mailPort);
  await page.goto(`${product.origin}/public/forgot-password`);
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await firstAttempt;
  mailServer = await startMailServer(mailPort);
  const server = mailServer;
  await expect.poll(() => server.mails.length, { timeout: 60_000 }).toBe(1);
  const link = /http\S+\/public\/change-password\?token=[\w-]+/.exec(readable(server.mails[0] ?? ''))?.[0];
  expect(link).toBeDefined();
  await page.goto(link ?? '');
  await page.getByLabel('New password', { exact: true }).fill(SECOND);
  await page.getByLabel('Repeat the new password', { exact: true }).fill(SECOND);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  await logIn(page, FIRST);
  await expect(page.getByRole('alert')).toContainText('The email or the password is wrong.');
  await logIn(page, SECOND);
  await expect(navigation(page)).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto(link ?? '');
  await page.getByLabel('New password', { exact: true }).fill(FIRST);
  await page.getByLabel('Repeat the new password', { exact: true }).fill(FIRST);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  // Delivered once.
  expect(server.mails).toHaveLength(1);
});

test('[SHELL-82] [SHELL-93] billing and chat show when they are configured; a remote on another origin works under the policy', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${product.origin}/public/login`);
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  // Nobody is known yet, so the chat is not started.
  expect(asked.filter((url) => url.includes('chat.js'))).toEqual([]);
  await logIn(page, SECOND);
  await expect(page.locator('html')).toHaveAttribute('data-chat', /./);
  const told = JSON.parse((await page.locator('html').getAttribute('data-chat')) ?? '{}');
  expect(told).toMatchObject({
    key: 'k1',
    user: { email: EMAIL, name: 'Montse' },
    company: { name: 'Agència Montseny' },
  });
  await page.getByRole('button', { name: /Agency menu/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Billing' })).toHaveAttribute(
    'href',
    'https://billing.example/portal',
  );
  await page.keyboard.press('Escape');
  await navigation(page).getByRole('link', { name: 'Clients' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
  expect(asked.some((url) => url.startsWith(`${elsewhereOrigin}/page.clients`))).toBe(true);
  asked.length = 0;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
  // The document names its files: it is loaded as one that lies here, without a look at its manifest first.
  expect(asked.filter((url) => url.includes('mf-manifest'))).toEqual([]);
  const links = await (await fetch(`${product.origin}/clients`)).text();
  expect(links).toMatch(
    new RegExp(`<link rel="preload" as="script" href="${elsewhereOrigin}/page\\.clients`),
  );
  const policy = (await fetch(`${product.origin}/clients`)).headers.get('content-security-policy') ?? '';
  expect(/script-src [^;]*/.exec(policy)?.[0]).not.toMatch(/unsafe/);
  expect(complaints).toEqual([]);
});

test('a killed database and a killed server come back by themselves within seconds, and nothing confirmed is lost', async ({
  page,
}) => {
  const post = (path: string, body: object, token?: string) =>
    fetch(product.origin + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    });
  const { data } = await (await post('/auth/login', { email: EMAIL, password: SECOND })).json();
  const create = (name: string) => post('/api/v1/agency/clients', { name }, data.token);
  // Before the page reads anything: it may not hear yet of what changes while it opens.
  expect((await create('Abans de la caiguda')).status).toBeLessThan(300);
  await logIn(page, SECOND);
  await expect(navigation(page)).toBeVisible();
  await navigation(page).getByRole('link', { name: 'Clients' }).click();
  await expect(page.getByText('Abans de la caiguda').first()).toBeVisible();
  for (const kill of [product.killDatabase, product.killServer]) {
    kill();
    await expect(page.getByText('Abans de la caiguda').first()).toBeVisible();
    await expect.poll(() => isReady(product.origin), { timeout: 30_000 }).toBe(true);
    await page.reload();
    await expect(page.getByText('Abans de la caiguda').first()).toBeVisible();
  }
  expect((await create('Després')).status).toBeLessThan(300);
});

test('a second start shows the same, to the same session', async ({ page }) => {
  await logIn(page, SECOND);
  await expect(navigation(page)).toBeVisible();
  await product.stop();
  const { dataDir, origin } = product;
  product = await startProduct(settings, { dataDir, port: Number(new URL(origin).port) });
  await page.goto(`${origin}/clients`);
  await expect(page.getByText('Abans de la caiguda').first()).toBeVisible();
  await expect(page.getByText('Després').first()).toBeVisible();
});
