import { z } from 'zod';
import { type ClauseKind, clause } from './candidate-search.ts';
import { defineEndpoint } from './endpoint.ts';
import { data } from './primitives.ts';

/** The clauses of which a server of people is told; all others stay here. */
export const TOLD_CLAUSES: ReadonlySet<ClauseKind> = new Set<ClauseKind>([
  'TITLE',
  'SKILL',
  'PLACE',
  'LANGUAGE',
  'YEARS',
]);

/** Whether a server of people can be asked by some clauses: it has to be told of something that people should have. */
export const canBeAsked = (
  clauses: readonly { readonly kind: ClauseKind; readonly not: boolean }[],
): boolean => clauses.some(({ kind, not }) => !not && TOLD_CLAUSES.has(kind));

/**
 * Why a server of people gave a hunt nothing, or not all. AWAY: no answer, or one that says to come again. REFUSED: it does not
 * take the request or its key. UNREADABLE: an answer that is none. PARTLY: it stopped after it had sent some. OFF: it is not set up any more.
 * OURS: asking broke off on this side, whatever the server did. NOTHING: it was not asked, as all that is looked for holds the name of the agency or the client.
 */
export const SERVER_FAILURES = ['AWAY', 'REFUSED', 'UNREADABLE', 'PARTLY', 'OFF', 'OURS', 'NOTHING'] as const;
export type ServerFailure = (typeof SERVER_FAILURES)[number];

/** What a server of people would be told of a hunt, and what it would not. A clause of which some values are told stands in both. */
export const serverTold = z.object({
  told: z.array(clause),
  /** Clauses of the kinds that are told with the values in which the name of the agency or of the client stands. */
  named: z.array(clause),
  /** Clauses of which it is told nothing, whatever stands in them. */
  kept: z.array(clause),
});
export type ServerTold = z.output<typeof serverTold>;

export const getHuntSources = defineEndpoint({
  id: 'getHuntSources',
  may: 'candidates.write',
  method: 'GET',
  path: '/api/v1/talent-pool/sources',
  summary:
    'Where a hunt can look beside the agency’s own people: the server of people that the operator has set up',
  response: data(
    z.object({
      /** Null where none is set up. */
      server: z.object({ name: z.string() }).nullable(),
    }),
  ),
});
