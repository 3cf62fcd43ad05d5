import { topic } from '@cantera/shared/contracts/topics';
import { now } from '../../clock.ts';
import { withTenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { pruneSendingCounts } from '../../jobs/sending-limit.ts';
import { publish } from '../../live/index.ts';
import { pruneAccess, pruneSharedAccess } from '../auth/index.ts';
import { pruneSearches, shortenSearches } from '../candidate-search/index.ts';
import { dropKeptLogo } from '../career-site/index.ts';
import { pruneClientErrors } from '../client-errors/index.ts';
import { pruneConsentRequests } from '../consents/index.ts';
import { deleteOldContracts } from '../contract-records/index.ts';
import { pruneDecisions } from '../decisions/index.ts';
import { pruneKeyedCalls } from '../keyed-calls/index.ts';
import { pruneNotifications } from '../notifications/index.ts';
import { pruneApplyCounts, pruneSubmissions } from '../public-site/index.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A link that no longer works still says so for a month, instead of being unknown. */
const TOKEN_MS = 30 * DAY_MS;
/** A form that was left open is sent again within hours, not months; its receipt holds personal data. */
const SUBMISSION_MS = 30 * DAY_MS;
/** What somebody has not read in a year they do not read. */
const NOTIFICATION_MS = 396 * DAY_MS;
/** An error that no browser has told of for a month is mended, or gone with its build. */
const CLIENT_ERROR_MS = 30 * DAY_MS;
/** What a machine decided about people is kept for two years, also for whoever was not told of it at once. */
const DECISION_MS = 731 * DAY_MS;
/** A search that nobody has made again for so long nobody goes back to. */
const SEARCH_MS = 90 * DAY_MS;
const ATTEMPT_MS = 7 * DAY_MS;

const before = (ms: number): string => new Date(now().getTime() - ms).toISOString();

/** Deletes what has served its time in an agency: ended sessions, dead links, receipts of forms, blocked papers. */
export async function prune({ pool }: Deps, agencyId: string): Promise<void> {
  await withTenant(pool, agencyId, async (tx) => {
    await pruneAccess(tx, agencyId, { sessions: before(0), tokens: before(TOKEN_MS) });
    await pruneConsentRequests(tx, agencyId, before(TOKEN_MS));
    await pruneNotifications(tx, agencyId, before(NOTIFICATION_MS));
    await pruneKeyedCalls(tx, agencyId);
    await dropKeptLogo(tx, agencyId);
    if ((await deleteOldContracts(tx, agencyId)) > 0) await publish(tx, agencyId, topic.contracts());
    await pruneSendingCounts(tx, agencyId, before(DAY_MS));
    await pruneClientErrors(tx, agencyId, before(CLIENT_ERROR_MS));
    await pruneDecisions(tx, before(DECISION_MS));
    await pruneSearches(tx, agencyId, before(SEARCH_MS));
    await shortenSearches(tx, agencyId, before(DAY_MS));
    await pruneSubmissions(tx, agencyId, before(SUBMISSION_MS));
  });
}

/** The same for what belongs to no agency. */
export async function pruneShared({ pool }: Deps): Promise<void> {
  await pruneSharedAccess(pool, { attempts: before(ATTEMPT_MS), tokens: before(TOKEN_MS) });
  await pruneApplyCounts(pool, before(DAY_MS));
}
