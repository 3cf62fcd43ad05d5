import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import {
  deleteJob,
  getJobStatus,
  listPortals,
  submitJob,
  updatePortalSettings,
} from '@cantera/shared/contracts/job-boards';
import { JOB_PORTALS } from '@cantera/shared/contracts/job-portals';
import { updatePosition, updatePositionStatus } from '@cantera/shared/contracts/position-changes';
import { getPosition, listPositions } from '@cantera/shared/contracts/positions';
import { expect } from 'expect';
import { multipart, tinyPdf } from '../../testing/forms.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertClient, openPosition } from '../../testing/pipeline-data.ts';
import { applicant, apply, portalPosition, slugOf } from '../../testing/public-data.ts';
import { carryOut } from './carry-out.service.ts';

const LONG = `<p>${'We bake bread for the whole town, by night and by day. '.repeat(4)}</p>`;

describe('feeds', () => {
  let server: TestServer;
  let admin: TestUser;
  let jobId: string;
  let folder: string;
  let seconds = 1;
  const configure = (config: object): void => {
    const file = path.join(folder, 'web.json');
    writeFileSync(file, JSON.stringify(config));
    seconds += 1;
    utimesSync(file, seconds, seconds);
  };
  before(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'cantera-feeds-'));
    configure({});
    server = await startTestServer({ WEB_CONFIG: path.join(folder, 'web.json') });
  });
  after(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(async () => {
    admin = await server.createAgency();
    jobId = await publicPosition('Baker');
  });

  const change = async (id: string, body: Parameters<typeof save>[1]): Promise<void> => {
    expect((await save(id, body)).status).toBe(200);
  };
  const save = (id: string, body: object) => server.call(updatePosition, admin, { params: { id }, body });
  async function publicPosition(title: string): Promise<string> {
    const id = await portalPosition(server, admin, { title });
    await change(id, { jobDescription: LONG });
    return id;
  }
  const feed = (portal: number, headers: Record<string, string> = {}, user = admin) =>
    server.inject({ url: `/careers/feeds/${slugOf(user)}/${portal}.xml`, headers });
  const jobs = async (portal: number): Promise<string[]> =>
    (await feed(portal)).body.match(/<job>.*<\/job>/g) ?? [];
  const submit = (portals: number[], user = admin) =>
    server.call(submitJob, user, { body: { jobId, portals } });
  async function publish(...portals: number[]): Promise<void> {
    expect((await submit(portals)).status).toBe(200);
    const rows = await server.asOwner<{ id: string }>('select id from adverts where agency_id = $1', [
      admin.agencyId,
    ]);
    for (const { id } of rows)
      await carryOut(
        { agencyId: admin.agencyId, advertId: id },
        { deps: server.deps, attempt: 1, isLastAttempt: false },
      );
  }
  const lineOf = async (portal: number) => {
    const { body } = await server.call(getJobStatus, admin, { query: { jobId } });
    const line = body.items.find(({ id }) => id === portal);
    if (!line) throw new Error(`no line of ${portal}`);
    return line;
  };

  it('[CONST-102] [API-79] a line for each preset portal, unpublished until it is asked for', async () => {
    const { body, wire } = await server.call(getJobStatus, admin, { query: { jobId } });
    expect(body.items.map(({ id, name }) => [id, name])).toEqual([
      [1697, 'InfoJobs'],
      [1698, 'LinkedIn'],
      [1699, 'Indeed'],
      [1700, 'Glassdoor'],
      [1701, 'Talent.com'],
      [1702, 'Adzuna'],
      [1703, 'Jooble'],
      [1704, 'Tecnoempleo'],
    ]);
    const own = body.items.filter(({ id }) => id !== 1699 && id !== 1700);
    expect(new Set(own.map(({ status }) => status))).toEqual(new Set(['UNPUBLISHED']));
    expect(Object.keys(wire as object)).toEqual(['items']);
  });

  it('[API-78] [CLIENT-14] a position is in the feed that it was published to, and in no other', async () => {
    expect(await jobs(1701)).toEqual([]);
    const raw = await server.inject(
      {
        method: 'POST',
        url: '/services/job-boards/v1/idibu/jobs_submit',
        payload: { job_id: jobId, portals: [1701] },
      },
      admin,
    );
    expect([raw.statusCode, raw.json()]).toEqual([200, { data: {} }]);
    expect((await lineOf(1701)).status).toBe('PUBLISHING');
    await publish(1701);
    const line = await lineOf(1701);
    expect([line.status, line.reason, line.missing]).toEqual(['PUBLISHED', null, []]);
    const [job, ...others] = await jobs(1701);
    expect(others).toEqual([]);
    expect(job).toContain('<title><![CDATA[Baker]]></title>');
    expect(job).toMatch(
      new RegExp(`<referencenumber><!\\[CDATA\\[${jobId.replaceAll('-', '')}-[0-9a-z]{1,7}\\]\\]>`),
    );
    expect(job).toContain(`/positions/${jobId}?src=1701]]></url>`);
    expect(await jobs(1702)).toEqual([]);
  });

  it('[API-80] is out of the feed at the next request, on the given portals or on all', async () => {
    await publish(1701, 1702, 1703);
    const some = await server.call(deleteJob, admin, { body: { jobId, portals: [1702] } });
    expect(some.status).toBe(200);
    expect([await jobs(1701), await jobs(1702)].map(({ length }) => length)).toEqual([1, 0]);
    await server.call(deleteJob, admin, { body: { jobId } });
    expect([await jobs(1701), await jobs(1703)].map(({ length }) => length)).toEqual([0, 0]);
    expect((await lineOf(1701)).status).toBe('UNPUBLISHED');
  });

  for (const [how, hide] of [
    [
      'closed',
      () =>
        server.call(updatePositionStatus, admin, { params: { id: jobId }, body: { status: 'CLOSED_LOST' } }),
    ],
    ['hidden', () => save(jobId, { hidden: true })],
    ['taken off the job portal', () => save(jobId, { jobPortalEnabled: false })],
  ] as const)
    it(`one that is ${how} is gone everywhere at the next request, and does not come back by itself`, async () => {
      await publish(1701);
      const home = `/careers/en/${slugOf(admin)}`;
      const places = async () => [
        (await server.inject({ url: `${home}/positions/${jobId}` })).statusCode,
        (await server.inject({ url: `${home}/positions` })).body.includes(jobId),
        (await server.inject({ url: `${home}/sitemap.xml` })).body.includes(jobId),
        (await jobs(1701)).length,
        (await jobs(1699)).length,
      ];
      expect(await places()).toEqual([200, true, true, 1, 1]);
      expect((await hide()).status).toBe(200);
      expect(await places()).toEqual([410, false, false, 0, 0]);
      await save(jobId, { hidden: false, jobPortalEnabled: true });
      await server.call(updatePositionStatus, admin, { params: { id: jobId }, body: { status: 'OPEN' } });
      expect(await places()).toEqual([200, true, true, 0, 1]);
      expect((await lineOf(1701)).status).toBe('UNPUBLISHED');
    });

  it('Indeed and Glassdoor have all positions of the site, whatever was published', async () => {
    const other = await publicPosition('Miller');
    for (const portal of [1699, 1700]) {
      const text = (await jobs(portal)).join('');
      expect([text.includes(jobId), text.includes(other)]).toEqual([true, true]);
      expect((await lineOf(portal)).status).toBe('PUBLISHED');
    }
    await publish(1699);
    expect(await server.asOwner('select 1 from adverts where agency_id = $1', [admin.agencyId])).toEqual([]);
  });

  it('LinkedIn needs its id of the company and who posts, which are named until they are there', async () => {
    await publish(1698);
    const before = await lineOf(1698);
    expect([before.status, before.reason]).toEqual(['FAILED', 'RULES']);
    expect(before.missing.map(({ field, place }) => [field, place])).toEqual([
      ['company_id', 'PORTAL'],
      ['poster_email', 'PORTAL'],
    ]);
    const saved = await server.call(updatePortalSettings, admin, {
      params: { id: 1698 },
      body: { kind: 'FEED', companyId: '4321', posterEmail: 'jobs@agency.example', version: 0 },
    });
    expect(saved.body.data.missing).toEqual([]);
    await publish(1698);
    expect((await lineOf(1698)).status).toBe('PUBLISHED');
    const [job = ''] = await jobs(1698);
    expect(job).toContain('<companyId><![CDATA[4321]]></companyId>');
    expect(job).toContain(`/positions/${jobId}/apply?src=1698]]></applyUrl>`);
    await change(jobId, {
      jobDescription: '<p>Too short for LinkedIn, and long enough for the others that read it.</p>',
    });
    const line = await lineOf(1698);
    expect([line.status, line.reason, line.missing]).toEqual([
      'FAILED',
      'RULES',
      [{ field: 'description', place: 'POSITION', problem: 'TOO_SHORT', limit: 100 }],
    ]);
    expect(await jobs(1698)).toEqual([]);
    await change(jobId, { jobDescription: LONG });
    expect([(await lineOf(1698)).status, (await jobs(1698)).length]).toEqual(['PUBLISHED', 1]);
  });

  it('can be taken out while it breaks a rule that leaves it out of the feed', async () => {
    const standing = async () => {
      const { status, reason, isRemovable } = await lineOf(1701);
      return [status, reason, isRemovable];
    };
    expect(await standing()).toEqual(['UNPUBLISHED', null, false]);
    await publish(1701);
    expect(await standing()).toEqual(['PUBLISHED', null, true]);
    await change(jobId, { jobDescription: '<p>Short.</p>' });
    expect(await standing()).toEqual(['FAILED', 'RULES', true]);
    const out = await server.call(deleteJob, admin, { body: { jobId, portals: [1701] } });
    expect(out.status).toBe(200);
    await change(jobId, { jobDescription: LONG });
    expect([await standing(), await jobs(1701)]).toEqual([['UNPUBLISHED', null, false], []]);
    const indeed = await lineOf(1699);
    expect([indeed.status, indeed.isRemovable]).toEqual(['PUBLISHED', false]);
  });

  it('has failed of a rule no longer than it breaks it', async () => {
    await change(jobId, { jobDescription: '<p>Short.</p>' });
    await publish(1701);
    const before = await lineOf(1701);
    expect([before.status, before.reason, before.isRemovable]).toEqual(['FAILED', 'RULES', false]);
    await change(jobId, { jobDescription: LONG });
    const after = await lineOf(1701);
    expect([after.status, after.reason, after.missing]).toEqual(['UNPUBLISHED', null, []]);
  });

  it('[PDET-38] the position says whether it is out on a portal', async () => {
    const isOut = async () => {
      const { body } = await server.call(getPosition, admin, { params: { id: jobId } });
      return body.data.multiPostingEnabled;
    };
    expect(await isOut()).toBe(false);
    expect((await submit([1701])).status).toBe(200);
    expect(await isOut()).toBe(false);
    await publish(1701);
    expect(await isOut()).toBe(true);
    const list = await server.call(listPositions, admin, { query: { page: 1, perPage: 10 } });
    expect(list.body.data.items.map((item) => [item.id, item.multiPostingEnabled])).toEqual([[jobId, true]]);
    await server.call(deleteJob, admin, { body: { jobId } });
    expect(await isOut()).toBe(false);
  });

  it('the line follows what the worker finds of the page: no advert for a page that has no posting', async () => {
    await server.asOwner('update positions set first_opened_at = null where id = $1', [jobId]);
    await publish(1701);
    const line = await lineOf(1701);
    expect([line.status, line.reason]).toEqual(['FAILED', 'PAGE']);
    expect(await jobs(1701)).toEqual([]);
  });

  it('names nobody but the agency, and pay only with its switch', async () => {
    const clientId = await insertClient(server, admin.agencyId, 'CANARYCLIENT');
    await change(jobId, { clientId });
    await server.asOwner(
      `update positions set jd_notes = 'CANARYNOTE', summary = 'CANARYSUMMARY', commission_rate = 77.7, fixed_fee = 987654 where id = $1`,
      [jobId],
    );
    await server.asOwner(
      "update users set first_name = 'CANARYPERSON', last_name = 'CANARYPERSON' where id = $1",
      [admin.userId],
    );
    await server.call(updatePortalSettings, admin, {
      params: { id: 1698 },
      body: { kind: 'FEED', companyId: '4321', posterEmail: 'jobs@agency.example', version: 0 },
    });
    await publish(...JOB_PORTALS.map(({ id }) => id));
    for (const { id } of JOB_PORTALS) {
      const text = (await jobs(id)).join('');
      expect([id, text.includes('Baker')]).toEqual([id, true]);
      expect(text).not.toMatch(/CANARY|77\.7|987654|40000|50000/);
      expect(text).not.toContain(admin.email);
    }
    await change(jobId, { showSalary: true });
    expect((await jobs(1701))[0]).toContain('40000 - 50000 EUR per year');
  });

  it('answers 304 until something changes, may be kept for a minute, and tells when it was read by somebody else', async () => {
    await publish(1701);
    const browser = { 'sec-fetch-mode': 'navigate' };
    const first = await feed(1701, browser);
    expect(first.headers['cache-control']).toBe('public, max-age=60');
    expect(first.headers['content-type']).toBe('application/xml; charset=utf-8');
    const tag = String(first.headers.etag);
    expect((await feed(1701, { ...browser, 'if-none-match': tag })).statusCode).toBe(304);
    expect((await lineOf(1701)).readAt).toBeNull();
    await change(jobId, { title: 'Master baker' });
    const next = await feed(1701, { 'if-none-match': tag });
    expect([next.statusCode, next.body.includes('Master baker')]).toEqual([200, true]);
    expect((await lineOf(1701)).readAt).not.toBeNull();
    const { body } = await server.call(listPortals, admin);
    const portal = body.data.items.find(({ id }) => id === 1701);
    expect(portal?.readAt).not.toBeNull();
    expect(portal?.feedUrl).toMatch(new RegExp(`/careers/feeds/${slugOf(admin)}/1701\\.xml$`));
  });

  it('is for agencies with a site, and for portals that there are', async () => {
    expect((await feed(1705)).statusCode).toBe(404);
    expect((await server.inject({ url: '/careers/feeds/nobody/1701.xml' })).statusCode).toBe(404);
    await publish(1701);
    await server.asOwner(
      `update career_sites set configuration = jsonb_set(configuration, '{pages}', '[]') where agency_id = $1`,
      [admin.agencyId],
    );
    expect((await feed(1701)).statusCode).toBe(404);
    expect((await submit([1701])).error.code).toBe('POSITION_NOT_PUBLIC');
  });

  it('[API-78] refuses whoever does not recruit for it, what is not public, and what is no portal', async () => {
    const colleague = await server.createUser(admin.agencyId, 'AGENCY_ADMIN');
    const refused = await submit([1701], colleague);
    expect([refused.status, refused.error.code]).toEqual([403, 'STATUS_NOT_AUTHORIZED']);
    const taken = await server.call(deleteJob, colleague, { body: { jobId } });
    expect([taken.status, taken.error.code]).toEqual([403, 'STATUS_NOT_AUTHORIZED']);
    const unknown = await submit([1701, 99]);
    expect([unknown.status, unknown.error.fields]).toEqual([400, { portals: 'not_found' }]);
    const stranger = await server.createAgency();
    expect((await submit([1701], stranger)).status).toBe(404);
    const inside = await openPosition(server, admin);
    const answer = await server.call(submitJob, admin, { body: { jobId: inside, portals: [1701] } });
    expect([answer.status, answer.error.code]).toEqual([409, 'POSITION_NOT_PUBLIC']);
  });

  it('is hidden from the agencies and without the portals that the configuration names', async () => {
    configure({ agencies: { multipostingHidden: [admin.agencyId] }, multiposting: { hide: [1701] } });
    try {
      for (const answer of [
        await submit([1702]),
        await server.call(deleteJob, admin, { body: { jobId } }),
        await server.call(getJobStatus, admin, { query: { jobId } }),
      ])
        expect([answer.status, answer.error.code]).toEqual([403, 'NOT_ENABLED']);
      configure({ multiposting: { hide: [1701] } });
      expect((await submit([1701])).error.fields).toEqual({ portals: 'not_found' });
      expect((await feed(1701)).statusCode).toBe(404);
      const { body } = await server.call(listPortals, admin);
      expect(body.data.items.map(({ id }) => id)).not.toContain(1701);
      expect(body.data.items).toHaveLength(7);
    } finally {
      configure({});
    }
  });

  it('the form keeps by which link somebody came; search engines do not', async () => {
    const base = `/careers/en/${slugOf(admin)}/positions/${jobId}`;
    const page = (await server.inject({ url: `${base}?src=1701` })).body;
    expect(page).toContain(`href="${base}/apply?src=1701"`);
    expect(page).toMatch(new RegExp(`<link rel="canonical" href="[^"?]*${jobId}">`));
    const form = (await server.inject({ url: `${base}/apply?src=1701` })).body;
    expect(form).toContain('<input type="hidden" name="src" value="1701">');
    // In another language it is the same visit; what search engines keep is without it.
    const spanish = `/careers/es/${slugOf(admin)}/ofertas/${jobId}`;
    expect(page).toContain(`class="language" href="${spanish}?src=1701"`);
    expect(page).toContain(`class="language" href="${base}?src=1701"`);
    expect(form).toContain(`class="language" href="${spanish}/apply?src=1701"`);
    expect(page).toMatch(new RegExp(`hreflang="es" href="[^"?]*${spanish}">`));
    const refused = await server.inject({
      method: 'POST',
      url: `${base}/apply`,
      ...multipart(applicant({ src: '1701', email: 'nobody' }), [
        { field: 'cv', name: 'cv.pdf', content: tinyPdf() },
      ]),
    });
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('<input type="hidden" name="src" value="1701">');
    const hostile = await server.inject({ url: `${base}/apply?src=%22%3E%3Cscript%3E` });
    expect(hostile.body).not.toContain('name="src"');
    const channelOf = async (src: string): Promise<unknown> => {
      const sent = await apply(server, slugOf(admin), jobId, applicant({ src }));
      expect(sent.statusCode).toBe(200);
      const [row] = await server.asOwner<{ channel: string | null }>(
        'select channel from applications where position_id = $1 order by id desc limit 1',
        [jobId],
      );
      return row?.channel;
    };
    expect(await channelOf('1701')).toBe('1701');
    expect(await channelOf('Spring-Fair')).toBe('spring-fair');
    expect(await channelOf('no such channel!')).toBeNull();
    expect(await channelOf('')).toBeNull();
  });
});
