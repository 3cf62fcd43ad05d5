import { topic } from '@cantera/shared/contracts/topics';
import { type Tx, withTenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { newId } from '../../ids.ts';
import { publish } from '../../live/index.ts';
import { eraseCandidate } from '../candidates/index.ts';
import { queueMailToAdmins } from '../messages/index.ts';
import { notifyAdmins } from '../notifications/index.ts';
import {
  findRules,
  holdWarning,
  overdue,
  type RetentionRules,
  refreshWarnings,
  takeUntold,
  WARNING_DAYS,
} from './due.repository.ts';
import { enqueueLapse } from './lapse.service.ts';
import { RETENTION_TEXTS } from './retention-texts.ts';

/** In small transactions, so that no one who works meanwhile waits for a long one. */
const BATCH = 50;

async function inTenant<T>(
  deps: Deps,
  agencyId: string,
  work: (tx: Tx, rules: RetentionRules) => Promise<T>,
): Promise<T | undefined> {
  return withTenant(deps.pool, agencyId, async (tx) => {
    const rules = await findRules(tx, agencyId);
    return rules && work(tx, rules);
  });
}

/** Makes the warning list anew at once: someone answered, or the rules changed. No mail tells of it before the day's run. */
export async function refreshList(deps: Deps, agencyId: string): Promise<void> {
  await inTenant(deps, agencyId, async (tx, rules) => {
    if (await refreshWarnings(tx, rules)) await publish(tx, agencyId, topic.agency());
  });
}

async function warn(deps: Deps, agencyId: string): Promise<void> {
  await refreshList(deps, agencyId);
  await inTenant(deps, agencyId, async (tx, rules) => {
    const listed = await takeUntold(tx, agencyId);
    if (listed === 0) return;
    await notifyAdmins(tx, {
      agencyId,
      kind: 'DELETION_DUE',
      subjectId: newId(),
      details: { count: listed },
    });
    await queueMailToAdmins(tx, deps.config, agencyId, (locale, agency) => {
      const texts = RETENTION_TEXTS[locale];
      return {
        subject: texts.subject(listed),
        title: texts.title,
        paragraphs: [
          rules.deletionDays === null ? texts.byHand(listed) : texts.automatic(listed, WARNING_DAYS),
        ],
        button: { text: texts.button, href: `${deps.config.publicUrl}/agency/deletions` },
        footer: texts.footer(agency),
      };
    });
  });
}

/** Each in a transaction of its own: a crash between two leaves nothing half deleted. */
async function deleteOverdue(deps: Deps, agencyId: string): Promise<number> {
  let deleted = 0;
  for (;;) {
    const going = (await inTenant(deps, agencyId, (tx, rules) => overdue(tx, rules, BATCH))) ?? [];
    let inBatch = 0;
    for (const { candidateId, reason } of going) {
      const isDeleted = await inTenant(deps, agencyId, async (tx, rules) => {
        if (!(await holdWarning(tx, rules, candidateId))) return false;
        await eraseCandidate(tx, agencyId, candidateId, { reason, deletedBy: null });
        await publish(tx, agencyId, topic.agency());
        return true;
      });
      if (isDeleted) inBatch += 1;
    }
    deleted += inBatch;
    if (going.length < BATCH || inBatch === 0) return deleted;
  }
}

/**
 * The day's retention of an agency: consent begins to lapse, minute by minute, the warning list is made anew and its admins are told when it grew,
 * whoever's week is over is deleted. Safe to repeat at any time.
 */
export async function retain(deps: Deps, agencyId: string): Promise<void> {
  await inTenant(deps, agencyId, (tx) => enqueueLapse(tx, agencyId));
  await warn(deps, agencyId);
  const deleted = await deleteOverdue(deps, agencyId);
  if (deleted > 0) deps.log.info({ agencyId, deleted }, 'candidates deleted by the retention rules');
}
