import { topic } from '@cantera/shared/contracts/topics';
import { inSeconds } from '../../clock.ts';
import { type Tx, withTenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { enqueue } from '../../jobs/queue.ts';
import { publish } from '../../live/index.ts';
import { endConsentUnasked, lapseConsent, PACE_SECONDS, roomOfMinute } from '../consents/index.ts';
import { findRules, lapsedConsents, lapsedUnasked, lapsesBefore } from './due.repository.ts';

/** Those to whom no mail goes; so many in one transaction. */
const UNASKED = 500;

/** Has the lapse of an agency's consents begin, or go on, in `seconds`; one that waits already is not doubled. */
export const enqueueLapse = (tx: Tx, agencyId: string, seconds = 0): Promise<void> =>
  enqueue(tx, 'retention.lapse', { agencyId }, { key: `lapse:${agencyId}`, runAt: inSeconds(seconds) });

/**
 * Job `retention.lapse`: a minute's share of consents that are too old. Who once answered us is asked again, by mails spread
 * over the minute. Who came by an import gave their consent elsewhere: it ends without a mail, so that an import of old people
 * mails nobody. All of it and the next minute's job are one transaction: after a crash nobody is asked twice and nobody
 * forgotten.
 */
export async function lapseShare(deps: Deps, agencyId: string): Promise<void> {
  await withTenant(deps.pool, agencyId, async (tx) => {
    const rules = await findRules(tx, agencyId);
    if (!rules) return;
    const given = { agencyId, givenBefore: lapsesBefore(rules) };
    // A worker that starts brings the share forward; what this minute has had already is taken off.
    const times = await roomOfMinute(tx, agencyId);
    const asked = times.length > 0 ? await lapsedConsents(tx, given, times.length) : [];
    for (const [index, candidateId] of asked.entries()) {
      const askAt = times[index];
      if (askAt) await lapseConsent(tx, deps.config, { ...given, candidateId, askAt });
    }
    const unasked = await lapsedUnasked(tx, given, UNASKED);
    await endConsentUnasked(tx, given, unasked);
    if (times.length > 0 && asked.length + unasked.length === 0) return;
    // One for all of them: open screens would read everything again for each.
    await publish(tx, agencyId, topic.agency());
    await enqueueLapse(tx, agencyId, PACE_SECONDS);
  });
}
