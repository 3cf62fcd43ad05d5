import type { CvStatus } from '@cantera/shared/contracts/enums';
import type { IntakeItem, IntakeItemStatus } from '@cantera/shared/contracts/intakes';
import { joinNames } from '@cantera/shared/contracts/text';
import type { StatusTone } from '@cantera/shared/design-system';
import type { UploadFailure } from '../../lib/intake/upload-calls.ts';

const STATUS_WORDS = {
  UPLOADED: 'candidates.review.status.uploaded',
  READING: 'candidates.review.status.reading',
  READY: 'candidates.review.status.ready',
  NEEDS_NAME: 'candidates.review.status.needsName',
  LIKELY_DOUBLE: 'candidates.review.status.likelyDouble',
  UNREADABLE: 'candidates.review.status.unreadable',
  CREATED: 'candidates.review.status.created',
  ATTACHED: 'candidates.review.status.attached',
  SKIPPED: 'candidates.review.status.skipped',
} as const satisfies Record<IntakeItemStatus, string>;

const STATUS_TONES = {
  UPLOADED: 'hollow',
  READING: 'hollow',
  READY: 'info',
  NEEDS_NAME: 'warning',
  LIKELY_DOUBLE: 'warning',
  UNREADABLE: 'error',
  CREATED: 'success',
  ATTACHED: 'success',
  SKIPPED: 'neutral',
} as const satisfies Record<IntakeItemStatus, StatusTone>;

type Stated = Pick<IntakeItem, 'status' | 'isClean'>;
const isAcceptable = ({ status, isClean }: Stated): boolean => status === 'READY' && isClean;
/** How far an item has come, in the same words wherever it shows. */
export const statusWords = (item: Stated) =>
  isAcceptable(item) ? 'candidates.review.status.clean' : STATUS_WORDS[item.status];
export const statusTone = (item: Stated): StatusTone =>
  isAcceptable(item) ? 'success' : STATUS_TONES[item.status];

/** Why a CV could not be read. */
const UNREAD_WORDS = {
  NO_TEXT: 'candidates.cvFailed.noText',
  ENCRYPTED: 'candidates.cvFailed.encrypted',
  BROKEN: 'candidates.cvFailed.broken',
  TOO_LARGE: 'candidates.cvFailed.tooLarge',
  TIMEOUT: 'candidates.cvFailed.timeout',
} as const satisfies Partial<Record<CvStatus, string>>;

type Unread = keyof typeof UNREAD_WORDS;
const isUnread = (status: CvStatus): status is Unread => status in UNREAD_WORDS;
export const unreadWords = (status: CvStatus) => (isUnread(status) ? UNREAD_WORDS[status] : undefined);

export const UPLOAD_WORDS = {
  NOT_CV: 'candidates.review.upload.notCv',
  EMPTY: 'candidates.review.upload.empty',
  TOO_LARGE: 'candidates.review.upload.tooLarge',
  UNREADABLE: 'candidates.review.upload.unreadable',
  NOT_SENT: 'candidates.review.upload.notSent',
  FULL: 'candidates.review.upload.full',
  GONE: 'candidates.review.upload.gone',
  DAMAGED: 'candidates.review.upload.damaged',
  PROTECTED: 'candidates.review.upload.protected',
  OLD_WORD: 'candidates.review.upload.oldWord',
  TOO_LONG: 'candidates.review.upload.tooLong',
  NO_TEXT: 'candidates.review.upload.noText',
} as const satisfies Record<UploadFailure, string>;

export const FILTER_WORDS = {
  todo: 'candidates.review.filter.todo',
  ready: 'candidates.review.filter.ready',
  duplicates: 'candidates.review.filter.duplicates',
  nameless: 'candidates.review.filter.nameless',
  unreadable: 'candidates.review.filter.unreadable',
  reading: 'candidates.review.filter.reading',
  done: 'candidates.review.filter.done',
} as const;

/** Whom an item tells of, as far as it is known; else its file. */
export const nameOf = ({
  firstName,
  lastName,
  fileName,
}: Pick<IntakeItem, 'firstName' | 'lastName' | 'fileName'>): string =>
  joinNames(firstName, lastName) || fileName;
