import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fetchSites, type OutsideSite, rawAddress, readOutsideSites } from './outside.ts';
import { citiesByName, score } from './scoring.ts';

const COMMIT = 'a'.repeat(40);
const HTML = '<html lang="es"><title>Forn Rovira</title><p>Pa fet a mà des de 1950.</p></html>';
const truth: OutsideSite['truth'] = {
  name: 'Forn Rovira',
  legalName: null,
  description: null,
  companySize: null,
  industry: null,
  linkedinUrl: null,
  places: [],
  values: [],
  benefits: [],
};
const siteWith = (sha256: string, file = 'ca/index.html'): OutsideSite => ({
  file: 'forn-rovira.json',
  language: 'ca',
  pages: [{ source: `github:forn/web@${COMMIT}:${file}`, url: 'https://fornrovira.example/', sha256 }],
  truth,
});
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('pages of others', () => {
  let asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.statusCode = request.url?.endsWith('/ca/index.html') ? 200 : 404;
    response.end(HTML);
  });
  let origin = '';
  let folder = '';
  before(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  it('are fetched once, at the commit that was judged, and kept', async () => {
    asked = [];
    const sites = [siteWith(sha256(HTML))];
    for (let times = 0; times < 2; times += 1) {
      const read = await fetchSites(sites, { folder, origin });
      assert.deepEqual(read.failures, []);
      assert.equal(read.sites[0]?.pages[0]?.html, HTML);
      assert.equal(read.sites[0]?.pages[0]?.url, 'https://fornrovira.example/');
    }
    assert.deepEqual(asked, [`/forn/web/${COMMIT}/ca/index.html`]);
  });

  it('are not read when they are not those that were judged', async () => {
    const wanted = sha256('something else');
    writeFileSync(path.join(folder, `${wanted}.html`), 'kept and changed');
    const { failures } = await fetchSites([siteWith(wanted)], { folder, origin });
    assert.equal(failures.length, 1);
    assert.match(failures[0] ?? '', /checksum/);
    assert.equal(readFileSync(path.join(folder, `${wanted}.html`), 'utf8'), 'kept and changed');
  });

  it('are named with what kept them away', async () => {
    const { failures } = await fetchSites([siteWith(sha256('gone'), 'gone.html')], { folder, origin });
    assert.match(failures[0] ?? '', /gone\.html answered 404/);
    const unreachable = await fetchSites([siteWith(sha256('gone'))], {
      folder,
      origin: 'http://127.0.0.1:1',
    });
    assert.equal(unreachable.failures.length, 1);
  });

  it('have addresses that hold letters of any kind', () => {
    assert.equal(
      rawAddress(`github:a/b@${COMMIT}:equip/ainoa césar.html`),
      `https://raw.githubusercontent.com/a/b/${COMMIT}/equip/ainoa%20c%C3%A9sar.html`,
    );
  });

  it('are enough, and none is both tuned and held out', () => {
    const [tuned, heldOut] = [readOutsideSites('tuned'), readOutsideSites('held-out')];
    assert.ok(tuned.length >= 60, `${tuned.length} tuned`);
    assert.ok(heldOut.length >= 15, `${heldOut.length} held out`);
    const repositories = (sites: readonly OutsideSite[]) =>
      sites.map(({ pages }) => pages[0]?.source.split('@')[0]);
    const all = [...repositories(tuned), ...repositories(heldOut)];
    assert.equal(new Set(all).size, all.length);
  });
});

describe('what is counted', () => {
  const counted = (told: Partial<OutsideSite['truth']>, html: string) =>
    score(
      [{ file: 'x', truth: { ...truth, ...told }, pages: [{ url: 'https://fornrovira.example/', html }] }],
      citiesByName([['Palma', 'Palma de Mallorca'], ['Vic']]),
    ).counts;

  it('is a city by whichever of its names', () => {
    const { places } = counted(
      { places: ['Palma'] },
      '<title>Forn Rovira</title><p>Carrer Major 1, 07001 Palma de Mallorca</p><p>Carrer Nou 2, 07002 Palma</p>',
    );
    assert.deepEqual(places, { given: 1, wanted: 1, right: 1 });
  });

  it('is one industry where a person found several as right', () => {
    const { industry } = counted(
      { industry: ['food', 'retail'] },
      '<title>Forn Rovira</title><h1>Fleca i forn de pa</h1><p>Pa de pagès, forn, fleca, panaderia.</p>',
    );
    assert.deepEqual(industry, { given: 1, wanted: 1, right: 1 });
  });
});
