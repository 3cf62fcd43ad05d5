import type { ActivityEntry, ActivityKind, EditedField } from '@cantera/shared/contracts/activity';
import { shownName } from '@cantera/shared/contracts/default-names';
import { formatDateTime, formatList } from '@cantera/shared/i18n';
import { currentLocale } from '@cantera/shared/session';
import type { en } from '../../messages/en.ts';
import { useT } from '../../messages/index.ts';
import { COMMENT_WORDS } from '../comments/comment-words.ts';
import { CHANNEL } from '../message-words.ts';

type Key = keyof typeof en;

export const KIND_WORDS = {
  APPLICATION: 'candidates.activity.kind.applications',
  MOVE: 'candidates.activity.kind.moves',
  MESSAGE: 'candidates.activity.kind.messages',
  COMMENT: 'candidates.activity.kind.comments',
  CONSENT: 'candidates.activity.kind.consents',
  DOCUMENT: 'candidates.activity.kind.documents',
  EDIT: 'candidates.activity.kind.edits',
  MERGE: 'candidates.activity.kind.merges',
} as const satisfies Record<ActivityKind, Key>;

const FIELD_WORDS = {
  firstName: 'candidates.field.firstName',
  lastName: 'candidates.field.lastName',
  jobTitle: 'candidates.field.jobTitle',
  email: 'candidates.field.email',
  phoneNumber: 'candidates.field.phone',
  linkedin: 'candidates.field.linkedin',
  summary: 'candidates.section.summary',
  profileImageUrl: 'candidates.activity.picture',
  location: 'candidates.field.location',
  workExperiences: 'candidates.section.experience',
  educations: 'candidates.section.education',
  languages: 'candidates.section.languages',
  skills: 'candidates.page.skills',
  salary: 'candidates.field.salary',
  expectedSalary: 'candidates.field.expectedSalary',
  jobSearchStatus: 'candidates.jobSearch.label',
  cv: 'candidates.field.cv',
} as const satisfies Record<EditedField, Key>;

const CONSENT_WORDS = {
  ASKED: 'candidates.activity.consentAsked',
  ACCEPTED: 'candidates.activity.consentGiven',
  REJECTED: 'candidates.activity.consentRefused',
  OFFERS_ACCEPTED: 'candidates.activity.offersAgreed',
  OFFERS_NOT_ACCEPTED: 'candidates.activity.offersNotAgreed',
} as const;

const DELIVERY_WORDS: Readonly<Record<string, Key>> = {
  FAILED: 'candidates.gdpr.mailFailed',
  UNCERTAIN: 'candidates.gdpr.mailUncertain',
};

/** What happened, in one line. */
export function useEntryTitle(): (entry: ActivityEntry) => string {
  const t = useT();
  return (entry) => {
    switch (entry.kind) {
      case 'APPLICATION':
        return t(entry.source === 'INTERNAL' ? 'candidates.activity.applied' : 'candidates.activity.added');
      case 'MOVE':
        return t('candidates.activity.moved', {
          from: shownName(entry.fromStepName, currentLocale()),
          to: shownName(entry.toStepName, currentLocale()),
        });
      case 'MESSAGE':
        return entry.message.subject || t(CHANNEL[entry.message.channel]);
      case 'COMMENT':
        return t('candidates.activity.commented', { type: t(COMMENT_WORDS[entry.type]) });
      case 'CONSENT':
        return t(CONSENT_WORDS[entry.what]);
      case 'DOCUMENT':
        return t('candidates.activity.document', { title: entry.title });
      case 'EDIT':
        return t('candidates.activity.edited', {
          fields: formatList(entry.fields.map((field) => t(FIELD_WORDS[field]))),
        });
      case 'MERGE':
        return t('candidates.activity.merged', { name: entry.otherName });
    }
  };
}

/** What else there is to say in a line: why somebody was discarded, that it was taken back, that a mail did not arrive. */
export function useEntryNotes(): (entry: ActivityEntry) => string[] {
  const t = useT();
  return (entry) => {
    const notes: string[] = [];
    if (entry.kind === 'MOVE' && entry.reason) notes.push(shownName(entry.reason, currentLocale()));
    if ((entry.kind === 'MOVE' || entry.kind === 'MERGE') && entry.undoneAt)
      notes.push(t('candidates.history.undone', { date: formatDateTime(entry.undoneAt) }));
    const delivery = entry.kind === 'CONSENT' && entry.delivery ? DELIVERY_WORDS[entry.delivery] : undefined;
    if (delivery) notes.push(t(delivery));
    return notes;
  };
}

/** Who did it; null where nobody is to be named. */
export function useEntryAuthor(): (entry: ActivityEntry) => string | null {
  const t = useT();
  return (entry) => {
    if (entry.by) return entry.by.name;
    if (entry.kind === 'COMMENT') return entry.authorName;
    if (entry.kind === 'MESSAGE') return entry.message.senderName;
    if (entry.kind === 'MOVE')
      return t(entry.isByFormerMember ? 'candidates.history.formerMember' : 'candidates.history.system');
    // Values of a candidate are written by people alone.
    return entry.kind === 'EDIT' ? t('candidates.history.formerMember') : null;
  };
}
