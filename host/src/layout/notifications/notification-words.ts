import type { Notification } from '@cantera/shared/contracts/notifications';
import type { useT } from '../../messages/index.ts';

/** What happened, in one sentence. */
export function notificationWords(t: ReturnType<typeof useT>, told: Notification): string {
  switch (told.kind) {
    case 'APPLICATION':
      return t('host.bell.application', { name: told.candidate.name, position: told.position.name });
    case 'MENTION':
      return told.actor
        ? t('host.bell.mention', { actor: told.actor.name, name: told.candidate.name })
        : t('host.bell.mentionByFormer', { name: told.candidate.name });
    case 'CONSENT_ANSWERED':
      return t(told.answer === 'ACCEPTED' ? 'host.bell.accepted' : 'host.bell.refused', {
        name: told.candidate.name,
      });
    case 'MESSAGE_FAILED':
      return t(told.isUncertain ? 'host.bell.uncertain' : 'host.bell.failed', {
        name: told.candidate.name,
        subject: told.subject,
      });
    case 'DELETION_DUE':
      return t('host.bell.deletions', { count: told.count });
    case 'DISCARDS':
      return t(told.isPaused ? 'host.bell.discardsPaused' : 'host.bell.discards', {
        count: told.count,
        position: told.position.name,
      });
    case 'HUNT_READY':
      return t(told.hasFailed ? 'host.bell.huntFailed' : 'host.bell.hunt', {
        count: told.count,
        hunt: told.hunt.name,
        position: told.position.name,
      });
  }
}
