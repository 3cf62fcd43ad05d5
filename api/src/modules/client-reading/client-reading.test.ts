import { createServer as createSecureServer } from 'node:https';
import { after, before, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { readClientPage } from '@cantera/shared/contracts/client-reading';
import { listClients } from '@cantera/shared/contracts/clients';
import { expect } from 'expect';
import { answerNames } from '../../testing/answer-names.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { openOnLoopback } from '../../testing/loopback.ts';
import { ownCertificate } from '../../testing/own-certificate.ts';
import { type PageServer, startPageServer } from '../../testing/page-server.ts';
import { insertCity } from '../../testing/pipeline-data.ts';

/** A square of 64 × 64 pixels as far as its header tells, which is all that is looked at. */
const LOGO = Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  Buffer.from('00000040000000400806000000aa6971de', 'hex'),
  Buffer.alloc(40),
]);
const HOME = `<!doctype html><html lang="ca"><head><title>Forn Rovira | Pa de masa mare a Girona</title>
  <meta name="description" content="Fleca artesana de Girona: fem pa de masa mare i pastisseria des de 1921.">
  <script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":["Bakery","Organization"],
    "name":"Forn Rovira","logo":"/img/logo.png","sameAs":["https://www.linkedin.com/company/forn-rovira/?x=1"],
    "address":{"@type":"PostalAddress","streetAddress":"Carrer Nou 4","postalCode":"17001","addressLocality":"Girona","addressCountry":"ES"}}]}</script>
  </head><body><nav><a href="/qui-som">Qui som</a> <a href="/avis-legal">Avís legal</a> <a href="/treballa">Treballa amb nosaltres</a>
  <a href="/valors">Valors</a> <a href="/privat/contacte">Contacte</a></nav>
  <h1>Pa de veritat</h1><p style="display:none">Som 9000 persones</p></body></html>`;
const SITE = {
  '/': HOME,
  '/robots.txt': { type: 'text/plain', body: 'User-agent: *\nDisallow: /privat/\n' },
  '/qui-som': '<h1>Qui som</h1><p>Som un equip de 37 persones que estimem el pa.</p>',
  '/avis-legal': '<h1>Avís legal</h1><p>Raó social: Forn Rovira i Fills, S.L., amb CIF B17000000.</p>',
  '/treballa':
    '<h1>Treballa amb nosaltres</h1><h2>Què t’oferim</h2><ul><li>Pa cada dia</li><li>Horari intensiu</li></ul>',
  '/valors':
    '<h1>La casa</h1><h2>Els nostres valors</h2><h3>Ofici</h3><p>Fem les coses a mà.</p><h3>Proximitat</h3><p>Blat del país.</p><h2>Botigues</h2>',
  '/privat/contacte': '<p>Oficines a Figueres</p>',
  '/img/logo.png': { type: 'text/plain', body: LOGO },
};

describe('reading a client from its page', () => {
  let server: TestServer;
  let recruiter: TestUser;
  let site: PageServer;
  const close: (() => void)[] = [];
  const serve = async (pages: Parameters<typeof startPageServer>[0]): Promise<PageServer> => {
    const started = await startPageServer(pages);
    close.push(started.close);
    return started;
  };
  before(async () => {
    site = await serve(SITE);
    server = await startTestServer({ PAGE_INTERNAL_HOSTS: site.host });
    const admin = await server.createAgency();
    recruiter = await server.createUser(admin.agencyId, 'RECRUITER');
    await insertCity(server, admin.agencyId);
    await server.asOwner("insert into city_names (folded, city_id) values ('girona', 3121456)");
  });
  after(async () => {
    for (const end of close) end();
    await server.close();
  });
  const read = (url: string, user: TestUser | null = recruiter) =>
    server.call(readClientPage, user, { query: { url } });

  const reasonOf = async (url: string) => {
    const { status, error } = await read(url);
    return [status, error.code, error.details?.reason];
  };

  it('[API-114] [CLAI-19] answers what the pages say, each value with its words', async () => {
    const { status, body, wire } = await read(`${site.origin}/`);
    expect(status).toBe(200);
    const { sources, pages, logo, ...values } = body.data;
    expect(values).toEqual({
      name: 'Forn Rovira',
      legalName: 'Forn Rovira i Fills, S.L.',
      description: '<p>Fleca artesana de Girona: fem pa de masa mare i pastisseria des de 1921.</p>',
      companySize: '11_TO_50_EMPLOYEES',
      industry: { id: 'food', name: 'Food and beverages' },
      webUrl: `${site.origin}/`,
      linkedinUrl: 'https://www.linkedin.com/company/forn-rovira',
      locations: [expect.objectContaining({ name: 'Girona', id: '3121456' })],
      values: [
        { name: 'Ofici', description: 'Fem les coses a mà.' },
        { name: 'Proximitat', description: 'Blat del país.' },
      ],
      benefits: ['Pa cada dia', 'Horari intensiu'],
    });
    // Its server calls it a text; its bytes are a picture.
    expect(logo).toEqual({ contentType: 'image/png', base64: LOGO.toString('base64') });
    expect(pages.map((page) => new URL(page).pathname)).toEqual([
      '/',
      '/qui-som',
      '/avis-legal',
      '/treballa',
      '/valors',
    ]);
    const html = Object.values(SITE).join('\n');
    for (const { field, quote, page } of sources) {
      expect(pages).toContain(page);
      // Addresses are whole; the parts of a place or a value stand apart on the page.
      const parts = ['WEB_URL', 'LOGO'].includes(field) ? [] : quote.split(/, |: /);
      const isWhole = !['LOCATION', 'VALUE'].includes(field);
      for (const part of isWhole && parts.length > 0 ? [quote] : parts) expect(html).toContain(part);
    }
    const marked = sources.map(({ field, index }) => `${field} ${index}`);
    expect(marked).toEqual([
      ...['NAME 0', 'LEGAL_NAME 0', 'DESCRIPTION 0', 'COMPANY_SIZE 0', 'INDUSTRY 0', 'WEB_URL 0'],
      ...['LINKEDIN_URL 0', 'LOGO 0', 'LOCATION 0', 'VALUE 0', 'VALUE 1', 'BENEFIT 0', 'BENEFIT 1'],
    ]);
    expect(wire).toHaveProperty('data.company_size', '11_TO_50_EMPLOYEES');
  });

  it('[CLAI-19] takes a city for the one of its country, else for the one of Spain', async (context) => {
    const offices = await serve({
      '/': '<title>Acme</title><meta property="og:site_name" content="Acme"><address>Calle Colón 5, 46004 Valencia</address>',
    });
    const hosts = ['acme.io', 'acme.com', 'acme.de', 'acme.com.ve'].map(
      (name) => `${name}:${new URL(offices.origin).port}`,
    );
    const own = await startTestServer({ PAGE_INTERNAL_HOSTS: hosts.join(' ') });
    context.after(() => own.close());
    const admin = await own.createAgency();
    await own.asOwner(
      `insert into cities (id, name, folded, region, country_code, population)
       values (1, 'Valencia', 'valencia', 'Valencia', 'ES', 789744), (2, 'Valencia', 'valencia', 'Carabobo', 'VE', 1619470)`,
    );
    await own.asOwner("insert into city_names (folded, city_id) values ('valencia', 1), ('valencia', 2)");
    answerNames(context, ['127.0.0.1']);
    const found: Record<string, (string | null)[]> = {};
    for (const host of hosts) {
      const { body } = await own.call(readClientPage, admin, { query: { url: `http://${host}/` } });
      found[host.replace(/:.*/, '')] = body.data.locations.map(({ id }) => id);
    }
    expect(found).toEqual({ 'acme.io': ['1'], 'acme.com': ['1'], 'acme.de': ['1'], 'acme.com.ve': ['2'] });
  });

  it('[CLAI-20] asks with a name and without cookies, and nothing that robots are told to leave', async () => {
    site.asked.length = 0;
    await read(`${site.origin}/`);
    expect(site.asked.map(({ path }) => path)).not.toContain('/privat/contacte');
    for (const { headers } of site.asked) {
      expect(headers['user-agent']).toContain('Cantera');
      expect(headers).not.toHaveProperty('cookie');
      expect(headers).not.toHaveProperty('authorization');
    }
  });

  it('[CLAI-19] saves nothing', async () => {
    await read(`${site.origin}/`);
    const { body } = await server.call(listClients, recruiter, { query: { page: 1, perPage: 10 } });
    expect(body.data.items).toEqual([]);
    expect(await server.asOwner('select 1 from files')).toEqual([]);
  });

  it('answers 401, 403 and 400 for what is no address of a page', async () => {
    expect((await read(`${site.origin}/`, null)).status).toBe(401);
    const manager = await server.createUser(recruiter.agencyId, 'HIRING_MANAGER');
    expect((await read(`${site.origin}/`, manager)).status).toBe(403);
    for (const [url, problem] of [
      ['', 'required'],
      ['forn', 'invalid_url'],
      ['ftp://forn.example/', 'invalid_url'],
    ] as const)
      expect([url, (await read(url)).error.fields]).toEqual([url, { url: problem }]);
  });

  it('tells why a page gave nothing', async () => {
    expect(await reasonOf(`${site.origin}/nowhere`)).toEqual([400, 'CLIENT_PAGE_NOT_READ', 'REFUSED']);
    expect((await reasonOf(`${site.origin}/img/logo.png`))[2]).toBe('NO_PAGE');
    expect((await reasonOf(`${site.origin}/privat/contacte`))[2]).toBe('NOTHING_FOUND');
  });

  it('[CLAI-18] asks nobody inside, and tells no one what is there', async () => {
    const secret = await serve({ '/': '<title>Intranet</title>' });
    const { port } = new URL(secret.origin);
    for (const url of [
      secret.origin,
      `http://localhost:${port}/`,
      `http://[::ffff:127.0.0.1]:${port}/`,
      `http://[::1]:${port}/`,
      'http://169.254.169.254/latest/meta-data/',
      // Nobody answers there at all: the same is told.
      'http://127.0.0.1:1/',
      'http://user:secret@forn.example/',
    ])
      expect([url, (await reasonOf(url))[2]]).toEqual([url, 'NO_ANSWER']);
    expect(secret.asked).toEqual([]);
  });

  it('[CLAI-18] follows no redirect inside, of the page, of its rules or of its logo', async (context) => {
    const secret = await serve({ '/': '<title>Intranet</title>', '/logo.png': { body: LOGO } });
    const to = (path: string) => ({ status: 302, headers: { location: `${secret.origin}${path}` } });
    const changing = await serve({
      '/page': to('/'),
      '/': `<title>Forn Nou</title><meta property="og:site_name" content="Forn Nou"><header><img class="logo" src="/logo.png">
        </header><a href="/about">About us</a>`,
      '/robots.txt': to('/'),
      '/logo.png': to('/logo.png'),
    });
    const own = await startTestServer({
      PAGE_INTERNAL_HOSTS: `${changing.host} forn.example:${new URL(changing.origin).port}`,
    });
    context.after(() => own.close());
    const admin = await own.createAgency();
    const readThere = (url: string) => own.call(readClientPage, admin, { query: { url } });
    expect((await readThere(`${changing.origin}/page`)).error.details).toEqual({ reason: 'NO_ANSWER' });
    const { body } = await readThere(`${changing.origin}/`);
    expect([body.data.name, body.data.logo, body.data.pages.length]).toEqual(['Forn Nou', null, 1]);
    expect(changing.asked.map(({ path }) => path)).not.toContain('/about');
    expect(secret.asked).toEqual([]);
  });

  it('takes for a logo what is a picture by its bytes, and large enough', async (context) => {
    const dot = Buffer.from(LOGO);
    dot.writeUInt32BE(1, 16);
    const posing = await serve({
      '/': `<title>Forn Fals</title><meta property="og:site_name" content="Forn Fals"><link rel="icon" sizes="64x64" href="/dot.png">
        <link rel="apple-touch-icon" href="/page.png"><link rel="icon" sizes="32x32" href="/right.txt">`,
      '/page.png': { type: 'image/png', body: '<html>no picture</html>' },
      '/dot.png': { type: 'image/png', body: dot },
      '/right.txt': { type: 'text/plain', body: LOGO },
    });
    const own = await startTestServer({ PAGE_INTERNAL_HOSTS: posing.host });
    context.after(() => own.close());
    const admin = await own.createAgency();
    const { body } = await own.call(readClientPage, admin, { query: { url: `${posing.origin}/` } });
    expect(body.data.logo).toEqual({ contentType: 'image/png', base64: LOGO.toString('base64') });
    const asked = posing.asked.map(({ path }) => path);
    expect(asked.filter((path) => path !== '/')).toEqual(['/page.png', '/dot.png', '/right.txt']);
  });

  it('[CLAI-20] reads no bomb, nothing endless and nothing that is no page', async (context) => {
    const bomb = gzipSync(Buffer.alloc(20_000_000, 'x'));
    const hostile = await serve({
      '/bomb': { headers: { 'content-encoding': 'gzip' }, body: bomb },
      '/deep': `<title>Forn Fondo</title><meta name="og:site_name" content="Forn Fondo">${'<div>'.repeat(100_000)}x`,
      '/movie': { type: 'video/mp4', body: Buffer.alloc(100) },
    });
    const own = await startTestServer({ PAGE_INTERNAL_HOSTS: hostile.host });
    context.after(() => own.close());
    const admin = await own.createAgency();
    const readThere = (path: string) =>
      own.call(readClientPage, admin, { query: { url: `${hostile.origin}${path}` } });
    expect((await readThere('/bomb')).error.details).toEqual({ reason: 'NO_PAGE' });
    expect((await readThere('/movie')).error.details).toEqual({ reason: 'NO_PAGE' });
    // As deep as one likes: it is read, or given up, and the server lives.
    expect([200, 400]).toContain((await readThere('/deep')).status);
    expect((await own.call(listClients, admin, { query: { page: 1, perPage: 10 } })).status).toBe(200);
  });

  it('tries LinkedIn once, and says that its wall is one', async (context) => {
    const linkedin = await serve({
      '/company/forn-rovira': { status: 999, body: 'no' },
      '/company/forn-obert': `<title>Forn Obert | LinkedIn</title><meta property="og:description" content="Forn Obert fa pa de pagès a Girona per a tota la comarca.">
        <h1>Forn Obert</h1><a href="/company/about">About</a><a href="https://other.example/">Web</a>`,
    });
    const { port } = new URL(linkedin.origin);
    const own = await startTestServer({ PAGE_INTERNAL_HOSTS: `www.linkedin.com:${port}` });
    context.after(() => own.close());
    const admin = await own.createAgency();
    answerNames(context, ['127.0.0.1']);
    const readThere = (company: string) =>
      own.call(readClientPage, admin, {
        query: { url: `http://www.linkedin.com:${port}/company/${company}` },
      });
    expect((await readThere('forn-rovira')).error.details).toEqual({ reason: 'LINKEDIN' });
    expect(linkedin.asked.map(({ path }) => path)).toEqual(['/company/forn-rovira']);
    const { body } = await readThere('forn-obert');
    expect(body.data).toMatchObject({ name: 'Forn Obert', webUrl: null });
    expect(linkedin.asked).toHaveLength(2);
  });

  it('[CLAI-22] stops asking when whoever asked is gone', async (context) => {
    const asked = Promise.withResolvers<void>();
    const gone = Promise.withResolvers<void>();
    const slow = await serve({
      '/': (response) => {
        response.on('close', gone.resolve);
        asked.resolve();
      },
    });
    const own = await startTestServer({ PAGE_INTERNAL_HOSTS: slow.host });
    context.after(() => own.close());
    const { token } = await own.createAgency();
    const address = new URL(readClientPage.path, await own.app.listen({ port: 0, host: '127.0.0.1' }));
    address.searchParams.set('url', `${slow.origin}/`);
    const stop = new AbortController();
    const reading = fetch(address, { headers: { authorization: `Bearer ${token}` }, signal: stop.signal });
    await Promise.race([asked.promise, reading]);
    const begun = performance.now();
    stop.abort();
    await expect(reading).rejects.toThrow('aborted');
    await gone.promise;
    // Its own time for a page would have ended it, too.
    expect(performance.now() - begun).toBeLessThan(5000);
  });

  it('[CLAI-28] asks by http too where nobody has said that it is https and that does not answer, as one reading', async () => {
    const other = await server.createUser(recruiter.agencyId, 'RECRUITER');
    const url = `https://${site.host}/`;
    const byHttp = await server.call(readClientPage, other, { query: { url, orHttp: true } });
    expect([byHttp.status, byHttp.body.data?.webUrl]).toEqual([200, `${site.origin}/`]);
    expect(await reasonOf(url)).toEqual([400, 'CLIENT_PAGE_NOT_READ', 'NO_ANSWER']);
    const nobody = { url: 'https://127.0.0.1:1/', orHttp: true };
    expect((await server.call(readClientPage, other, { query: nobody })).error.details).toEqual({
      reason: 'NO_ANSWER',
    });
    // What answered by http and is of no use is told by its address.
    const nowhere = { url: `https://${site.host}/nowhere`, orHttp: true };
    expect((await server.call(readClientPage, other, { query: nowhere })).error.details).toEqual({
      reason: 'REFUSED',
      url: `${site.origin}/nowhere`,
    });
    const [{ count } = { count: 0 }] = await server.asOwner<{ count: number }>(
      'select count from sending_limits where agency_id = $1 and key = $2',
      [recruiter.agencyId, `page:${other.userId}`],
    );
    expect(count).toBe(3);
  });

  it('[CLAI-28] asks by http neither after a bad certificate nor where a host is refused or sends on for ever', async (context) => {
    const asked: string[] = [];
    let connections = 0;
    const secure = createSecureServer(ownCertificate('localhost'), ({ url = '' }, response) => {
      asked.push(url);
      const location = url === '/inside' ? 'http://10.0.0.1/' : url;
      response.writeHead(302, { location }).end();
    });
    secure.on('connection', () => {
      connections += 1;
    });
    const opened = await openOnLoopback(secure);
    context.after(opened.close);
    const own = await startTestServer({ PAGE_INTERNAL_HOSTS: opened.host });
    context.after(() => own.close());
    const admin = await own.createAgency();
    const ask = async (url: string) => {
      const { status, error } = await own.call(readClientPage, admin, { query: { url, orHttp: true } });
      return [status, error.details?.reason];
    };
    expect(await ask(`https://${opened.host}/bad`)).toEqual([400, 'NO_ANSWER']);
    expect([connections, asked]).toEqual([1, []]);
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
    context.after(() => delete process.env.NODE_TLS_REJECT_UNAUTHORIZED);
    expect(await ask(`https://${opened.host}/inside`)).toEqual([400, 'NO_ANSWER']);
    expect([connections, asked]).toEqual([2, ['/inside']]);
    expect(await ask(`https://${opened.host}/round`)).toEqual([400, 'NO_ANSWER']);
    expect([connections, asked]).toEqual([8, ['/inside', ...Array<string>(6).fill('/round')]]);
  });

  it('[CLAI-20] reads 30 pages an hour for one person', async () => {
    const other = await server.createUser(recruiter.agencyId, 'RECRUITER');
    for (let count = 0; count < 30; count += 1)
      expect((await read('http://127.0.0.1:1/', other)).error.code).toBe('CLIENT_PAGE_NOT_READ');
    const refused = await read('http://127.0.0.1:1/', other);
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  });
});
