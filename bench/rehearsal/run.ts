import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rehearseDiscards } from '@cantera/shared/contracts/discard-scoring';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/index.ts';
import { startTestServer, type TestServer, type TestUser } from '../../api/src/testing/harness.ts';
import { openPosition } from '../../api/src/testing/pipeline-data.ts';
import { ROOT } from '../api/server.ts';

/**
 * How long a rehearsal of autodiscard takes on a position with 5,000 scored applications of the last days, on every step and
 * some of whose candidates were hired elsewhere. `npm run bench -- rehearsal 1000` takes 1,000.
 */
const APPLICATIONS = Number(process.argv[2] ?? 5000);
const ROUNDS = 200;
const P95_MS = 300;

const percentile = (times: readonly number[], part: number): number =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length * part)] ?? 0;

/** Applications on all steps, half of them in the inbox, with scores from 0 to 100; a tenth applied to a second position too. */
async function fill(server: TestServer, { agencyId }: TestUser, positions: readonly string[]): Promise<void> {
  const [first, second] = positions;
  await server.asOwner(
    `insert into candidates (agency_id, id, first_name, last_name, created_at, updated_at)
     select $1, gen_random_uuid(), 'Maria ' || i, 'Puigdomènech', now(), now() from generate_series(1, $2::int) i`,
    [agencyId, APPLICATIONS],
  );
  const applications = `insert into applications (agency_id, id, position_id, step_id, candidate_id, source, created_at, moved_at)
    select c.agency_id, gen_random_uuid(), s.position_id, s.id, c.id, 'INTERNAL', now() - c.n % 80 * interval '1 day', now()
    from (select agency_id, id, row_number() over (order by id) as n from candidates where agency_id = $1) c
    join steps s on s.agency_id = c.agency_id and s.position_id = $2`;
  await server.asOwner(`${applications} and s.ordinal = case when c.n % 2 = 0 then 0 else c.n % 6 end`, [
    agencyId,
    first,
  ]);
  await server.asOwner(
    `${applications} and s.ordinal = case when c.n % 3 = 0 then 4 else 1 end where c.n % 10 = 0`,
    [agencyId, second],
  );
  await server.asOwner(
    `insert into application_scores (agency_id, application_id, status, lax, strict, very_strict, judged_share, verdicts, engine,
       input_hash, criteria, cause, computed_at)
     select agency_id, id, 'SCORED', n % 101, n % 101, 0, 1,
       jsonb_build_array(jsonb_build_object('criterionId', id, 'verdict', 'NOT_SHOWN', 'quotes', '[]'::jsonb)), 2, '', 1, 'SCORE', now()
     from (select *, row_number() over (order by id) as n from applications where agency_id = $1) a`,
    [agencyId],
  );
  await server.asOwner('analyze');
}

/** Times of calls to a whole server, in milliseconds. */
async function timeCalls(): Promise<number[]> {
  const server = await startTestServer();
  try {
    const user = await server.createAgency();
    const positionId = await openPosition(server, user);
    await fill(server, user, [positionId, await openPosition(server, user)]);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now();
      const { status, body } = await server.call(rehearseDiscards, user, {
        params: { id: positionId },
        body: { percentage: round % 101, days: 90 },
      });
      if (status !== 200 || body.data.scores.length < 101) throw new Error(`answered ${status}`);
      times.push(performance.now() - start);
    }
    return times;
  } finally {
    await server.close();
  }
}

const data = mkdtempSync(path.join(tmpdir(), 'cantera-rehearsal-'));
const database = await startEmbeddedPostgres({ dataDir: path.join(data, 'postgres') });
process.env.TEST_DATABASE_URL = database.url;
try {
  const p95 = percentile(await timeCalls(), 0.95);
  mkdirSync(path.join(ROOT, 'bench/results'), { recursive: true });
  writeFileSync(
    path.join(ROOT, 'bench/results/rehearsal.json'),
    JSON.stringify({ p95, APPLICATIONS }, null, 2),
  );
  process.stdout.write(
    `p95 of ${ROUNDS} rehearsals of ${APPLICATIONS} applications: ${p95.toFixed(1)} ms (at most ${P95_MS})\n`,
  );
  process.exitCode = p95 <= P95_MS ? 0 : 1;
} finally {
  await database.stop();
  rmSync(data, { recursive: true, force: true });
}
