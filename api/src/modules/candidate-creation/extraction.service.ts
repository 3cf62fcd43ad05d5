import type { EndpointResponse } from '@cantera/shared/contracts';
import type { extractFromCv, PossibleDuplicate } from '@cantera/shared/contracts/candidate-creation';
import type { Config } from '../../config.ts';
import type { Tx } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';
import { requireStranger, toExtracted } from '../candidates/index.ts';
import { isUnansweredReading } from '../cv-model/index.ts';
import { type CvReading, emptyFields } from '../cv-reading/index.ts';
import { findResembling, readPeople } from '../duplicates/index.ts';
import { type PutFile, privateUrl, recordFile } from '../files/index.ts';
import { personOf } from './read-person.ts';

/** A CV that nobody has read yet says nothing. */
const UNREAD: CvReading = {
  status: 'TIMEOUT',
  reason: 'TIME_LIMIT',
  pageCount: 0,
  language: null,
  fields: emptyFields(),
  pages: [],
};

/** The candidates who look like the person of a CV. */
async function possibleDuplicates(tx: Tx, actor: Actor, cv: PutFile, reading: CvReading) {
  const person = await personOf(tx, cv.id, reading);
  const { candidates } = await findResembling(tx, actor.agencyId, person);
  const people = await readPeople(
    tx,
    actor,
    candidates.map(({ id }) => id),
  );
  return candidates.flatMap(({ id, ...likeness }): PossibleDuplicate[] => {
    const candidate = people.get(id);
    return candidate ? [{ candidate, ...likeness }] : [];
  });
}

/** Throws 409 CANDIDATE_EXISTS when the person of a CV is a candidate already, by email or LinkedIn. */
export async function requireUnknownPerson(tx: Tx, agencyId: string, reading: CvReading): Promise<void> {
  const { email, linkedin } = reading.fields;
  await requireStranger(tx, agencyId, { email: email?.value, linkedin: linkedin?.value });
}

/**
 * Keeps a CV as the actor's own upload and gives what was read from it and whom the person may be; `reading` is null while
 * nobody has read it.
 */
export async function describeCv(
  tx: Tx,
  actor: Actor,
  cv: PutFile,
  reading: CvReading | null,
  config: Config,
): Promise<EndpointResponse<typeof extractFromCv>['data']> {
  const { agencyId } = actor;
  const read = reading ?? UNREAD;
  await recordFile(tx, agencyId, cv);
  return {
    ...(await toExtracted(tx, actor, read)),
    ...(isUnansweredReading(read) ? { isUnanswered: true } : {}),
    cvUrl: privateUrl(config, agencyId, cv.id),
    cvFileName: cv.name,
    cvStatus: reading?.status ?? 'PENDING',
    possibleDuplicates: await possibleDuplicates(tx, actor, cv, read),
  };
}
