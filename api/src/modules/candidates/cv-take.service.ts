import type { Tx } from '../../db/tenant.ts';
import { hasPages } from '../cv-pages/index.ts';
import type { CvReading } from '../cv-reading/index.ts';
import { enqueueRereading } from '../cv-rereading/index.ts';
import { writeCandidate } from './candidate-write.ts';
import { versionOf } from './candidates.repository.ts';
import { fillFromCv } from './cv-filling.service.ts';
import { textsOf } from './cv-texts.ts';

/**
 * Makes a file that was read already the CV of a candidate who was made this moment, and fills them from it; `typed` fields
 * stay as they are, empty ones too. Gives the candidate's version.
 */
export async function takeReadCv(
  tx: Tx,
  given: { agencyId: string; candidateId: string; fileId: string; typed: readonly string[] },
  reading: CvReading,
): Promise<number> {
  const { agencyId, candidateId, fileId, typed } = given;
  // Nobody is made without a first name: one that nobody typed is the CV's.
  const firstName = textsOf(reading.fields).find(({ name }) => name === 'firstName');
  const extracted = firstName && !typed.includes('firstName') ? { firstName: firstName.mark } : {};
  const columns = { cv_file_id: fileId, extracted: JSON.stringify(extracted) };
  await writeCandidate(tx, agencyId, candidateId, columns, []);
  await fillFromCv(tx, given, reading);
  // Its pages were stored when it was read. One of which only the fields were kept has none, and gets them in the queue.
  if (!(await hasPages(tx, agencyId, fileId))) await enqueueRereading(tx, agencyId);
  return versionOf(tx, agencyId, candidateId);
}
