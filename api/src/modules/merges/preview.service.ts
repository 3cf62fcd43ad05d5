import type { MergePreview } from '@cantera/shared/contracts/merges';
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import type { Tx } from '../../db/tenant.ts';
import { AppError, invalidFields } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { findCandidate, readSnapshot } from '../candidates/index.ts';
import { chooseConsent, isRefusalOverruled } from './choose.ts';
import { findDoubles } from './moving.repository.ts';

async function countRows(tx: Tx, agencyId: string, otherId: string): Promise<MergePreview['counts']> {
  const count = (table: string) =>
    sql`(select count(*)::int from ${sql.table(table)} where agency_id = ${agencyId} and candidate_id = ${otherId})`;
  const { rows } = await sql<MergePreview['counts']>`
    select ${count('applications')} as applications, ${count('candidate_comments')} as comments,
      ${count('candidate_documents')} as documents, ${count('messages')} as messages, ${count('consents')} as consents,
      ${count('contracts')} as contracts,
      (select count(*)::int from candidate_suggestions where agency_id = ${agencyId} and candidate_id = ${otherId} and resolved_at is null) as suggestions`.execute(
    tx,
  );
  const [counts] = rows;
  if (!counts) throw new Error('a count is always given');
  return counts;
}

async function countCancelled(tx: Tx, agencyId: string, applicationIds: readonly string[]): Promise<number> {
  if (applicationIds.length === 0) return 0;
  const { count } = await tx
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('agency_id', '=', agencyId)
    .where('status', '=', 'WAITING')
    .where('application_id', 'in', [...applicationIds])
    .executeTakeFirstOrThrow();
  return count;
}

/** What merging two candidates would do. Throws 400 naming one who does not exist. */
export async function preview(
  tx: Tx,
  actor: Actor,
  { survivorId, otherId }: { survivorId: string; otherId: string },
  config: Pick<Config, 'secret'>,
): Promise<MergePreview> {
  const { agencyId } = actor;
  if (survivorId === otherId) throw invalidFields({ other_id: 'invalid_value' });
  const find = (field: string, id: string) =>
    findCandidate(tx, actor, id, config).catch((error: unknown) => {
      throw error instanceof AppError && error.parts.status === 404
        ? invalidFields({ [field]: 'not_found' })
        : error;
    });
  const people = {
    survivor: await find('survivor_id', survivorId),
    other: await find('other_id', otherId),
  };
  const doubles = await findDoubles(tx, agencyId, survivorId, otherId);
  const [survivor, other] = [
    await readSnapshot(tx, agencyId, survivorId),
    await readSnapshot(tx, agencyId, otherId),
  ];
  const isOther = chooseConsent(survivor.row, other.row).gdpr_status === people.other.gdpr.status;
  return {
    ...people,
    counts: await countRows(tx, agencyId, otherId),
    doubleApplications: doubles.map((double) => ({
      positionId: double.position_id,
      positionTitle: double.title,
      stays: double.stays,
      survivorStep: double.survivor_step,
      otherStep: double.other_step,
    })),
    cancelledMessages: await countCancelled(
      tx,
      agencyId,
      doubles.map((double) =>
        double.stays === 'SURVIVOR' ? double.other_application : double.survivor_application,
      ),
    ),
    gdprStatus: (isOther ? people.other : people.survivor).gdpr.status,
    isRefusalOverruled: isRefusalOverruled(survivor.row, other.row),
  };
}
