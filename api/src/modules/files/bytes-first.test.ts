import { after, before, describe, it, mock } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { uploadCv } from '@cantera/shared/contracts/candidate-cvs';
import { uploadPrivateFile } from '@cantera/shared/contracts/files';
import { uploadSiteLogo } from '@cantera/shared/contracts/site-identity';
import { expect } from 'expect';
import { multipart, PNG, tinyPdf } from '../../testing/forms.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertCandidate } from '../../testing/pipeline-data.ts';
import { applicant, apply, portalPosition, slugOf } from '../../testing/public-data.ts';

/** How long the transactions of earlier calls may take to end. */
const PATIENCE_MS = 5_000;
const STEP_MS = 20;

/** How many transactions wait while nobody lets them go on. */
async function waitingTransactions(server: TestServer): Promise<number> {
  for (const end = performance.now() + PATIENCE_MS; ; await wait(STEP_MS)) {
    const { length } = await server.asOwner(
      `select pid from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    );
    if (length === 0 || performance.now() > end) return length;
  }
}

describe('a file that is uploaded', () => {
  let server: TestServer;
  let admin: TestUser;
  /** Transactions that waited for bytes, each time that some were stored. */
  let waiting: number[];
  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency();
    const { files } = server.deps;
    const put = files.put.bind(files);
    mock.method(files, 'put', async (...given: Parameters<typeof put>) => {
      waiting.push(await waitingTransactions(server));
      await put(...given);
    });
  });
  after(() => server.close());

  const upload = (path: string, content: Buffer, name: string) =>
    server.inject({ method: 'POST', url: path, ...multipart({}, [{ field: 'file', name, content }]) }, admin);

  it('is stored while no transaction waits for it', async () => {
    const candidateId = await insertCandidate(server, admin.agencyId);
    const positionId = await portalPosition(server, admin, { title: 'Forner/a' });
    const ways: readonly (readonly [string, () => Promise<{ statusCode: number }>])[] = [
      ['a private file', () => upload(uploadPrivateFile.path, tinyPdf(), 'a.pdf')],
      ['a logo', () => upload(uploadSiteLogo.path, PNG, 'logo.png')],
      ['a CV', () => upload(uploadCv.path.replace(':id', candidateId), tinyPdf(), 'cv.pdf')],
      ['an application', () => apply(server, slugOf(admin), positionId, applicant())],
    ];
    for (const [name, way] of ways) {
      waiting = [];
      expect([name, (await way()).statusCode, waiting]).toEqual([name, 200, [0]]);
    }
  });

  it('comes with an application whose candidate is written once, whole', async () => {
    const positionId = await portalPosition(server, admin, { title: 'Pastisser/a' });
    waiting = [];
    await server.asOwner('create table seen_writes (operation text)');
    await server.asOwner(`create function see_write() returns trigger language plpgsql security definer as $$
      begin insert into seen_writes values (tg_op); return null; end $$`);
    await server.asOwner(`create trigger see_writes after insert or update on candidates
      for each row execute function see_write()`);
    const fields = applicant({ first_name: 'Søren', last_name: 'Ångström' });
    expect((await apply(server, slugOf(admin), positionId, fields)).statusCode).toBe(200);
    expect(await server.asOwner('select operation from seen_writes')).toEqual([{ operation: 'INSERT' }]);
    const [row] = await server.asOwner(
      `select exists (select from candidate_words w where w.candidate_id = c.id and w.words like ' soren angstrom%') as is_found, gdpr_status, gdpr_status_at is not null as is_dated,
         cv_status, cv_file_id is not null as has_cv, version from candidates c where email = $1`,
      [fields.email],
    );
    expect(row).toEqual({
      is_found: true,
      gdpr_status: 'ACCEPTED',
      is_dated: true,
      cv_status: 'PENDING',
      has_cv: true,
      version: 1,
    });
    const [application] = await server.asOwner(
      `select a.cv_file_id = c.cv_file_id as is_his from applications a join candidates c on c.id = a.candidate_id
       where c.email = $1`,
      [fields.email],
    );
    expect(application).toEqual({ is_his: true });
  });
});
