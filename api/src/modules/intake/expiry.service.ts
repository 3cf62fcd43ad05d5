import { topic } from '@cantera/shared/contracts/topics';
import { type Tx, withTenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { publish } from '../../live/index.ts';
import { removeFiles } from '../files/index.ts';
import { deleteExpired, listToWarn, markWarned } from '../intake-items/index.ts';
import { queueMessage, renderLayout } from '../messages/index.ts';
import { addressOf, senderOf } from './expiry.repository.ts';
import { EXPIRY_TEXTS } from './expiry-texts.ts';

/** Days before the deletion at which the user is told; they have them all, however late the mail leaves. */
const WARNING_DAYS = 7;

type Warned = Awaited<ReturnType<typeof listToWarn>>[number];

async function warn(tx: Tx, { config }: Deps, agencyId: string, intake: Warned): Promise<void> {
  const expiresAt = await markWarned(tx, agencyId, intake.id, WARNING_DAYS);
  const user = await addressOf(tx, agencyId, intake.userId);
  if (!user) return;
  const locale = user.lang ?? 'en';
  const texts = EXPIRY_TEXTS[locale];
  const agency = await senderOf(tx, agencyId);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: agency.timeZone }).format(
    expiresAt,
  );
  await queueMessage(tx, {
    agencyId,
    channel: 'EMAIL',
    senderName: agency.name,
    fromAddress: config.mailFrom,
    toAddress: user.email,
    subject: texts.subject(intake.undecided),
    body: renderLayout({
      locale,
      title: texts.title,
      paragraphs: [texts.text(intake.undecided, date)],
      button: { text: texts.button, href: `${config.publicUrl}/candidates/intakes/${intake.id}` },
      footer: texts.footer(agency.name),
    }),
  });
}

/** Tells users of CVs that nobody decides, and a week later deletes those. Safe to repeat. */
export async function expireIntakes(deps: Deps, agencyId: string): Promise<void> {
  await withTenant(deps.pool, agencyId, async (tx) => {
    for (const intake of await listToWarn(tx, agencyId, WARNING_DAYS)) await warn(tx, deps, agencyId, intake);
    const { intakeIds, fileIds } = await deleteExpired(tx, agencyId);
    await removeFiles(tx, agencyId, fileIds);
    for (const id of intakeIds) await publish(tx, agencyId, topic.intake(id));
  });
}
