import type { FastifyReply, FastifyRequest } from 'fastify';
import findMyWay from 'find-my-way';
import type { Tx } from '../db/tenant.ts';
import type { Deps } from '../deps.ts';
import type { Actor } from './actor.ts';

/** Who asks, and the transaction of their agency. */
export interface Asker {
  readonly actor: Actor;
  readonly tx: Tx;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
/** A `GET` call as an address asks for it. */
interface AskedAddress {
  readonly params: Readonly<Record<string, string>>;
  readonly query: unknown;
}
/** A `GET` call with a session that may be answered beside others, in a transaction that is open already. */
export interface ReadCall {
  /** Whether a refusal of it leaves a failed statement in the transaction, or what it sets there would hold for others. */
  readonly mayAbort: boolean;
  /** Gives the answer in the wire's names, or as `WireText`. Throws as the call does, also when the actor may not make it. */
  answer(asker: Asker, asked: AskedAddress): Promise<unknown>;
}

/** How addresses are read: by the server, and in first answers. */
export const ADDRESSES = { ignoreTrailingSlash: true } as const;

const reads = new WeakMap<Deps, findMyWay.Instance<findMyWay.HTTPVersion.V1>>();

/** Keeps what answers an address, which may have `:names` in it. */
export function keepRead(deps: Deps, address: string, read: ReadCall): void {
  const known = reads.get(deps) ?? findMyWay(ADDRESSES);
  reads.set(deps, known);
  known.on('GET', address, () => undefined, read);
}

/** Finds the call of an address that may be answered beside others, with its parameters; undefined: there is none. */
export function findRead(
  deps: Deps,
  address: string,
): { readonly read: ReadCall; readonly params: AskedAddress['params'] } | undefined {
  const found = reads.get(deps)?.find('GET', address);
  if (!found) return undefined;
  // By `keepRead`, which alone fills the router.
  const read: ReadCall = found.store;
  return { read, params: found.params as AskedAddress['params'] };
}
