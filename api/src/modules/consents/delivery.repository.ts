import type { Locale } from '@cantera/shared/contracts/enums';
import type { Tx } from '../../db/tenant.ts';

/** A request for consent. */
interface RequestKey {
  readonly agencyId: string;
  readonly requestId: string;
}
/** How the mail of a request stands. */
export type Delivery = 'WAITING' | 'SENDING' | 'SENT' | 'FAILED' | 'UNCERTAIN';

export interface Asked {
  readonly candidateId: string;
  readonly email: string | null;
  readonly firstName: string;
  readonly agency: string;
  /** False for whoever has answered elsewhere: they need no mail any more. */
  readonly isPending: boolean;
  readonly locale: Locale;
}

/** What the mail says, while no newer request has been made. */
export async function findAsked(tx: Tx, { agencyId, requestId }: RequestKey): Promise<Asked | undefined> {
  const row = await tx
    .selectFrom('consent_requests as r')
    .innerJoin('candidates as c', (on) =>
      on.onRef('c.agency_id', '=', 'r.agency_id').onRef('c.id', '=', 'r.candidate_id'),
    )
    .innerJoin('agencies as a', 'a.id', 'r.agency_id')
    .select(['c.email', 'c.id', 'c.first_name', 'c.gdpr_status', 'a.name', 'r.locale'])
    .where('r.agency_id', '=', agencyId)
    .where('r.id', '=', requestId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('consent_requests as later')
            .select('later.id')
            .whereRef('later.agency_id', '=', 'r.agency_id')
            .whereRef('later.candidate_id', '=', 'r.candidate_id')
            .whereRef('later.id', '>', 'r.id'),
        ),
      ),
    )
    .executeTakeFirst();
  return (
    row && {
      candidateId: row.id,
      email: row.email,
      firstName: row.first_name,
      agency: row.name,
      isPending: row.gdpr_status === 'PENDING',
      locale: row.locale,
    }
  );
}

/** Writes what became of a mail, where it still stands as `from` says. Gives who was asked; undefined where it does not. */
export async function writeDelivery(
  tx: Tx,
  { agencyId, requestId }: RequestKey,
  from: readonly Delivery[],
  delivery: Delivery,
): Promise<string | undefined> {
  const row = await tx
    .updateTable('consent_requests')
    .set({ delivery })
    .where('agency_id', '=', agencyId)
    .where('id', '=', requestId)
    .where('delivery', 'in', [...from])
    .returning('candidate_id')
    .executeTakeFirst();
  return row?.candidate_id;
}

/** Gives a request the hash of its token. Gives how its mail stands; undefined where there is no such request. */
export async function writeTokenHash(
  tx: Tx,
  { agencyId, requestId }: RequestKey,
  hash: Buffer,
): Promise<Delivery | undefined> {
  const row = await tx
    .updateTable('consent_requests')
    .set({ token_hash: hash })
    .where('agency_id', '=', agencyId)
    .where('id', '=', requestId)
    .returning('delivery')
    .executeTakeFirst();
  return row?.delivery;
}
