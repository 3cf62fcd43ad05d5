import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { GivenModules, HostPreload, RemoteManifest } from '@cantera/shared/contracts/remote-manifest';
import { expect } from 'expect';
import { readConfig } from '../../config.ts';
import { ForeignManifests } from '../../integrations/remotes/index.ts';
import { createDocuments } from './document.ts';

const DESIGN = '@cantera/shared/design-system';
const given: GivenModules = {
  host: { version: '1.0.0', names: [] },
  [DESIGN]: { version: '1.0.0', names: ['EmptyState'] },
};
const preload: HostPreload = { version: '1.0.0', buildId: 'h1', given, session: [], pages: [], provided: {} };
const manifest: RemoteManifest = {
  areas: ['/things'],
  screens: [],
  version: '1.2.0',
  buildId: 'b1',
  entry: 'mfe_things.js',
  globalName: 'mfe_things',
  files: ['mfe_things.js'],
  texts: { en: ['texts.en.js'], ca: ['texts.ca.js'] },
  builtWith: { host: '1.0.0', [DESIGN]: '1.0.0' },
  exposes: [{ name: './routes', takes: {} }],
  pages: [
    {
      path: '/things',
      files: ['list.js'],
      texts: { en: ['list.en.js', 'texts.en.js'], ca: ['list.ca.js'] },
      needs: [],
      takes: { [DESIGN]: ['EmptyState'] },
    },
    {
      path: '/things/:thing',
      files: ['thing.js'],
      texts: { en: ['thing.en.js'] },
      needs: [],
      takes: { [DESIGN]: ['NewBadge'] },
    },
    { path: '/things/old', files: ['old.js'], needs: [], takes: {} },
  ],
};

describe('the document of the web app', () => {
  let webRoot: string;
  const write = (file: string, value: unknown): void => {
    mkdirSync(path.dirname(path.join(webRoot, file)), { recursive: true });
    writeFileSync(path.join(webRoot, file), typeof value === 'string' ? value : JSON.stringify(value));
  };
  before(() => {
    webRoot = mkdtempSync(path.join(tmpdir(), 'cantera-web-'));
    write('host/dist/index.html', '<head><!--cantera:head--><script>first();</script></head>');
    write(
      'host/dist/login.html',
      '<head><!--cantera:head-->\n<script src="/assets/login.js"></script></head>',
    );
    write('host/dist/preload.json', preload);
    write('mfe-things/remote.json', { areas: manifest.areas, screens: [] });
    write('mfe-things/dist/mf-manifest.json', { cantera: manifest });
  });
  after(() => rmSync(webRoot, { recursive: true }));

  const render = async (address: string, env: Record<string, string> = {}) => {
    const config = readConfig({
      WEB_ROOT: webRoot,
      DATABASE_URL: 'postgres://nowhere',
      DEMO: '0',
      SECRET: 's',
      ...env,
    });
    const document = await createDocuments(config, new ForeignManifests(() => undefined)).render(address);
    const html = document?.html ?? '';
    const json = /id="cantera-config">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
    return { html, inline: document?.inline, data: JSON.parse(json) };
  };

  it('names the scripts that stand in it, and not what is data', async () => {
    expect((await render('/things')).inline).toEqual([
      `'sha256-${createHash('sha256').update('first();').digest('base64')}'`,
    ]);
    expect((await render('/public/login')).inline).toEqual([]);
  });

  it('[DEPLOY-03] says which pages of a remote this host cannot run, what they lack and who is behind', async () => {
    const { data } = await render('/things');
    expect(data.entries.mfe_things).toMatchObject({
      version: '1.2.0',
      buildId: 'b1',
      entry: 'mfe_things.js',
    });
    expect(data.entries.mfe_things.misfits).toEqual([
      { at: '/things/:thing', lacks: [`${DESIGN}: NewBadge`], behind: 'host' },
    ]);
  });

  it('[FIRST-05] names the logins of the demo while the demo is on, and never without it', async () => {
    expect((await render('/things', { DEMO: '1' })).data.demo).toEqual({
      password: 'cantera-demo',
      people: [
        { email: 'admin@demo.test', role: 'AGENCY_ADMIN' },
        { email: 'recruiter@demo.test', role: 'RECRUITER' },
        { email: 'manager@demo.test', role: 'HIRING_MANAGER' },
      ],
    });
    const { html, data } = await render('/things');
    expect(data).not.toHaveProperty('demo');
    expect(html).not.toContain('cantera-demo');
  });

  it('[DAY-33] leads the links of a demo to where they are set, but for those that an operator has set', async () => {
    const asked = async (env: Record<string, string>) => (await render('/things', env)).data.links;
    expect(await asked({})).toEqual({});
    expect(
      await asked({ DEMO: '1', WEB_CONFIG: '{"links":{"help":"https://help.example","billing":""}}' }),
    ).toEqual({
      website: '/dev/links#website',
      help: 'https://help.example',
      support: '/dev/links#support',
      billing: '',
    });
  });

  it('[DAY-23] answers the login with a document of its own, which names neither remotes nor files of the app', async () => {
    for (const address of ['/public/login', '/public/login/']) {
      const { html, data } = await render(address, { DEMO: '1' });
      expect(html).toContain('/assets/login.js');
      expect(Object.keys(data).sort()).toEqual(['demo', 'services']);
      expect(data.services.main).toBe('');
    }
    expect((await render('/public/login')).data).not.toHaveProperty('demo');
    expect((await render('/public/forgot-password')).html).not.toContain('/assets/login.js');
  });

  it('names the files of a page that fits, and none of a page that does not', async () => {
    expect((await render('/things')).html).toContain('/remotes/mfe-things/list.js');
    const refused = (await render('/things/7')).html;
    expect(refused).toContain('/remotes/mfe-things/mfe_things.js');
    expect(refused).not.toContain('thing.js"');
  });

  it('names the texts of a page by locale, each once, and of a page that is not shown those of the remote alone', async () => {
    const named = async (address: string) => (await render(address)).data.texts;
    const of = (name: string) => `/remotes/mfe-things/${name}`;
    expect(await named('/things')).toEqual({
      en: [of('texts.en.js'), of('list.en.js')],
      ca: [of('texts.ca.js'), of('list.ca.js')],
    });
    const remotesOwn = { en: [of('texts.en.js')], ca: [of('texts.ca.js')] };
    expect(await named('/things/old')).toEqual(remotesOwn);
    expect(await named('/things/7')).toEqual(remotesOwn);
    expect(await named('/elsewhere')).toEqual({});
  });
});
