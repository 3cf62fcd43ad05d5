/**
 * Two ways to hold a server up, tried on one process that does everything: `npm run bench -- strain --seconds 60`. A mail server that
 * takes mails and never answers, and descriptions of nested tags that strangers open again and again. Meanwhile the process must say
 * at once that it lives, and read a CV. The third, a full disk, is `npm run bench -- disk`.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { queueMessage } from '../../api/src/modules/messages/index.ts';
import { multipart, tinyPdf } from '../../api/src/testing/forms.ts';
import { insertCandidate } from '../../api/src/testing/pipeline-data.ts';
import { portalPosition, slugOf } from '../../api/src/testing/public-data.ts';
import { until } from '../../api/src/testing/until.ts';
import { startWebProcess } from '../../api/src/testing/worker-process.ts';
import { atLeast, atMost, exactly, judge, percentile } from '../bars.ts';
import { type Installation, withInstallation } from '../installation.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } });
const SECONDS = Number(values.seconds);
const LIVE_MS = 250;
const CV_S = 5;
const CVS = 5;
const MAILS = 30;
const VIEWERS = 15;
const LOOK_MS = 50;
const PATIENCE_MS = 200_000;

/** Each was seen to hold a server up for seconds. */
const NESTED: Readonly<Record<string, string>> = {
  bold: '<b>'.repeat(66_000),
  lists: '<ul><li>'.repeat(20_000),
  brackets: '<'.repeat(199_990),
};

async function measure({ server, sink }: Installation): Promise<void> {
  const admin = await server.createAgency();
  const other = await server.createAgency('Bru');
  const { agencyId } = admin;
  const positionId = await portalPosition(server, admin);
  const all = await startWebProcess(server, { RUN: 'web,worker' });
  const headers = { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' };
  const live: number[] = [];
  const views: number[] = [];
  const faults: string[] = [];
  let isOver = false;
  const look = async (): Promise<void> => {
    for (; !isOver; await wait(LOOK_MS)) {
      const start = performance.now();
      const answer = await fetch(`${all.url}/health/live`);
      await answer.arrayBuffer();
      if (!answer.ok) faults.push(`/health/live answered ${answer.status}`);
      live.push(performance.now() - start);
    }
  };
  const view = async (): Promise<void> => {
    while (!isOver) {
      const start = performance.now();
      const answer = await fetch(`${all.url}/careers/en/${slugOf(admin)}/positions/${positionId}`);
      await answer.arrayBuffer();
      if (!answer.ok) faults.push(`the position answered ${answer.status}`);
      views.push(performance.now() - start);
      // Strangers who press reload, not a flood: what a flood costs is the limit of the proxy in front.
      await wait(1_000);
    }
  };
  /** Seconds from a CV's upload to its being read. */
  const readCv = async (): Promise<number> => {
    const candidateId = await insertCandidate(server, other.agencyId);
    const start = performance.now();
    const form = multipart({}, [{ field: 'file', name: 'cv.pdf', content: tinyPdf() }]);
    const answer = await fetch(`${all.url}/api/v1/candidates/${candidateId}/upload-cv`, {
      method: 'POST',
      headers: { ...form.headers, authorization: `Bearer ${other.token}` },
      body: Uint8Array.from(form.payload),
    });
    if (!answer.ok) throw new Error(`the CV was answered ${answer.status}: ${await answer.text()}`);
    const isRead = async (): Promise<boolean> => {
      const [row] = await server.asOwner<{ cv_status: string }>(
        'select cv_status from candidates where id = $1',
        [candidateId],
      );
      return row?.cv_status !== 'PENDING';
    };
    await until('the CV read', isRead, PATIENCE_MS);
    return (performance.now() - start) / 1000;
  };
  try {
    sink.behave('hold');
    await server.inTenant(agencyId, async (tx) => {
      for (let n = 1; n <= MAILS; n += 1)
        await queueMessage(tx, {
          agencyId,
          channel: 'EMAIL',
          senderName: 'Roure',
          fromAddress: 'no-reply@example.test',
          toAddress: `one-${n}@example.test`,
          subject: `Hello ${n}`,
          body: '<p>Hello</p>',
        });
    });
    await until('a mail that hangs', () => sink.received() > 0);
    const looking = [look(), ...Array.from({ length: VIEWERS }, view)];
    const statuses: Record<string, number> = {};
    for (const [name, text] of Object.entries(NESTED)) {
      const answer = await fetch(`${all.url}/api/v1/agency/clients/jobs/${positionId}`, {
        method: 'PATCH',
        headers,
        body: JSON.stringify({ job_description: text }),
      });
      await answer.arrayBuffer();
      statuses[name] = answer.status;
    }
    // As a version before the limit could have stored it.
    await server.asOwner('update positions set job_description = $1 where id = $2', [
      NESTED.lists,
      positionId,
    ]);
    const cvs: number[] = [];
    for (let n = 0; n < CVS; n += 1) {
      cvs.push(await readCv());
      await wait((SECONDS * 1000) / CVS);
    }
    isOver = true;
    await Promise.all(looking);
    judge(
      'strain',
      [
        atLeast('times that it was asked whether it lives', live.length, 1),
        atMost('the slowest /health/live, ms', Math.max(...live), LIVE_MS),
        exactly('answers that were wrong', faults.length, 0),
        atMost('the slowest CV, s', Math.max(...cvs), CV_S),
        exactly(
          'texts of nested tags that a server error answered',
          Object.values(statuses).filter((status) => status >= 500).length,
          0,
        ),
      ],
      { statuses, faults, 'p95 of a view, ms': percentile(views, 0.95), views: views.length },
    );
  } finally {
    isOver = true;
    sink.behave('accept');
    await all.end();
  }
}

await withInstallation({}, measure);
