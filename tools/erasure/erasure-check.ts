import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../../api/src/db/embedded/free-port.ts';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/index.ts';
import { atSignal } from '../at-signal.ts';
import { fail, type Gate, type GateResult } from '../gates/gate.ts';
import { runProduct } from '../start/product.ts';
import { untilReady } from '../start/ready.ts';
import { ProductApi } from './api.ts';
import { makePerson } from './person.ts';
import { eventually, plant, plantIntake, plantReading } from './plant.ts';
import { endContractsLongAgo, KEPT_TABLES, plantContract } from './plant-contract.ts';
import { plantHunt } from './plant-hunt.ts';
import { plantReport } from './plant-report.ts';
import { plantScore } from './plant-score.ts';
import { reachOf, silentColumns } from './reach.ts';
import { type Find, scanDatabase, scanFiles } from './scan.ts';

const READY_MS = 120_000;

interface Workshop {
  readonly api: ProductApi;
  readonly client: pg.Client;
  readonly dataDir: string;
}

/** Runs `work` on a product of its own: its own database and files, the demo in it, its log among its files. */
async function onOwnProduct<T>(work: (workshop: Workshop) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cantera-erasure-'));
  // The database runs as another user where this runs as root.
  chmodSync(dataDir, 0o755);
  mkdirSync(path.join(dataDir, 'logs'));
  const output = openSync(path.join(dataDir, 'logs/server.log'), 'a');
  const database = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres') });
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const product = await runProduct({
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      DATABASE_APP_URL: '',
      DATABASE_EMBEDDED: '1',
      FILES_URL: '',
      SMTP_URL: '',
      DEMO: '1',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: origin,
      UNDO_SECONDS: '0',
      LOG_LEVEL: 'debug',
    },
    dataDir,
    output,
    log: () => undefined,
    onFatal: () => undefined,
  });
  const client = new pg.Client({ connectionString: database.url });
  const end = async (): Promise<void> => {
    await client.end().catch(() => undefined);
    await product.stop();
    await database.stop();
    closeSync(output);
    rmSync(dataDir, { recursive: true, force: true });
  };
  const withdraw = atSignal(end);
  try {
    await untilReady(origin, READY_MS);
    await client.connect();
    const api = new ProductApi(origin);
    await api.logIn('admin@demo.test', 'cantera-demo');
    return await work({ api, client, dataDir });
  } finally {
    withdraw();
    await end();
  }
}

/** Waits until nothing is left to do but what is due later. A job that failed for good would say so here. */
/** The upkeep has CVs scored that have no score yet: they are drawn one after the other, and other tests run beside. */
const REST_MS = 900_000;
const untilIdle = ({ client }: Workshop): Promise<true> =>
  eventually(
    'the queue to come to rest',
    async () => {
      const { rows } = await client.query<{ busy: boolean }>(
        `select exists (select 1 from graphile_worker.jobs where run_at <= now() and attempts < max_attempts)
           or exists (select 1 from search_dirty) as busy`,
      );
      return rows[0]?.busy ? undefined : true;
    },
    REST_MS,
  );

async function scan({ client, dataDir }: Workshop, canaries: readonly string[]): Promise<Find[]> {
  const postgres = path.join(dataDir, 'postgres');
  return [
    ...(await scanDatabase(client, canaries)),
    ...scanFiles(dataDir, canaries, (file) => file.startsWith(postgres)),
  ];
}

const told = (finds: readonly Find[]): string =>
  finds.map(({ place, canary }) => `  ${canary} in ${place}`).join('\n');

/** What the check would miss, were it blind: survivors in a table, in bytes, in a file, in a mail, in a log. */
async function blindSpots(workshop: Workshop): Promise<string[]> {
  const { client, dataDir } = workshop;
  const { word } = makePerson();
  const mail = Buffer.from(`Dear ${word}, with some more text so that the lines are long.`).toString(
    'base64',
  );
  const places = ['files/survivor', 'outbox/survivor.eml', 'logs/survivor.log'];
  await client.query('create table survivor (candidate_id uuid, note jsonb, bytes bytea)');
  await client.query('insert into survivor values (null, $1, null), (null, null, $2)', [
    JSON.stringify({ deep: [word] }),
    Buffer.from(word),
  ]);
  for (const [index, place] of places.entries()) {
    const file = path.join(dataDir, place);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, index === 1 ? mail : `said ${word.toUpperCase()} once`);
  }
  const finds = await scan(workshop, [word]);
  await client.query('delete from survivor where bytes is null');
  const inBytes = await scanDatabase(client, [word]);
  const { missed } = await reachOf(client, crypto.randomUUID());
  await client.query('drop table survivor');
  for (const place of places) rmSync(path.join(dataDir, place));
  return [
    ...places.filter((place) => !finds.some((find) => find.place.endsWith(place))),
    ...(finds.some(({ place }) => place.includes('survivor"')) ? [] : ['a text in a table']),
    ...(inBytes.length === 1 ? [] : ['bytes in a table']),
    ...(missed.includes('survivor') ? [] : ['a table that the planting does not reach']),
  ];
}

/** The daily run: the retention lists whoever refused, and papers that are old enough go. */
const runUpkeep = ({ client }: Workshop) =>
  client.query(
    `select graphile_worker.add_job('upkeep.agency', json_build_object('agencyId', id)) from agencies`,
  );

/** Columns of words that are the product's own: names of states, codes, dates, hashes, and what the agency's people wrote for everyone. */
const OF_NO_ONE: ReadonlySet<string> = new Set(
  `application_answers.question application_facts.source application_moves.from_step_name application_moves.to_kind application_moves.to_step_name applications.channel
    applications.source
   candidate_comments.author_name candidate_comments.text candidate_comments.type
   candidate_edits.fields candidate_educations.start_date candidate_educations.end_date
   candidate_experiences.start_date candidate_experiences.end_date
   candidate_languages.code candidate_languages.proficiency candidate_suggestions.field
   candidates.cv_status candidates.gdpr_status candidates.job_search_status candidates.origin candidates.profile_image_url
   candidate_words.starts contracts.pais_nif candidates.salary_currency candidates.expected_salary_currency candidates.search_folded candidates.search_starts
   consent_requests.answer consent_requests.delivery consent_requests.locale consent_requests.token_hash
   consents.locale consents.origin consents.policy_sha256 consents.purpose consents.status consents.text_sha256 deletion_warnings.reason domain_events.subject_kind domain_events.type
   creation_keys.body_sha256 duplicate_pairs.fingerprint duplicate_pairs.reasons file_uses.owner_kind
   hunt_files.kind hunt_files.name hunt_people.reason hunt_people.status hunt_strangers.reason hunt_strangers.status intake_duplicates.reasons intake_items.cv_status intake_items.decision intake_items.sha256
   notifications.kind application_scores.cause application_scores.stale application_scores.status applications.discard_state application_moves.from_discard_state
   score_corrections.verdict
   messages.channel messages.failure messages.from_address messages.message_id messages.sender_name messages.status
   workflow_runs.actions workflow_runs.cancelled_reason workflow_runs.reason workflow_runs.status`.split(
    /\s+/,
  ),
);

async function check(workshop: Workshop): Promise<GateResult> {
  const { api, client, dataDir } = workshop;
  const blind = await blindSpots(workshop);
  if (blind.length > 0) return fail(`The check does not find what was planted in: ${blind.join(', ')}`);
  const person = makePerson();
  const planted = await plant(api, dataDir, person);
  await plantReading(client, planted.id, person);
  await plantIntake(api, client, planted.id, person);
  await plantContract(api, client, planted.id, person);
  await runUpkeep(workshop);
  await untilIdle(workshop);
  // Before the planted score, which has no more of a verdict than words.
  await plantReport(api, client, planted.id);
  await plantScore(client, planted.id, person);
  await plantHunt(client, planted.id, person);
  const { reached, missed } = await reachOf(client, planted.id);
  if (missed.length > 0)
    return fail(
      `These tables can hold something of a candidate, and tools/erasure/plant.ts puts nothing there: ${missed.join(', ')}`,
    );
  const silent = (await silentColumns(client, reached, person.canaries)).filter(
    (name) => !OF_NO_ONE.has(name),
  );
  if (silent.length > 0)
    return fail(
      `These columns can hold words about a candidate, and tools/erasure/plant.ts puts none there: ${silent.join(', ')}`,
    );
  const before = await scan(workshop, person.canaries);
  for (const id of [planted.id, planted.doubleId]) await api.call('DELETE', `/api/v1/candidates/${id}`);
  await untilIdle(workshop);
  const after = await scan(workshop, person.canaries);
  const left = after.filter(({ place }) => !KEPT_TABLES.includes(place));
  if (left.length > 0) return fail(`Left of a deleted candidate:\n${told(left)}`);
  await endContractsLongAgo(client);
  await runUpkeep(workshop);
  await untilIdle(workshop);
  const atLast = await scan(workshop, person.canaries);
  if (atLast.length > 0)
    return fail(`Left of a deleted candidate six years after the last contract:\n${told(atLast)}`);
  const places = new Set(before.map(({ place }) => place)).size;
  return {
    passed: 1,
    failed: 0,
    output: `Planted in ${reached.length} tables; found in ${places} places before the deletion, in none after it but the contracts that the law has kept, in none once those are six years old.`,
  };
}

/**
 * A candidate whose every word is known is deleted, and nothing of them is found in tables, files and logs
 * but the papers that the law has kept.
 */
export const erasure: Gate = { name: 'erasure of a candidate', run: () => onOwnProduct(check) };

/** `npm run erasure-check` */
export async function erasureCheck(): Promise<number> {
  const { failed, output } = await erasure.run();
  process.stdout.write(`${output}\n`);
  return failed === 0 ? 0 : 1;
}
