import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { withTenant } from '../../api/src/db/tenant.ts';
import { readCandidateCv } from '../../api/src/modules/candidates/candidates.jobs.ts';
import { insertCandidate } from '../../api/src/modules/candidates/index.ts';
import { readCv } from '../../api/src/modules/cv-reading/index.ts';
import { storeFile } from '../../api/src/testing/stored-file.ts';
import { ROOT } from '../../tools/paths.ts';
import { loadSamples } from '../cv/samples.ts';
import type { DemoServer } from '../web/demo-server.ts';

interface Cv {
  readonly pdf: string;
  readonly firstName: string;
  readonly lastName: string;
}
const FIXTURES = path.join(ROOT, 'api/fixtures/cv');
const named = z.object({ firstName: z.string(), lastName: z.string() });
const owned = z.object({ agencyId: z.string(), userId: z.string() });
const held = z.object({ id: z.string(), fileId: z.string() });

/** The CVs of api/fixtures/cv. */
export async function fixtureCvs(): Promise<Cv[]> {
  const files = (await readdir(FIXTURES)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    files.map(async (file) => {
      const truth = named.parse(JSON.parse(await readFile(path.join(FIXTURES, file), 'utf8')));
      return { ...truth, pdf: path.join(FIXTURES, file.replace(/\.json$/, '.pdf')) };
    }),
  );
}

/** The samples beside the checkout; none where there are none. `CV_SAMPLES` names another folder. */
async function sampleCvs(): Promise<Cv[]> {
  const samples = await loadSamples(process.env.CV_SAMPLES ?? path.join(ROOT, '../shared/data/cv'));
  return samples.map(({ pdf, truth: { firstName, lastName } }) => ({ pdf, firstName, lastName }));
}

export const wholeName = ({ firstName, lastName }: Pick<Cv, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** Milliseconds that one CV may take to read: more than in the product, since what is measured is the order and not a busy machine. */
const READING_MS = 180_000;
const readAtLeisure = (pdf: Uint8Array) => readCv(pdf, { timeoutMs: READING_MS });

/**
 * Makes candidates of the demo's agency of the CVs of the project and of the samples, and has their CVs and those of the demo's
 * people read, as the queue does. Only names are given: what else is known of somebody is what the reader finds. Gives the agency
 * and the whole names of everybody by their id.
 */
export async function addPeople({ deps, owner }: DemoServer): Promise<{
  readonly agencyId: string;
  readonly names: ReadonlyMap<string, string>;
}> {
  const { rows: members } = await owner.query(
    `select agency_id as "agencyId", id as "userId" from users where email = 'recruiter@demo.test'`,
  );
  const { agencyId, userId } = owned.parse(members[0]);
  const actor = { agencyId, userId, sessionId: userId, role: 'RECRUITER' as const };
  for (const { pdf, ...name } of [...(await fixtureCvs()), ...(await sampleCvs())]) {
    const bytes = await readFile(pdf);
    const file = {
      access: 'private',
      contentType: 'application/pdf',
      name: 'cv.pdf',
      createdBy: userId,
    } as const;
    await withTenant(deps.pool, agencyId, async (tx) => {
      const stored = await storeFile(tx, deps.files, agencyId, { ...file, bytes });
      await tx
        .updateTable('candidates')
        .set({ cv_file_id: stored.id, cv_status: 'PENDING' })
        .where('agency_id', '=', agencyId)
        .where('id', '=', await insertCandidate(tx, actor, name, 'CV'))
        .execute();
    });
  }
  const { rows: cvs } = await owner.query(
    'select id, cv_file_id as "fileId" from candidates where agency_id = $1 and cv_file_id is not null',
    [agencyId],
  );
  for (const { id: candidateId, fileId } of held.array().parse(cvs))
    await readCandidateCv(deps, { agencyId, candidateId, fileId }, 1, readAtLeisure);
  const { rows } = await owner.query<{ id: string; name: string }>(
    `select id, trim(concat_ws(' ', first_name, last_name)) as name from candidates where agency_id = $1`,
    [agencyId],
  );
  return { agencyId, names: new Map(rows.map(({ id, name }) => [id, name])) };
}
