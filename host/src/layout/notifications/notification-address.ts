import type { Notification } from '@cantera/shared/contracts/notifications';

/** Where a notification leads: to the person on the board, the comment, the person, the list of deletions, the board, the hunt. */
export function notificationAddress(told: Notification): string {
  switch (told.kind) {
    case 'APPLICATION':
      return `/positions/${told.position.id}?applicationId=${told.applicationId}`;
    case 'MENTION':
      return `/candidates/${told.candidate.id}/comments?comment=${told.commentId}`;
    case 'DELETION_DUE':
      return '/agency/deletions';
    case 'DISCARDS':
      return `/positions/${told.position.id}`;
    case 'HUNT_READY':
      return `/talent-pools?talentPoolId=${told.hunt.id}`;
    default:
      return `/candidates/${told.candidate.id}`;
  }
}
