import { createHash } from 'node:crypto';
import type { SessionEndpoint } from '@cantera/shared/contracts';
import { keyReused } from '@cantera/shared/contracts/errors';
import { isUuid } from '@cantera/shared/contracts/text';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../db/tenant.ts';
import { fail, invalidFields } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { type KeyedCall, keepCall, lockCall } from './keyed-calls.repository.ts';

export type { KeyedCall } from './keyed-calls.repository.ts';

/**
 * The call that the sender named by a key in the header `Idempotency-Key`, or undefined; `asked` is all that was asked, as it was
 * read by its schema. Throws 400 naming the header for what is no uuid.
 */
export function keyedCall(
  request: FastifyRequest,
  { id }: SessionEndpoint,
  asked: unknown,
): KeyedCall | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !isUuid(key)) throw invalidFields({ idempotency_key: 'invalid_format' });
  return {
    key: key.toLowerCase(),
    endpoint: id,
    bodySha256: createHash('sha256').update(JSON.stringify(asked)).digest(),
  };
}

/**
 * Runs `make` unless the same call has made something within 24 hours, and gives the id of what was made, now or then. Who comes
 * with the same key at the same time waits. Throws 409 IDEMPOTENCY_KEY_REUSED where the key was sent with something else.
 */
export async function makeOnce(
  tx: Tx,
  actor: Actor,
  call: KeyedCall | undefined,
  make: () => Promise<string>,
): Promise<string> {
  if (!call) return make();
  const known = await lockCall(tx, actor, call);
  if (known && !known.isSame)
    throw fail(keyReused, 'IDEMPOTENCY_KEY_REUSED', 'This key was sent with something else before.', {
      details: { madeId: known.isSameEndpoint ? known.madeId : null },
    });
  if (known) return known.madeId;
  const id = await make();
  await keepCall(tx, actor, call, id);
  return id;
}
