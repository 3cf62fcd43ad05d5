/**
 * Applications with CVs that come all at once: `npm run bench -- crowd --applications 200`. How long each waits for its answer and
 * its receipt, how many CVs are read a second, and whether anybody is lost or counted twice. A burst that no installation is made
 * for is `--applications 1000 --receipt-seconds 60`.
 */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { multipart } from '../../api/src/testing/forms.ts';
import { applicant, portalPosition, slugOf } from '../../api/src/testing/public-data.ts';
import { until } from '../../api/src/testing/until.ts';
import { startWebProcess, startWorkerProcess } from '../../api/src/testing/worker-process.ts';
import { ROOT } from '../../tools/paths.ts';
import { atLeast, atMost, exactly, judge, percentile } from '../bars.ts';
import { type Installation, withInstallation } from '../installation.ts';

const { values } = parseArgs({
  options: {
    applications: { type: 'string', default: '200' },
    'receipt-seconds': { type: 'string', default: '5' },
  },
});
const APPLICATIONS = Number(values.applications);
const RECEIPT_S = Number(values['receipt-seconds']);
const CVS_A_SECOND = 8;
const PATIENCE_MS = 900_000;
const STEP_MS = 20;

const FOLDER = path.join(ROOT, 'api/fixtures/cv');

/** CVs of many layouts, each with bytes of its own. */
function readCvs(): Buffer[] {
  const cvs = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.pdf'))
    .sort()
    .map((name) => readFileSync(path.join(FOLDER, name)));
  return Array.from({ length: APPLICATIONS }, (_, n) =>
    Buffer.concat([cvs[n % cvs.length] ?? Buffer.alloc(0), Buffer.from(`\n% ${randomUUID()}\n`)]),
  );
}

const emailOf = (n: number): string => `one-of-many-${n}@example.test`;
const addressOf = (n: number): string => `10.0.${Math.floor(n / 250)}.${1 + (n % 250)}`;

async function measure({ server, sink }: Installation): Promise<void> {
  const admin = await server.createAgency();
  const positionId = await portalPosition(server, admin);
  const cvs = readCvs();
  // The limit of applications counts by the address that the proxy saw.
  const web = await startWebProcess(server, { TRUST_PROXY: '1' });
  const worker = await startWorkerProcess(server);
  const address = `${web.url}/services/career-site/api/v1/public/${slugOf(admin)}/positions/${positionId}/applications`;
  const sentAt = new Map<string, number>();
  const answered: number[] = [];
  const receipts = new Map<string, number>();
  const statuses: Record<string, number> = {};
  let taken = 0;
  /** Notes the mails that have come since the last time. */
  const takeIn = (): void => {
    for (const mail of sink.mails.slice(taken)) {
      taken += 1;
      const to = mail.to?.[0]?.address ?? '';
      const at = sentAt.get(to);
      if (at !== undefined && !receipts.has(to)) receipts.set(to, performance.now() - at);
    }
  };
  const countOf = async (condition: string): Promise<number> => {
    const [row] = await server.asOwner<{ count: number }>(
      `select count(*)::int as count from applications a join candidates c on c.agency_id = a.agency_id and c.id = a.candidate_id
       where a.position_id = $1 and ${condition}`,
      [positionId],
    );
    return row?.count ?? 0;
  };
  const send = async (n: number): Promise<void> => {
    const fields = applicant({ email: emailOf(n), last_name: `Roca ${n}` });
    const cv = { field: 'cv', name: 'cv.pdf', content: cvs[n] ?? Buffer.alloc(0) };
    const { headers, payload } = multipart(fields, [cv]);
    const start = performance.now();
    sentAt.set(emailOf(n), start);
    const answer = await fetch(address, {
      method: 'POST',
      headers: { ...headers, 'x-forwarded-for': addressOf(n) },
      body: Uint8Array.from(payload),
    });
    await answer.arrayBuffer();
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    answered.push(performance.now() - start);
  };
  try {
    const begun = performance.now();
    let isOver = false;
    const watch = (async () => {
      for (; !isOver; await wait(STEP_MS)) takeIn();
    })();
    await Promise.all(Array.from({ length: APPLICATIONS }, (_, n) => send(n)));
    const isRead = async () => (await countOf("c.cv_status <> 'PENDING'")) >= APPLICATIONS;
    await until('every CV read', isRead, PATIENCE_MS);
    const readSeconds = (performance.now() - begun) / 1000;
    await until('every receipt', () => receipts.size === APPLICATIONS, PATIENCE_MS).catch(() => undefined);
    isOver = true;
    await watch;
    judge(
      'crowd',
      [
        exactly('answers of 200', statuses[200] ?? 0, APPLICATIONS),
        exactly('applications', await countOf('true'), APPLICATIONS),
        exactly('applicants with a receipt', receipts.size, APPLICATIONS),
        exactly('mails', sink.mails.length, APPLICATIONS),
        atMost('the slowest receipt, s', Math.max(...receipts.values()) / 1000, RECEIPT_S),
        // One of the layouts is a scan, in which there is no text.
        exactly('CVs whose reader broke', await countOf("c.cv_status = 'BROKEN'"), 0),
        atLeast('CVs read a second', APPLICATIONS / readSeconds, CVS_A_SECOND),
      ],
      {
        statuses,
        'p50 of the answers, ms': percentile(answered, 0.5),
        'p95 of the answers, ms': percentile(answered, 0.95),
        'p50 of the receipts, ms': percentile([...receipts.values()], 0.5),
      },
    );
  } finally {
    await Promise.all([web.end(), worker.end()]);
  }
}

await withInstallation({}, measure);
