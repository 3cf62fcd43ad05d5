import { createHash } from 'node:crypto';
import type { GdprStatus } from '@cantera/shared/contracts/enums';
import { inSeconds } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { daysAgo } from './dates.ts';
import type { WrittenCandidate } from './people.ts';
import type { Scope } from './scope.ts';

const DAY_SECONDS = 86_400;
const EARLIER: Readonly<Record<number, GdprStatus>> = { 2: 'NOT_SENT', 4: 'PENDING', 9: 'PENDING' };

/**
 * Where the consent of a candidate stands, by their place in the demo: most have given it when they applied. Who was never asked
 * never applied: somebody of the agency has added them.
 */
export const demoConsent = (index: number): GdprStatus =>
  index % 30 === 17 ? 'REJECTED' : (EARLIER[index % 10] ?? 'ACCEPTED');

/** What stands behind the statuses: consents given in applications, mails sent and not answered yet, refusals. */
export async function writeConsents(
  tx: Tx,
  scope: Scope,
  candidates: readonly WrittenCandidate[],
): Promise<void> {
  const asked = candidates.map(({ id, person }, index) => ({
    agency_id: scope.agencyId,
    candidate_id: id,
    locale: person.locale,
    created_at: daysAgo(index),
    name: `${person.key} consent`,
    status: demoConsent(index),
  }));
  await tx
    .insertInto('consents')
    .values(
      asked.flatMap(({ name, status, ...row }, index) =>
        status === 'ACCEPTED' || status === 'REJECTED'
          ? [
              {
                ...row,
                id: scope.id(name),
                status,
                origin: status === 'ACCEPTED' ? ('APPLICATION' as const) : ('LINK' as const),
                policy_sha256: createHash('sha256').update('').digest(),
              },
              ...(status === 'ACCEPTED'
                ? [
                    {
                      ...row,
                      id: scope.id(`${name} to be kept`),
                      purpose: 'OFFERS' as const,
                      // Most tick the second box too.
                      status: index % 4 === 3 ? ('REJECTED' as const) : status,
                      origin: 'APPLICATION' as const,
                      policy_sha256: createHash('sha256').update('').digest(),
                    },
                  ]
                : []),
            ]
          : [],
      ),
    )
    .execute();
  const waiting = asked.filter(({ status }) => status === 'PENDING');
  if (waiting.length === 0) return;
  await tx
    .insertInto('consent_requests')
    .values(
      waiting.map(({ name, status: _, ...row }) => ({
        ...row,
        id: scope.id(name),
        // Nobody has the links of mails that were never sent: no token gives this hash.
        token_hash: createHash('sha256')
          .update(`no link: ${scope.id(name)}`)
          .digest(),
        delivery: 'SENT' as const,
        expires_at: inSeconds(30 * DAY_SECONDS),
      })),
    )
    .execute();
}
