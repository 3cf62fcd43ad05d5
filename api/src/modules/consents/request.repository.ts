import { LOCALES, type Locale } from '@cantera/shared/contracts/enums';
import { sql } from 'kysely';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';

/** The language in which the candidate last agreed to something; else the one who asks; else the one most used in the agency. */
export async function localeFor(
  tx: Tx,
  agencyId: string,
  candidateId: string,
  userId: string | null,
): Promise<Locale> {
  const consent = await tx
    .selectFrom('consents')
    .select('locale')
    .where('agency_id', '=', agencyId)
    .where('candidate_id', '=', candidateId)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  const agreedIn = LOCALES.find((locale) => locale === consent?.locale);
  if (agreedIn) return agreedIn;
  const users = await tx
    .selectFrom('users')
    .select((eb) => ['lang', eb.fn.countAll<number>().as('count')])
    .select((eb) => eb.fn.max(eb.case().when('id', '=', userId).then(1).else(0).end()).as('is_asking'))
    .where('agency_id', '=', agencyId)
    .where('lang', 'is not', null)
    .groupBy('lang')
    .orderBy('is_asking', 'desc')
    .orderBy('count', 'desc')
    .orderBy('lang')
    .executeTakeFirst();
  return users?.lang ?? 'en';
}

/** Requests to a candidate since a time. */
export async function countRequests(
  tx: Tx,
  agencyId: string,
  candidateId: string,
  since: Date,
): Promise<number> {
  const { count } = await tx
    .selectFrom('consent_requests')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('agency_id', '=', agencyId)
    .where('candidate_id', '=', candidateId)
    .where('created_at', '>', since.toISOString())
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The address of a candidate who is there; null where they have none. */
export async function emailOf(tx: Tx, agencyId: string, candidateId: string): Promise<string | null> {
  const { email } = await tx
    .selectFrom('candidates')
    .select('email')
    .where('agency_id', '=', agencyId)
    .where('id', '=', candidateId)
    .executeTakeFirstOrThrow();
  return email;
}

/** Holds a candidate who agreed before a time and has not answered since; gives their address. */
export async function lockEmailOfAccepted(
  tx: Tx,
  agencyId: string,
  candidateId: string,
  givenBefore: string,
): Promise<string | null | undefined> {
  const candidate = await tx
    .selectFrom('candidates')
    .select('email')
    .where('agency_id', '=', agencyId)
    .where('id', '=', candidateId)
    .where('gdpr_status', '=', 'ACCEPTED')
    .where('gdpr_status_at', '<', givenBefore)
    .forUpdate()
    .executeTakeFirst();
  return candidate?.email;
}

interface RequestRow {
  readonly id: string;
  readonly candidateId: string;
  readonly tokenHash: Buffer;
  readonly locale: Locale;
  readonly requestedBy: string | null;
  readonly roundId: string | null;
  readonly askAt: Date | null;
  readonly expiresAt: Date;
}

export async function insertRequest(tx: Tx, agencyId: string, row: RequestRow): Promise<void> {
  await tx
    .insertInto('consent_requests')
    .values({
      agency_id: agencyId,
      id: row.id,
      candidate_id: row.candidateId,
      token_hash: row.tokenHash,
      locale: row.locale,
      requested_by: row.requestedBy,
      round_id: row.roundId,
      ask_at: row.askAt,
      created_at: now(),
      expires_at: row.expiresAt,
    })
    .execute();
}

/** How many of the system, of rounds and of selections were asked since a time, or will be until another. `notBefore`: since when it is looked. */
export async function countPaced(
  tx: Tx,
  agencyId: string,
  { since, until, notBefore }: { readonly since: Date; readonly until: Date; readonly notBefore: Date },
): Promise<number> {
  const { count } = await tx
    .selectFrom('consent_requests')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('agency_id', '=', agencyId)
    .where('created_at', '>', notBefore.toISOString())
    .where((eb) =>
      eb.or([
        eb.and([
          eb('created_at', '>', since.toISOString()),
          eb.or([eb('requested_by', 'is', null), eb('round_id', 'is not', null)]),
        ]),
        eb.and([
          eb('ask_at', '>', since.toISOString()),
          eb('ask_at', '<', until.toISOString()),
          eb('requested_by', 'is not', null),
          eb('round_id', 'is', null),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whoever else asks for times of the agency waits for this transaction. */
export async function lockPace(tx: Tx, agencyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`consents ${agencyId}`}, 0))`.execute(tx);
}

/** When the last of the mails leaves that were asked for since a time; null where none has a time. */
export async function lastAskAt(tx: Tx, agencyId: string, since: Date): Promise<Date | null> {
  const row = await tx
    .selectFrom('consent_requests')
    .select((eb) => eb.fn.max('ask_at').as('last'))
    .where('agency_id', '=', agencyId)
    .where('created_at', '>', since.toISOString())
    .executeTakeFirst();
  return row?.last ? new Date(row.last) : null;
}
