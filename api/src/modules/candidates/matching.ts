import { sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';

/** What makes two e-mail addresses the same one. */
export const emailKey = (email: string | null | undefined): string | null =>
  email?.trim().toLowerCase() || null;

/** The profile's own part of a LinkedIn address, without scheme, host, language and case; null for no profile. */
export function linkedinKey(address: string | null | undefined): string | null {
  const path = /linkedin\.[a-z.]+\/+((?:in|pub)\/[^?#\s]+)/i.exec(address?.trim() ?? '')?.[1];
  const name = path?.split('/')[1];
  if (!name) return null;
  try {
    return decodeURIComponent(name).normalize('NFC').toLowerCase() || null;
  } catch {
    return name.toLowerCase();
  }
}

export interface PersonKeys {
  readonly email: string | null;
  readonly linkedin: string | null;
}
export const keysOf = (person: { email?: string | null; linkedin?: string | null }): PersonKeys => ({
  email: emailKey(person.email),
  linkedin: linkedinKey(person.linkedin),
});

/** Holds the keys until the end of the transaction, so that two writers of one person come one after the other. */
export async function lockKeys(tx: Tx, agencyId: string, keys: PersonKeys): Promise<void> {
  const names = [keys.email && `email:${keys.email}`, keys.linkedin && `linkedin:${keys.linkedin}`]
    .filter((name) => name !== null)
    .sort();
  const keyed = names.map((name) => `${agencyId} ${name}`);
  await sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${keyed}::text[]) name`.execute(
    tx,
  );
}

export interface Matches {
  /** Who has this e-mail address. */
  readonly byEmail: string | null;
  /** Who has this LinkedIn profile; the oldest when several. */
  readonly byLinkedin: string | null;
  /** Who has both. */
  readonly byBoth: string | null;
}

/** Candidates who have one of the keys; marked duplicates come after whom they double. */
export const matchesQuery = (tx: Tx, agencyId: string, keys: PersonKeys) =>
  tx
    .selectFrom('candidates')
    .select(['id', 'email_key', 'linkedin_key'])
    .where('agency_id', '=', agencyId)
    .where((eb) =>
      eb.or([
        ...(keys.email ? [eb('email_key', '=', keys.email)] : []),
        ...(keys.linkedin ? [eb('linkedin_key', '=', keys.linkedin)] : []),
      ]),
    )
    .orderBy(sql`possible_duplicate_of is not null`)
    .orderBy('created_at')
    .orderBy('id');

/** Who has the same e-mail or LinkedIn address. A telephone is shared by families and companies: it matches nobody. */
export async function findMatches(
  tx: Tx,
  agencyId: string,
  keys: PersonKeys,
  exceptId?: string,
): Promise<Matches> {
  const rows = await matchesQuery(tx, agencyId, keys).execute();
  const others = rows.filter((row) => row.id !== exceptId);
  return {
    byEmail: others.find((row) => keys.email && row.email_key === keys.email)?.id ?? null,
    byLinkedin: others.find((row) => keys.linkedin && row.linkedin_key === keys.linkedin)?.id ?? null,
    byBoth:
      others.find(
        (row) =>
          keys.email && keys.linkedin && row.email_key === keys.email && row.linkedin_key === keys.linkedin,
      )?.id ?? null,
  };
}

/**
 * Who a newcomer is: `existing` when their keys mean one candidate. When the keys mean two the newcomer is
 * someone new, and `duplicateOf` names whom they may be; the next time both keys mean the one who was made
 * then.
 */
export async function matchPerson(
  tx: Tx,
  agencyId: string,
  keys: PersonKeys,
): Promise<{ existing: string | null; duplicateOf: string | null }> {
  const { byEmail, byLinkedin, byBoth } = await findMatches(tx, agencyId, keys);
  if (byBoth) return { existing: byBoth, duplicateOf: null };
  if (byEmail && byLinkedin && byEmail !== byLinkedin) return { existing: null, duplicateOf: byEmail };
  return { existing: byEmail ?? byLinkedin, duplicateOf: null };
}
