/** @jest-environment node */
import {
  ACTION_TYPES,
  APPLICATION_SOURCES,
  CHANNEL_TYPES,
  COMMENT_TYPES,
  GDPR_STATUSES,
  JOB_SEARCH_STATUSES,
  LANGUAGE_LEVELS,
  LOCALES,
  POSITION_STATUSES,
  PRIORITIES,
  QUESTION_TYPES,
  ROLES,
  SALARY_RANGES,
  SKILL_TYPES,
  STEP_CATEGORIES,
  STEP_TYPES,
  WORK_MODES,
} from './enums.ts';
import { rejectionReason } from './pipeline.ts';

/** The wire's values as the tables have them: other programs depend on each letter. */
describe('values of the wire', () => {
  it.each([
    ['[CONST-76] locales', LOCALES, 'ca es en'],
    ['[CONST-90] [CCOM-07] comment types', COMMENT_TYPES, 'meet call internal note report other'],
    ['[CONST-78] channel types', CHANNEL_TYPES, 'WHATSAPP LINKEDIN EMAIL'],
    ['[CONST-79] action types', ACTION_TYPES, 'AUTOMATIC_MESSAGE DELAY'],
    [
      '[CONST-81] [PPAGE-30] position statuses',
      POSITION_STATUSES,
      'OPEN DRAFT ON_HOLD CLOSED_LOST CLOSED_WON DELETED',
    ],
    ['[CONST-82] priorities', PRIORITIES, 'NONE LOW MEDIUM HIGH'],
    ['[CONST-83] work modes', WORK_MODES, 'HYBRID REMOTE ON-SITE'],
    [
      '[CONST-86] application sources',
      APPLICATION_SOURCES,
      'INTERNAL_DATABASE INTERNAL INTERNAL_TALENT_POOL',
    ],
    ['[CONST-87] step types', STEP_TYPES, 'INBOX STEP HIRED DISCARDED'],
    ['[CONST-88] step categories', STEP_CATEGORIES, 'INTERNAL EXTERNAL'],
    [
      '[CONST-89] question types',
      QUESTION_TYPES,
      'NUMBER YES_NO TEXT NUMBER_RANGE SINGLE_CHOICE MULTIPLE_CHOICE',
    ],
    ['[CONST-93] salary ranges', SALARY_RANGES, 'annual monthly'],
    ['[CONST-95] GDPR statuses', GDPR_STATUSES, 'NOT_SENT PENDING ACCEPTED REJECTED'],
    ['[CONST-96] job search statuses', JOB_SEARCH_STATUSES, 'UNKNOWN ACTIVE PASSIVE CLOSED'],
    ['[CONST-103] skill types', SKILL_TYPES, 'HARD_SKILL SOFT_SKILL'],
    ['language levels', LANGUAGE_LEVELS, 'A1-A2 B1 B2 C1 C2'],
  ] as const)('%s', (_name, values, wanted) => {
    expect([...values].sort()).toEqual(wanted.split(' ').sort());
  });

  it('[CONST-75] has the role of the specification', () => {
    expect(ROLES).toContain('AGENCY_ADMIN');
  });

  it('[CONST-104] knows one type of rejection reason', () => {
    const reason = { id: '0190a5d2-0000-7000-8000-000000000001', name: 'Salary', details: {} };
    expect(rejectionReason.safeParse({ ...reason, type: 'APP_REJECTION' }).success).toBe(true);
    expect(rejectionReason.safeParse({ ...reason, type: 'REJECTION' }).success).toBe(false);
  });
});
