/**
 * A worker that starts on people whose consent is too old: `npm run bench -- consents --people 1000000 --minutes 60`. Nearly all of
 * them were imported and answered nobody here, so no mail may go to them; the others are asked again at the agency's pace. After a
 * third of the time every connection to the database is cut.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { CONSENT_MAILS_A_MINUTE } from '@cantera/shared/contracts/consent-rounds';
import { startWebProcess, startWorkerProcess } from '../../api/src/testing/worker-process.ts';
import { atLeast, atMost, exactly, judge, percentile } from '../bars.ts';
import { type Installation, withInstallation } from '../installation.ts';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '1000000' },
    answered: { type: 'string', default: '3000' },
    minutes: { type: 'string', default: '60' },
  },
});
const PEOPLE = Number(values.people);
const ANSWERED = Number(values.answered);
const MINUTES = Number(values.minutes);
const CHUNK = 20_000;
const MINUTE_MS = 60_000;
const LOOK_MS = 1_000;
const EVENTS_A_SECOND = 1;

const FILL = `
  insert into candidates (agency_id, id, first_name, last_name, email, gdpr_status, gdpr_status_at, created_at, updated_at)
  select $1, gen_random_uuid(), 'Ona', 'Roca ' || n, $4 || n || '@posta.example', 'ACCEPTED', at, at, at
  from generate_series($2::integer, $3::integer) n, lateral (select now() - interval '2 years' - n * interval '1 second' as at) times`;
const ANSWERS = `
  insert into consents (agency_id, id, candidate_id, status, origin, locale, policy_sha256, created_at)
  select agency_id, gen_random_uuid(), id, 'ACCEPTED', 'APPLICATION', 'en', '', gdpr_status_at
  from candidates where agency_id = $1 and email like 'answered-%'`;
/** Takes the product's connections away; the bench's own is none of theirs. */
const CUT = `
  select count(pg_terminate_backend(pid))::int as cut from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

async function measure({ server, sink }: Installation): Promise<void> {
  const admin = await server.createAgency();
  const { agencyId } = admin;
  for (let first = 1; first <= PEOPLE; first += CHUNK)
    await server.asOwner(FILL, [agencyId, first, Math.min(PEOPLE, first + CHUNK - 1), 'imported-']);
  await server.asOwner(FILL, [agencyId, 1, ANSWERED, 'answered-']);
  await server.asOwner(ANSWERS, [agencyId]);
  await server.asOwner('analyze');
  const [before] = await server.asOwner<{ id: string }>('select coalesce(max(id), 0) as id from live_events');
  const web = await startWebProcess(server);
  const worker = await startWorkerProcess(server);
  const lists: number[] = [];
  let cut = 0;
  try {
    const begun = performance.now();
    const end = begun + MINUTES * MINUTE_MS;
    while (performance.now() < end) {
      await wait(LOOK_MS);
      if (cut === 0 && performance.now() > begun + (MINUTES * MINUTE_MS) / 3)
        cut = (await server.asOwner<{ cut: number }>(CUT))[0]?.cut ?? 0;
      const start = performance.now();
      const answer = await fetch(`${web.url}/api/v1/candidates/search/simple?per_page=10`, {
        headers: { authorization: `Bearer ${admin.token}` },
      });
      await answer.arrayBuffer();
      lists.push(performance.now() - start);
    }
    const addresses = sink.mails.map((mail) => mail.to?.[0]?.address ?? '');
    const [events] = await server.asOwner<{ count: number; most: number }>(
      `select coalesce(sum(count), 0)::int as count, coalesce(max(count), 0)::int as most from (
         select count(*) from live_events where agency_id = $1 and id > $2 group by date_trunc('minute', created_at)) minutes`,
      [agencyId, before?.id],
    );
    const statuses = await server.asOwner<{ kind: string; status: string; count: number }>(
      `select split_part(email, '-', 1) as kind, gdpr_status as status, count(*)::int as count
       from candidates where agency_id = $1 group by 1, 2 order by 1, 2`,
      [agencyId],
    );
    // What is asked in the last minute leaves in the one after.
    const least = Math.min(ANSWERED, CONSENT_MAILS_A_MINUTE * (MINUTES - 2));
    judge(
      'consents',
      [
        exactly(
          'mails to people who were imported',
          addresses.filter((to) => to.startsWith('imported')).length,
          0,
        ),
        exactly('people who were mailed twice', addresses.length - new Set(addresses).size, 0),
        atMost('mails', addresses.length, CONSENT_MAILS_A_MINUTE * (MINUTES + 1)),
        atLeast('mails', addresses.length, least),
        atMost('live events a second', (events?.count ?? 0) / (MINUTES * 60), EVENTS_A_SECOND),
        atLeast('connections that were cut', cut, 1),
      ],
      {
        statuses,
        'most live events of a minute': events?.most,
        'a list meanwhile, p95 ms': percentile(lists, 0.95),
      },
    );
  } finally {
    await Promise.all([web.end(), worker.end()]);
  }
}

await withInstallation({}, measure);
