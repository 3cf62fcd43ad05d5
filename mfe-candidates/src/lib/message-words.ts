import type { MessageStatus } from '@cantera/shared/contracts/enums';
import { type Message, NOT_WANTED } from '@cantera/shared/contracts/messages';
import type { StatusTone } from '@cantera/shared/design-system';
import { formatDateTime } from '@cantera/shared/i18n';
import { useT } from '../messages/index.ts';

const STATUS = {
  WAITING: ['candidates.message.waiting', 'info'],
  SENDING: ['candidates.message.sending', 'info'],
  SENT: ['candidates.message.sent', 'success'],
  FAILED: ['candidates.message.failed', 'error'],
  UNCERTAIN: ['candidates.message.uncertain', 'warning'],
  CANCELLED: ['candidates.message.cancelled', 'neutral'],
} as const satisfies Record<MessageStatus, readonly [string, StatusTone]>;

export const CHANNEL = {
  EMAIL: 'candidates.message.email',
  WHATSAPP: 'candidates.message.whatsApp',
  LINKEDIN: 'candidates.message.linkedin',
} as const satisfies Record<Message['channel'], string>;

const FAILURES: Readonly<Record<string, Parameters<ReturnType<typeof useT>>[0]>> = {
  NO_CHANNEL: 'candidates.message.noChannel',
  NO_ADDRESS: 'candidates.message.noAddress',
  CONSENT_REFUSED: 'candidates.message.consentRefused',
  [NOT_WANTED]: 'candidates.message.notWanted',
  INTERRUPTED: 'candidates.message.interrupted',
  NOT_TAKEN: 'candidates.message.notTaken',
  UNDONE: 'candidates.message.undone',
  OVERTAKEN: 'candidates.message.overtaken',
  CHANNEL_REMOVED: 'candidates.message.channelRemoved',
  WORKFLOW_DELETED: 'candidates.message.workflowDeleted',
  STOPPED: 'candidates.message.stopped',
  ATTACHMENT_MISSING: 'candidates.message.attachmentMissing',
  ACCOUNT_UNREADABLE: 'candidates.message.accountUnreadable',
  MAIL_HOST_NOT_ALLOWED: 'candidates.message.hostNotAllowed',
};

export interface MessageWords {
  readonly status: string;
  readonly tone: StatusTone;
  /** Why it was not sent, or not yet. */
  readonly reason: string | null;
  /** Whether the reason is an error, rather than what somebody wanted. */
  readonly isError: boolean;
}

/** Where a message stands, in words. */
export function useMessageWords(): (message: Message) => MessageWords {
  const t = useT();
  return ({ status, failure, dueAt }) => {
    const [words, tone] = STATUS[status];
    const isLater = status === 'WAITING' && Date.parse(dueAt) > Date.now();
    const known = failure ? FAILURES[failure] : undefined;
    const other = status === 'WAITING' ? 'candidates.message.tryingAgain' : 'candidates.message.refused';
    return {
      status: isLater ? t('candidates.message.waitingUntil', { date: formatDateTime(dueAt) }) : t(words),
      tone,
      reason: known ? t(known) : failure && t(other, { reason: failure }),
      isError: status !== 'CANCELLED' && status !== 'WAITING',
    };
  };
}

/** Why a message may not be sent again, in words; null where nothing more than that is known. */
export function useRefusalWords(): (failure: string | null) => string | null {
  const t = useT();
  return (failure) => {
    const known = failure && failure !== NOT_WANTED ? FAILURES[failure] : undefined;
    return known ? t(known) : null;
  };
}
