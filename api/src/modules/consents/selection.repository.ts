import type { AskingPreview } from '@cantera/shared/contracts/consents';
import { sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';
import type { Withdrawal } from './round.repository.ts';

type Counts = Pick<AskingPreview, 'toAsk' | 'askedBefore' | 'withoutEmail' | 'duplicates'>;

/** How many of the selected would be asked, and how many not for each reason; ids of nobody count nowhere. */
export async function countSelected(
  tx: Tx,
  agencyId: string,
  candidateIds: readonly string[],
): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*) filter (where why = 'TO_ASK')::int as "toAsk",
      count(*) filter (where why = 'ASKED')::int as "askedBefore",
      count(*) filter (where why = 'NO_EMAIL')::int as "withoutEmail",
      count(*) filter (where why = 'DUPLICATE')::int as "duplicates"
    from (
      select case
        when gdpr_status <> 'NOT_SENT' then 'ASKED'
        when coalesce(email_key, '') = '' then 'NO_EMAIL'
        when possible_duplicate_of is not null then 'DUPLICATE'
        else 'TO_ASK' end as why
      from candidates
      where agency_id = ${agencyId} and id = any (${[...candidateIds]}::uuid[])
    ) as selected`.execute(tx);
  return rows[0] ?? { toAsk: 0, askedBefore: 0, withoutEmail: 0, duplicates: 0 };
}

/** Deletes those of the requests that a member made for a selection and whose mails wait, and gives whom they would have asked. */
export async function withdrawOwn(
  tx: Tx,
  { agencyId, userId }: { readonly agencyId: string; readonly userId: string },
  requestIds: readonly string[],
): Promise<Withdrawal> {
  const rows = await tx
    .deleteFrom('consent_requests')
    .where('agency_id', '=', agencyId)
    .where('id', 'in', [...requestIds])
    .where('requested_by', '=', userId)
    .where('ask_at', 'is not', null)
    .where('round_id', 'is', null)
    .where('delivery', '=', 'WAITING')
    .returning(['id', 'candidate_id'])
    .execute();
  return { requestIds: rows.map((row) => row.id), candidateIds: rows.map((row) => row.candidate_id) };
}
