/**
 * Measures contracts: `npm run bench -- contracts --contracts 100000`. The list in the ways that people ask for it, and the CSV's
 * one call, by a server in a process of its own, whose memory is read.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../../api/src/db/embedded/free-port.ts';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/index.ts';
import { startTestServer } from '../../api/src/testing/harness.ts';
import { startWorkerProcess } from '../../api/src/testing/worker-process.ts';
import { peakOf } from '../peak-of.ts';
import { seedContracts } from './seed-contracts.ts';

const { values } = parseArgs({
  options: { contracts: { type: 'string', default: '100000' }, rounds: { type: 'string', default: '60' } },
});
const CONTRACTS = Number(values.contracts);
const ROUNDS = Number(values.rounds);
const OUT = path.resolve(import.meta.dirname, '../results/contracts.json');
const WARM = 15;
const LIST_MS = 50;
const EXPORT_S = 12;
const MEMORY_MB = 50;

/** What people ask of the list, by name. */
const LISTS: Readonly<Record<string, string>> = {
  'first page': '',
  'by last name': 'sort_by=last_name',
  'latest start first': 'sort_by=-alta&per_page=100',
  'last page': `page=${Math.max(1, CONTRACTS / 10)}`,
  'a name': 'search=zubizarreta',
  'two names': 'search=n%C3%BAria%20castellvi',
  'a name, by first name': 'search=goikoetxea&sort_by=first_name',
  nobody: 'search=nobody',
  'a place': 'location=figueres',
};

const percentile = (times: readonly number[], part: number): number =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length * part)] ?? 0;

const data = mkdtempSync(path.join(tmpdir(), 'cantera-contracts-'));
const database = process.env.TEST_DATABASE_URL
  ? undefined
  : await startEmbeddedPostgres({ dataDir: path.join(data, 'postgres') });
if (database) process.env.TEST_DATABASE_URL = database.url;
try {
  const server = await startTestServer();
  try {
    const user = await server.createAgency();
    await seedContracts(server, user, CONTRACTS);
    const port = await freePort();
    const web = await startWorkerProcess(server, {
      RUN: 'web',
      PORT: String(port),
      NODE_ENV: 'production',
      WEB_CONFIG: JSON.stringify({ agencies: { contracts: [user.agencyId] } }),
    });
    const ask = async (query: string) => {
      const begun = performance.now();
      const answer = await fetch(`http://127.0.0.1:${port}/services/contracts/contracts?${query}`, {
        headers: { authorization: `Bearer ${user.token}`, 'accept-encoding': 'gzip' },
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${query} was answered ${answer.status}: ${text}`);
      return { ms: performance.now() - begun, text };
    };
    try {
      const lists = [];
      for (const [list, query] of Object.entries(LISTS)) {
        for (let round = 0; round < WARM; round += 1) await ask(query);
        const times: number[] = [];
        for (let round = 0; round < ROUNDS; round += 1) times.push((await ask(query)).ms);
        const { meta } = JSON.parse((await ask(query)).text);
        lists.push({
          list,
          found: meta.total_count,
          p50: percentile(times, 0.5),
          p95: percentile(times, 0.95),
        });
      }
      const restMb = peakOf(web.child.pid);
      const { ms, text } = await ask('per_page=1000000');
      const grownMb = peakOf(web.child.pid) - restMb;
      const { contracts } = JSON.parse(text);
      const exported = { seconds: ms / 1000, megabytes: text.length / 1e6, grownMb, rows: contracts.length };
      mkdirSync(path.dirname(OUT), { recursive: true });
      writeFileSync(OUT, JSON.stringify({ contracts: CONTRACTS, lists, exported }, null, 2));
      console.table(lists.map((row) => ({ ...row, p50: row.p50.toFixed(1), p95: row.p95.toFixed(1) })));
      console.table([
        {
          what: `list p95, ms, the slowest`,
          is: Math.max(...lists.map(({ p95 }) => p95)).toFixed(1),
          must: `≤ ${LIST_MS}`,
        },
        {
          what: `CSV's call with ${exported.rows} rows, s`,
          is: exported.seconds.toFixed(1),
          must: `≤ ${EXPORT_S}`,
        },
        { what: 'its answer, MB', is: exported.megabytes.toFixed(1), must: '' },
        { what: 'memory that it takes beside, MB', is: grownMb.toFixed(1), must: `≤ ${MEMORY_MB}` },
      ]);
      const isGood =
        lists.every(({ p95 }) => p95 <= LIST_MS) &&
        exported.rows === CONTRACTS &&
        exported.seconds <= EXPORT_S &&
        grownMb <= MEMORY_MB;
      process.exitCode = isGood ? 0 : 1;
    } finally {
      await web.kill();
    }
  } finally {
    await server.close();
  }
} finally {
  await database?.stop();
  rmSync(data, { recursive: true, force: true });
}
