import type { ReadPerson } from '../../db/json-columns.ts';
import { type Tx, withTenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import type { JobPayloads } from '../../jobs/job-types.ts';
import { enqueue } from '../../jobs/queue.ts';
import { personOf } from '../candidate-creation/index.ts';
import { textsOf } from '../candidates/index.ts';
import { withModelEntries } from '../cv-model/index.ts';
import { writePages } from '../cv-pages/index.ts';
import { type CvReading, isCutOff, readForJob, unread } from '../cv-reading/index.ts';
import { findFile, findHiddenWords } from '../files/index.ts';
import { beginReading, lockIntake, writeReading } from '../intake-items/index.ts';
import { judgePerson } from './judging.service.ts';
import { isSure } from './sureness.ts';
import { tellIntake } from './tell.ts';

type Payload = JobPayloads['intake.read_cv'];

/** A reading that ran out of time on a busy machine says nothing of the CV: it is tried twice more, later each time. */
const READINGS = 3;

/** Has a CV of an intake read in the queue. */
export const enqueueReading = (tx: Tx, agencyId: string, itemId: string): Promise<void> =>
  enqueue(tx, 'intake.read_cv', { agencyId, itemId }, { key: `intake_read:${itemId}`, maxAttempts: 5 });

async function toPerson(tx: Tx, itemId: string, reading: CvReading): Promise<ReadPerson> {
  const { id: _, ...person } = await personOf(tx, itemId, reading);
  const jobTitle = textsOf(reading.fields).find(({ name }) => name === 'jobTitle')?.value ?? null;
  return { ...person, jobTitle };
}

/** Writes what was read and whom the person may be, in one transaction: no screen sees the one without the other. */
async function keepReading(
  deps: Deps,
  { agencyId, itemId }: Payload,
  { intakeId, fileId }: { readonly intakeId: string; readonly fileId: string | null },
  reading: CvReading,
): Promise<void> {
  await withTenant(deps.pool, agencyId, async (tx) => {
    // Two CVs of one person that are read at the same moment must see each other.
    await lockIntake(tx, agencyId, intakeId);
    const person = await toPerson(tx, itemId, reading);
    const { status: cvStatus } = reading;
    // Its pages are kept with the file, so that whoever it becomes the CV of is found by its words.
    const kept = { ...reading, pages: [] };
    // What the document hid that the CV was made from stands in no reading.
    const leftOut = fileId ? await findHiddenWords(tx, agencyId, fileId) : [];
    const sure = leftOut.length === 0 && isSure(reading, person);
    const written = { cvStatus, reading: kept, person, isSure: sure };
    if (!(await writeReading(tx, agencyId, itemId, written))) return;
    if (fileId) await writePages(tx, agencyId, fileId, reading);
    if (cvStatus === 'READ') await judgePerson(tx, agencyId, intakeId, { id: itemId, person });
    await tellIntake(tx, agencyId, intakeId);
  });
}

const begin = (deps: Deps, { agencyId, itemId }: Payload) =>
  withTenant(deps.pool, agencyId, async (tx) => {
    const item = await beginReading(tx, agencyId, itemId);
    if (!item) return undefined;
    const file = item.fileId ? await findFile(tx, agencyId, item.fileId, 'private') : undefined;
    await tellIntake(tx, agencyId, item.intakeId);
    return { ...item, file };
  });

/** Says that a CV cannot be read, so that nobody waits for it. */
export async function giveUp(deps: Deps, payload: Payload): Promise<void> {
  const item = await begin(deps, payload);
  if (item) await keepReading(deps, payload, item, unread('BROKEN', 'READER_CRASHED'));
}

/**
 * Reads a CV of an intake. Runs again from its start after a crash; one that is decided or read by now is left alone. Throws where
 * the reading was cut off and is to be tried again.
 */
export async function readItem(
  deps: Deps,
  payload: Payload,
  attempt: number,
  read: typeof readForJob = readForJob,
): Promise<void> {
  const item = await begin(deps, payload);
  if (!item) return;
  const bytes = item.file && (await deps.files.get(item.file.storageKey));
  const reading = await read(deps, payload.agencyId, bytes, attempt);
  if (isCutOff(reading) && attempt < READINGS) throw new Error('the reading was cut off');
  await keepReading(deps, payload, item, await withModelEntries(deps, payload.agencyId, reading));
}
