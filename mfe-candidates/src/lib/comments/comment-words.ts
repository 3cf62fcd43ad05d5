import { COMMENT_TYPES, type CommentType } from '@cantera/shared/contracts/enums';
import type { ChipTone } from '@cantera/shared/design-system';
import type { en } from '../../messages/en.ts';

type Key = keyof typeof en;

/** Message and colour of each type of the wire. */
export const COMMENT_WORDS: Readonly<Record<CommentType, Key>> = {
  meet: 'candidates.comments.type.meet',
  call: 'candidates.comments.type.call',
  internal: 'candidates.comments.type.internal',
  note: 'candidates.comments.type.note',
  report: 'candidates.comments.type.report',
  other: 'candidates.comments.type.other',
};
export const COMMENT_TONES: Readonly<Record<CommentType, ChipTone>> = {
  meet: 'info',
  call: 'success',
  internal: 'purple',
  note: 'warning',
  report: 'error',
  other: 'neutral',
};

export const isCommentType = (value: string | null): value is CommentType =>
  COMMENT_TYPES.some((type) => type === value);
