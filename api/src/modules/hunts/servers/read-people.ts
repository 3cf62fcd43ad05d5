import type { FoundPerson } from '../../../integrations/people-search/index.ts';
import { ProfilesNotReadable } from '../profiles/draft.ts';
import { type ReadProfile, readProfiles } from '../profiles/read-profiles.ts';

/** Somebody of a server, read as an entry of a file would be. */
export interface ServerPerson extends ReadProfile {
  readonly serverId: string;
  readonly origin: string | null;
}

/** With the address of origin among their profiles, the last: it counts where it is LinkedIn's and none of theirs is. */
function withOrigin({ resume, origin }: FoundPerson): object {
  const { basics } = resume;
  if (!origin || typeof basics !== 'object' || basics === null || Array.isArray(basics)) return resume;
  const { profiles } = basics as { readonly profiles?: unknown };
  const own = Array.isArray(profiles) ? profiles : [];
  return { ...resume, basics: { ...basics, profiles: [...own, { url: origin }] } };
}

/** The people of a server, each once; who has no name, or an address of somebody before, is left out, as of a file. */
export async function readServerPeople(people: readonly FoundPerson[]): Promise<ServerPerson[]> {
  try {
    const read = await readProfiles(Buffer.from(JSON.stringify(people.map(withOrigin))));
    return read.people.flatMap((one) => {
      const person = people[one.row - 1];
      return person ? [{ ...one, serverId: person.id, origin: person.origin }] : [];
    });
  } catch (error) {
    if (error instanceof ProfilesNotReadable) return [];
    throw error;
  }
}
