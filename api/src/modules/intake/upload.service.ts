import { addIntakeItem, MAX_INTAKE_ITEMS } from '@cantera/shared/contracts/intakes';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../db/tenant.ts';
import { fail, invalidFields } from '../../errors.ts';
import { countStatuses, findByHash, insertItem, lockIntake, renewIntake } from '../intake-items/index.ts';
import { type PutCv, recordCv } from '../text-documents/index.ts';
import { enqueueReading } from './reading.service.ts';
import { tellIntake } from './tell.ts';

const SHA256 = /^[0-9a-f]{64}$/i;

/** The sha256 that the sender says its file has. Throws 400 naming the header. */
export function hashOf(request: FastifyRequest): Buffer {
  const given = request.headers['idempotency-key'];
  if (given === undefined) throw invalidFields({ idempotency_key: 'required' });
  if (typeof given !== 'string' || !SHA256.test(given))
    throw invalidFields({ idempotency_key: 'invalid_format' });
  return Buffer.from(given, 'hex');
}

/** The item that holds the file already. Throws 409 INTAKE_FULL when it would be one too many. */
export async function findRoom(
  tx: Tx,
  agencyId: string,
  intakeId: string,
  sha256: Buffer,
): Promise<string | undefined> {
  const known = await findByHash(tx, agencyId, intakeId, sha256);
  if (known) return known;
  const counted = await countStatuses(tx, agencyId, [intakeId]);
  if (counted.reduce((sum, { count }) => sum + count, 0) >= MAX_INTAKE_ITEMS)
    throw fail(addIntakeItem.errors, 'INTAKE_FULL', 'An intake holds no more CVs.', {
      details: { maxItems: MAX_INTAKE_ITEMS },
    });
  return undefined;
}

/** Takes in a file whose bytes are stored, and has it read; the same one that arrives twice at once is one. Gives the item. */
export async function takeIn(tx: Tx, agencyId: string, intakeId: string, cv: PutCv): Promise<string> {
  await lockIntake(tx, agencyId, intakeId);
  // The sender knows the file that was sent, not the one that is made of it.
  const { sha256 } = cv.original ?? cv.pdf;
  const known = await findRoom(tx, agencyId, intakeId, sha256);
  if (known) return known;
  await recordCv(tx, agencyId, cv);
  const id = await insertItem(tx, agencyId, { intakeId, fileId: cv.pdf.id, sha256 });
  await renewIntake(tx, agencyId, intakeId);
  await enqueueReading(tx, agencyId, id);
  await tellIntake(tx, agencyId, intakeId);
  return id;
}
