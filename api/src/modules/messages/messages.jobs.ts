import type { JobHandlers } from '../../jobs/handlers.ts';
import { sendMemberMessage, sendMessage, sendWrittenMessage } from './delivery.service.ts';
import { sendInvitationMail } from './invitation-mail.service.ts';
import { sendResetMail } from './system-mail.service.ts';

export const messageJobs: JobHandlers = {
  'messages.send': sendMessage,
  'messages.send_by_account': sendMemberMessage,
  'messages.send_written': sendWrittenMessage,
  'messages.forget': async ({ candidateId }, { deps }) => {
    await deps.mail.forget(candidateId);
    for (const sender of Object.values(deps.channels)) await sender.forget(candidateId);
  },
  'auth.send_reset': sendResetMail,
  'auth.send_invitation': sendInvitationMail,
};
