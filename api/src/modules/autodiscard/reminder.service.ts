import { sql } from 'kysely';
import { now } from '../../clock.ts';
import { type Tx, withTenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { queueMailToMembers } from '../messages/index.ts';
import { REMINDER_TEXTS } from './reminder-texts.ts';

/** As long discards wait before a mail tells of them, and as long the next one of a position waits at least. */
const WAIT_DAYS = 7;
const DAY_MS = 86_400_000;

interface Overdue {
  readonly position_id: string;
  readonly title: string;
  /** All that wait in the position. */
  readonly pending: number;
  readonly recruiters: readonly string[];
}

/** Positions with discards that have waited too long and that no mail has told of, marked as told. */
async function takeOverdue(tx: Tx, agencyId: string): Promise<Overdue[]> {
  const at = now();
  const before = new Date(at.getTime() - WAIT_DAYS * DAY_MS).toISOString();
  const { rows } = await sql<Overdue>`
    with overdue as (
      update discard_rules r set reminded_at = ${at}::timestamptz
      where r.agency_id = ${agencyId} and (r.reminded_at is null or r.reminded_at <= ${before}::timestamptz)
        and exists (
          select 1 from positions p where p.agency_id = r.agency_id and p.id = r.position_id
            and p.status <> 'DELETED')
        and exists (
          select 1 from applications a where a.agency_id = r.agency_id and a.position_id = r.position_id
            and a.discard_state = 'PROVISIONAL' and a.discarded_at <= ${before}::timestamptz
            and a.discarded_at > coalesce(r.reminded_at - ${`${WAIT_DAYS} days`}::interval, '-infinity'))
      returning r.position_id
    )
    select p.id as position_id, p.title, (
        select count(*)::int from applications a where a.agency_id = p.agency_id and a.position_id = p.id
          and a.discard_state = 'PROVISIONAL') as pending,
      array(
        select m.user_id from position_members m where m.agency_id = p.agency_id and m.position_id = p.id
          and m.role = 'RECRUITER' order by m.ordinal) as recruiters
    from overdue o join positions p on p.agency_id = ${agencyId} and p.id = o.position_id`.execute(tx);
  return rows;
}

/**
 * Mails the recruiters of positions whose discards by score have waited a week: of the same discards once, and of a position
 * once a week at most. Safe to repeat.
 */
export async function remindOfDiscards({ pool, config }: Deps, agencyId: string): Promise<void> {
  await withTenant(pool, agencyId, async (tx) => {
    for (const { position_id, title, pending, recruiters } of await takeOverdue(tx, agencyId))
      await queueMailToMembers(tx, config, { agencyId, to: recruiters }, (locale, agency) => {
        const texts = REMINDER_TEXTS[locale];
        return {
          subject: texts.subject(pending, title),
          title: texts.title,
          paragraphs: [texts.text(pending, title, WAIT_DAYS), texts.nothingSent],
          button: { text: texts.button, href: `${config.publicUrl}/positions/${position_id}` },
          footer: texts.footer(agency),
        };
      });
  });
}
