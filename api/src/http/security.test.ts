import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { listSessions } from '@cantera/shared/contracts/auth';
import { expect } from 'expect';
import { readConfig } from '../config.ts';
import { startTestServer, type TestServer, type TestUser } from '../testing/harness.ts';
import { documentHeaders } from './security.ts';

const policyWith = (
  webConfig: unknown,
  address = '/positions',
  inline: readonly string[] = [],
): Map<string, string[]> => {
  const config = readConfig({
    DATABASE_URL: 'postgres://localhost/none',
    WEB_CONFIG: JSON.stringify(webConfig),
  });
  return new Map(
    String(documentHeaders(config, address, inline)['content-security-policy'])
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  );
};

describe('the policy of the app’s pages', () => {
  it('lets in what is configured and nothing else', () => {
    expect(policyWith({}).get('script-src')).toEqual(["'self'"]);
    const policy = policyWith({
      remotes: { mfe_agency: 'https://cdn.example/agency/mf-manifest.json' },
      chat: { src: 'https://chat.example/widget.js' },
    });
    expect(policy.get('script-src')).toEqual(["'self'", 'https://cdn.example', 'https://chat.example']);
    expect(policy.get('connect-src')).toContain('https://cdn.example');
  });

  it('lets the scripts run that stand in the document, as they stand there', () => {
    expect(policyWith({}, '/positions', ["'sha256-x='"]).get('script-src')).toEqual([
      "'self'",
      "'sha256-x='",
    ]);
  });

  it('lets the chat widget, and no remote, draw itself in a frame', () => {
    const policy = policyWith({
      remotes: { mfe_agency: 'https://cdn.example/agency/mf-manifest.json' },
      chat: { src: 'https://chat.example/widget.js' },
    });
    expect(policy.get('frame-src')).toEqual(["'self'", 'blob:', 'https://chat.example']);
  });

  it('[MTR-01] lets in the dashboards that are configured, by origin, and what is no address not at all', () => {
    const dashboards = {
      default: 'https://bi.example/embed?id=7',
      other: 'https://bi.example/embed?id=8',
      third: 'http://reports.example:8080/',
      own: '/metrics/report',
      wrong: 'https://; script-src *',
      script: 'javascript:alert(1)',
    };
    const policy = policyWith({ dashboards });
    expect(policy.get('frame-src')).toEqual([
      "'self'",
      'blob:',
      'https://bi.example',
      'http://reports.example:8080',
    ]);
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policy.get('connect-src')).toEqual(["'self'"]);
  });

  it('[MTR-02] lets our own pages frame the report, and nobody frame anything else', () => {
    const framedBy = (address: string) => policyWith({}, address).get('frame-ancestors');
    expect(['/metrics/report', '/metrics/report/'].map(framedBy)).toEqual([["'self'"], ["'self'"]]);
    for (const address of ['/', '/metrics', '/metrics/report/7', '/metrics/reports', '/positions'])
      expect([address, framedBy(address)]).toEqual([address, ["'none'"]]);
  });
});

describe('headers of an answer', () => {
  let server: TestServer;
  let admin: TestUser;
  let webRoot: string;
  before(async () => {
    webRoot = mkdtempSync(path.join(tmpdir(), 'cantera-web-'));
    mkdirSync(path.join(webRoot, 'host/dist'), { recursive: true });
    for (const name of ['index', 'login'])
      writeFileSync(path.join(webRoot, `host/dist/${name}.html`), '<head><!--cantera:head--></head>');
    server = await startTestServer({ WEB_ROOT: webRoot });
    admin = await server.createAgency();
  });
  after(async () => {
    await server.close();
    rmSync(webRoot, { recursive: true });
  });

  it('[MTR-02] let our own pages frame the report, whatever period it is asked for, and no other page', async () => {
    const framedBy = async (url: string) => {
      const { headers } = await server.inject({ url }, admin);
      const policy = String(headers['content-security-policy']).split('; ');
      return [
        headers['content-type'],
        policy.filter((directive) => directive.startsWith('frame-ancestors')),
        headers['x-frame-options'],
      ];
    };
    const html = 'text/html; charset=utf-8';
    expect(await framedBy('/metrics/report?period=last-month')).toEqual([
      html,
      ["frame-ancestors 'self'"],
      'SAMEORIGIN',
    ]);
    expect(await framedBy('/positions')).toEqual([html, ["frame-ancestors 'none'"], 'DENY']);
  });

  it('keep what a session is answered out of every cache', async () => {
    const own = await server.call(listSessions, admin);
    expect([own.status, own.headers['cache-control']]).toEqual([200, 'no-store']);
    const login = await server.inject({ method: 'POST', url: '/auth/login', payload: {} });
    expect(login.headers['cache-control']).toBe('no-store');
    const config = await server.inject({ url: '/config.json' }, admin);
    expect(config.headers['cache-control']).toBe('no-cache');
  });

  it('protect also the answer to an address that is none', async () => {
    const listening = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${listening}/%ff%fe`);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect((await answer.json()) as object).toMatchObject({ error: { code: 'BAD_REQUEST' } });
  });
});

describe('a long address', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
  });
  after(() => server.close());

  it('[AIS-39] is answered with all people whom it names as chosen', async () => {
    const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const chosen = Array.from({ length: 1200 }, () => crypto.randomUUID()).join('%2C');
    const { token } = await server.createAgency();
    const statusOf = async (path: string, headers: Record<string, string> = {}) =>
      (await fetch(`${origin}/${path}?selected=${chosen}`, { headers })).status;
    expect(await statusOf('health/live')).toBe(200);
    expect(await statusOf('api/v1/agency')).toBe(401);
    expect(await statusOf('api/v1/users/me', { authorization: `Bearer ${token}` })).toBe(200);
  });
});
