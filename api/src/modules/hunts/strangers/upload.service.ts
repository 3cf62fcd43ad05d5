import {
  MAX_ROW_PROBLEMS,
  type UploadedProfiles,
  uploadHuntProfiles,
} from '@cantera/shared/contracts/hunt-profiles';
import type { Tx } from '../../../db/tenant.ts';
import { fail } from '../../../errors.ts';
import type { Actor } from '../../../http/actor.ts';
import { cleanFileName } from '../../files/index.ts';
import { countKnown, insertFile } from '../../hunt-strangers/index.ts';
import { ProfilesNotReadable } from '../profiles/draft.ts';
import { type ReadProfiles, readProfiles } from '../profiles/read-profiles.ts';
import { withPlaces } from './places.ts';

/** Reads the people of a file. Throws PROFILES_NOT_READABLE. */
export async function readUpload(bytes: Buffer): Promise<ReadProfiles> {
  try {
    return await readProfiles(bytes);
  } catch (error) {
    if (!(error instanceof ProfilesNotReadable)) throw error;
    const { reason, columns, problems } = error;
    throw fail(uploadHuntProfiles.errors, 'PROFILES_NOT_READABLE', 'No people can be read of this file.', {
      details: { reason, columns: [...columns], problems: problems.slice(0, MAX_ROW_PROBLEMS) },
    });
  }
}

/** Keeps whom a file names until a hunt is made with it. */
export async function keepUpload(
  tx: Tx,
  actor: Actor,
  fileName: string,
  { format, encoding, people, problems, leftOut, unknownColumns }: ReadProfiles,
): Promise<UploadedProfiles> {
  const { agencyId } = actor;
  const strangers = await withPlaces(tx, people);
  const name = cleanFileName(fileName, format);
  const id = await insertFile(tx, actor, name, strangers);
  return {
    id,
    name,
    encoding,
    people: people.length,
    known: await countKnown(tx, agencyId, id),
    unknownColumns: [...unknownColumns],
    problems: problems.slice(0, MAX_ROW_PROBLEMS),
    problemCount: problems.length,
    leftOut,
  };
}
