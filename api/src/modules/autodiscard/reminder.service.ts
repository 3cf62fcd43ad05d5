import { withTenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { queueMailToMembers } from '../messages/index.ts';
import { takeOverdue } from './pending.repository.ts';
import { REMINDER_TEXTS } from './reminder-texts.ts';

/** As long discards wait before a mail tells of them, and as long the next one of a position waits at least. */
const WAIT_DAYS = 7;

/**
 * Mails the recruiters of positions whose discards by score have waited a week: of the same discards once, and of a position
 * once a week at most. Safe to repeat.
 */
export async function remindOfDiscards({ pool, config }: Deps, agencyId: string): Promise<void> {
  await withTenant(pool, agencyId, async (tx) => {
    for (const { position_id, title, pending, recruiters } of await takeOverdue(tx, agencyId, WAIT_DAYS))
      await queueMailToMembers(tx, config, { agencyId, to: recruiters }, (locale, agency) => {
        const texts = REMINDER_TEXTS[locale];
        return {
          subject: texts.subject(pending, title),
          title: texts.title,
          paragraphs: [texts.text(pending, title, WAIT_DAYS), texts.nothingSent],
          button: { text: texts.button, href: `${config.publicUrl}/positions/${position_id}` },
          footer: texts.footer(agency),
        };
      });
  });
}
