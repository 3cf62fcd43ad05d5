/** The values of the wire, one list each (source: `docs/requirements/constants.md`). */
export const ROLES = ['AGENCY_ADMIN', 'RECRUITER', 'HIRING_MANAGER'] as const;
export const LOCALES = ['ca', 'es', 'en'] as const;
export const POSITION_STATUSES = [
  'OPEN',
  'DRAFT',
  'ON_HOLD',
  'CLOSED_LOST',
  'CLOSED_WON',
  'DELETED',
] as const;
export const PRIORITIES = ['NONE', 'LOW', 'MEDIUM', 'HIGH'] as const;
export const WORK_MODES = ['HYBRID', 'REMOTE', 'ON-SITE'] as const;
export const RECRUITING_TYPES = ['STANDARD', 'ETT', 'INTERIM', 'RPO', 'OUTSOURCING', 'OUTPLACEMENT'] as const;
export const CONTRACT_TYPES = [
  'FOR_WORK_AND_SERVICE',
  'FREELANCE',
  'FIXED_DISCONTINUOUS',
  'PRODUCTION_CIRCUMSTANCES',
  'FULLTIME',
  'INTERN',
  'REPLACEMENT',
  'TEMPORARY',
] as const;
export const SALARY_RANGES = ['annual', 'monthly'] as const;
export const STEP_TYPES = ['INBOX', 'STEP', 'HIRED', 'DISCARDED'] as const;
export const STEP_CATEGORIES = ['INTERNAL', 'EXTERNAL'] as const;
export const APPLICATION_SOURCES = ['INTERNAL_DATABASE', 'INTERNAL', 'INTERNAL_TALENT_POOL'] as const;
export const QUESTION_TYPES = [
  'NUMBER',
  'YES_NO',
  'TEXT',
  'NUMBER_RANGE',
  'SINGLE_CHOICE',
  'MULTIPLE_CHOICE',
] as const;
export const GDPR_STATUSES = ['NOT_SENT', 'PENDING', 'ACCEPTED', 'REJECTED'] as const;
/** What became of the mail that asks for consent; UNCERTAIN when the connection broke while it went out. */
export const CONSENT_DELIVERIES = ['WAITING', 'SENT', 'FAILED', 'UNCERTAIN'] as const;
export const JOB_SEARCH_STATUSES = ['UNKNOWN', 'ACTIVE', 'PASSIVE', 'CLOSED'] as const;
export const LANGUAGE_LEVELS = ['A1-A2', 'B1', 'B2', 'C1', 'C2'] as const;
export const COMMENT_TYPES = ['meet', 'call', 'internal', 'note', 'report', 'other'] as const;
export const SKILL_TYPES = ['HARD_SKILL', 'SOFT_SKILL'] as const;
export const CHANNEL_TYPES = ['WHATSAPP', 'LINKEDIN', 'EMAIL'] as const;
export const ACTION_TYPES = ['AUTOMATIC_MESSAGE', 'DELAY'] as const;
export const COMPANY_SIZES = [
  '1_TO_10',
  '11_TO_50_EMPLOYEES',
  '51_TO_200_EMPLOYEES',
  '201_TO_500_EMPLOYEES',
  '501_TO_1000_EMPLOYEES',
  '1001_TO_5000_EMPLOYEES',
  '5001_TO_10000_EMPLOYEES',
  '10001_PLUS_EMPLOYEES',
] as const;
export const MESSAGE_STATUSES = ['WAITING', 'SENDING', 'SENT', 'FAILED', 'UNCERTAIN', 'CANCELLED'] as const;
export const CV_STATUSES = [
  'NONE',
  'PENDING',
  'READ',
  'NO_TEXT',
  'ENCRYPTED',
  'BROKEN',
  'TOO_LARGE',
  'TIMEOUT',
] as const;

export type Role = (typeof ROLES)[number];
export type Locale = (typeof LOCALES)[number];
export type PositionStatus = (typeof POSITION_STATUSES)[number];
export type Priority = (typeof PRIORITIES)[number];
export type WorkMode = (typeof WORK_MODES)[number];
export type RecruitingType = (typeof RECRUITING_TYPES)[number];
export type SalaryRange = (typeof SALARY_RANGES)[number];
export type ContractType = (typeof CONTRACT_TYPES)[number];
export type StepType = (typeof STEP_TYPES)[number];
export type StepCategory = (typeof STEP_CATEGORIES)[number];
export type ApplicationSource = (typeof APPLICATION_SOURCES)[number];
export type QuestionType = (typeof QUESTION_TYPES)[number];
export type GdprStatus = (typeof GDPR_STATUSES)[number];
export type JobSearchStatus = (typeof JOB_SEARCH_STATUSES)[number];
export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];
export type CommentType = (typeof COMMENT_TYPES)[number];
export type SkillType = (typeof SKILL_TYPES)[number];
export type ChannelType = (typeof CHANNEL_TYPES)[number];
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];
export type CvStatus = (typeof CV_STATUSES)[number];

/** Bytes; CV, logo, document and generic file. */
export const MAX_FILE_BYTES = 10_000_000;
/** Bytes; avatars. */
export const MAX_AVATAR_BYTES = 3_400_000;

/** The choice that a text names; undefined when it names none. */
export const oneOf = <T extends string>(choices: readonly T[], value: string | undefined): T | undefined =>
  choices.find((choice) => choice === value);
