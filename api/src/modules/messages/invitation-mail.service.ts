import { joinNames } from '@cantera/shared/contracts/text';
import { topic } from '@cantera/shared/contracts/topics';
import { withTenant } from '../../db/tenant.ts';
import type { JobContext } from '../../jobs/handlers.ts';
import type { JobPayloads } from '../../jobs/job-types.ts';
import { publish } from '../../live/index.ts';
import { createLeavingInvitation, settleInvitation } from '../auth/index.ts';
import { INVITATION_DAYS } from '../users/index.ts';
import { recordOutcome } from './delivery.service.ts';
import { INVITATION_TEXTS } from './invitation-texts.ts';
import { renderLayout } from './layout.ts';
import { agencyName, findPerson } from './mail-people.repository.ts';
import { sendSecret } from './system-mail.service.ts';
import { SYSTEM_TEXTS } from './system-texts.ts';

/**
 * Job `auth.send_invitation`. Written in the language of who invites, until the invited person has a language
 * of their own. Says nothing to someone whose invitation was withdrawn or accepted meanwhile. Throws, to be
 * tried again with a new link, when the mail server did not take it.
 */
export async function sendInvitationMail(
  { agencyId, userId, invitedBy }: JobPayloads['auth.send_invitation'],
  context: JobContext,
): Promise<void> {
  const { deps } = context;
  const { publicUrl } = deps.config;
  const made = await withTenant(deps.pool, agencyId, async (tx) => {
    const invited = await findPerson(tx, agencyId, userId);
    if (!invited || invited.password_hash !== null) return null;
    const inviter = invitedBy ? await findPerson(tx, agencyId, invitedBy) : undefined;
    const token = await createLeavingInvitation(tx, { agencyId, userId });
    return { invited, inviter, token, agency: await agencyName(tx, agencyId) };
  });
  if (!made) return;
  const { invited, inviter, token, agency } = made;
  const locale = invited.lang ?? inviter?.lang ?? 'en';
  const texts = INVITATION_TEXTS[locale];
  const name = inviter ? joinNames(inviter.first_name, inviter.last_name) : null;
  const html = renderLayout({
    locale,
    title: texts.title(agency),
    paragraphs: [texts.text(agency, name)],
    button: { text: texts.button, href: `${publicUrl}/public/invitation?token=${token}` },
    closing: [texts.note(INVITATION_DAYS)],
    footer: SYSTEM_TEXTS[locale].footer(agency),
  });
  const mail = { agency, to: invited.email, subject: texts.subject(agency), html };
  await sendSecret('auth.send_invitation', context, mail, (delivery) =>
    recordOutcome(deps, () =>
      withTenant(deps.pool, agencyId, async (tx) => {
        await settleInvitation(tx, { agencyId, userId }, token, delivery);
        await publish(tx, agencyId, topic.members());
      }),
    ),
  );
}
