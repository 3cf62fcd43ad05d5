import {
  INTAKE_ITEM_STATUSES,
  type Intake,
  type IntakeDuplicate,
  type IntakeItem,
  type IntakeItemDetail,
} from '@cantera/shared/contracts/intakes';
import type { Config } from '../../config.ts';
import type { Tx } from '../../db/tenant.ts';
import { notFound } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { toExtracted } from '../candidates/index.ts';
import { isUnansweredReading } from '../cv-model/index.ts';
import { findPages } from '../cv-pages/index.ts';
import { isReading } from '../cv-reading/index.ts';
import { readPeople } from '../duplicates/index.ts';
import { privateUrl } from '../files/index.ts';
import {
  type CountedStatus,
  countStatuses,
  findIntake,
  findItem,
  type IntakeRow,
  type ItemRow,
  listDoubles,
  undoableItems,
} from '../intake-items/index.ts';
import { doubtfulOf } from './sureness.ts';

/** The actor's own intake. Throws 404. */
export async function requireIntake(tx: Tx, { agencyId, userId }: Actor, id: string): Promise<IntakeRow> {
  const intake = await findIntake(tx, agencyId, userId, id);
  if (!intake) throw notFound('intake');
  return intake;
}

const toCounts = (counted: readonly CountedStatus[]): Intake['counts'] => {
  // Every status is a key: TypeScript does not follow `fromEntries`.
  const counts = Object.fromEntries(INTAKE_ITEM_STATUSES.map((status) => [status, 0])) as Intake['counts'];
  for (const { status, count } of counted) counts[status] = count;
  return counts;
};

/** Intakes with how far they are. */
export async function describeIntakes(tx: Tx, actor: Actor, rows: readonly IntakeRow[]): Promise<Intake[]> {
  const ids = rows.map(({ id }) => id);
  const counted = await countStatuses(tx, actor.agencyId, ids);
  const undoable = await undoableItems(tx, actor.agencyId, ids);
  return rows.map((row) => {
    const own = counted.filter(({ intakeId }) => intakeId === row.id);
    return {
      id: row.id,
      positionId: row.position_id,
      positionName: row.position_name,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      counts: toCounts(own),
      cleanCount: own.reduce((sum, { clean }) => sum + clean, 0),
      undoableCount: undoable.filter(({ intakeId, isUntouched }) => intakeId === row.id && isUntouched)
        .length,
    };
  });
}

/** The actor's own intake with how far it is. Throws 404. */
export async function describeIntake(tx: Tx, actor: Actor, id: string): Promise<Intake> {
  const [intake] = await describeIntakes(tx, actor, [await requireIntake(tx, actor, id)]);
  if (!intake) throw notFound('intake');
  return intake;
}

/** A CV as lists show it: its own words while it is undecided or was only skipped, then those of the candidate that it became. */
export function toItem(row: ItemRow): IntakeItem {
  const who = row.person ?? row;
  return {
    id: row.id,
    fileName: row.fileName ?? '',
    status: row.status,
    cvStatus: row.cvStatus,
    firstName: who.firstName,
    lastName: who.lastName,
    jobTitle: who.jobTitle,
    email: who.email,
    phoneNumber: who.phoneNumber,
    isClean: row.isClean,
    duplicateCount: row.duplicateCount,
    candidateId: row.candidateId,
    decidedAt: row.decidedAt,
  };
}

async function requireItem(tx: Tx, actor: Actor, intakeId: string, id: string): Promise<ItemRow> {
  const row = await findItem(tx, actor.agencyId, intakeId, id);
  if (!row) throw notFound('item');
  return row;
}

/** A CV of an intake that the caller has shown to be the actor's. Throws 404. */
export const describeItem = async (tx: Tx, actor: Actor, intakeId: string, id: string): Promise<IntakeItem> =>
  toItem(await requireItem(tx, actor, intakeId, id));

async function possibleDuplicates(tx: Tx, actor: Actor, itemId: string): Promise<IntakeDuplicate[]> {
  const doubles = await listDoubles(tx, actor.agencyId, itemId);
  const people = await readPeople(
    tx,
    actor,
    doubles.flatMap(({ candidateId }) => candidateId ?? []),
  );
  return doubles.flatMap((double): IntakeDuplicate[] => {
    const { candidateId, otherItemId, probability, reasons, isSame: isSamePerson, name, fileName } = double;
    const found = { probability, reasons, isSamePerson };
    if (otherItemId !== null) return [{ kind: 'ITEM', itemId: otherItemId, name, fileName, ...found }];
    const candidate = candidateId === null ? undefined : people.get(candidateId);
    return candidate ? [{ kind: 'CANDIDATE', candidate, ...found }] : [];
  });
}

/**
 * What people cannot see of an undecided CV; nothing of one that waits to be read again, nor of scans: what lies unseen over a
 * picture is what a scanner read of it.
 */
async function hiddenWords(tx: Tx, actor: Actor, item: ItemRow): Promise<IntakeItemDetail['hidden']> {
  const { fileId, decidedAt, cvStatus } = item;
  if (fileId === null || decidedAt !== null || cvStatus === 'PENDING') return [];
  const pages = await findPages(tx, actor.agencyId, fileId);
  return pages.flatMap(({ page, hidden, scan }) =>
    hidden.length > 0 && !scan ? [{ page, text: hidden.join(' ') }] : [],
  );
}

/** A CV with all that was read and whom its person may be. Throws 404. */
export async function describeItemWhole(
  tx: Tx,
  actor: Actor,
  { intakeId, id, config }: { intakeId: string; id: string; config: Config },
): Promise<IntakeItemDetail> {
  const row = await requireItem(tx, actor, intakeId, id);
  const reading = isReading(row.reading)
    ? {
        ...(await toExtracted(tx, actor, row.reading)),
        ...(isUnansweredReading(row.reading) ? { isUnanswered: true as const } : {}),
      }
    : null;
  return {
    ...toItem(row),
    reading,
    doubtful: reading ? doubtfulOf(reading.extracted) : [],
    hidden: await hiddenWords(tx, actor, row),
    cvUrl: row.fileId && row.decidedAt === null ? privateUrl(config, actor.agencyId, row.fileId) : null,
    possibleDuplicates: await possibleDuplicates(tx, actor, id),
  };
}
