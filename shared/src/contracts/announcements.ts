import { z } from 'zod';
import { CHANNEL_TYPES } from './enums.ts';
import { dateTime, id } from './primitives.ts';

/** Why a message will not leave. */
export const MESSAGE_PROBLEMS = ['NO_CHANNEL', 'NO_ADDRESS', 'CONSENT_REFUSED'] as const;

/** The first message that a workflow sends to one person, filled in as it would arrive. */
export const announcement = z.object({
  /** Null while the application does not exist yet. */
  applicationId: id.nullable(),
  candidateId: id,
  candidateName: z.string(),
  reason: z.enum(['TRIGGER', 'WELCOME', 'DISCARD', 'KQ_DISCARD']),
  channel: z.enum(CHANNEL_TYPES),
  subject: z.string(),
  /** Null for those who may not read what the agency writes. */
  html: z.string().nullable(),
  from: z.object({ name: z.string(), address: z.string().nullable() }).nullable(),
  to: z.string().nullable(),
  leavesAt: dateTime,
  /** Seconds from the answer until it leaves: a browser's clock may be wrong. */
  leavesInSeconds: z.number(),
  problem: z.enum(MESSAGE_PROBLEMS).nullable(),
});
export type Announcement = z.infer<typeof announcement>;

/** What a step of the process sends, or would send. */
export const announcements = z.object({
  /** Messages that leave. */
  count: z.number().int(),
  /** Messages that cannot be sent. */
  problemCount: z.number().int(),
  /** How long they can be withheld, in seconds. */
  unsendSeconds: z.number(),
  /** The first few of them; those that leave first. */
  items: z.array(announcement),
});
export type Announcements = z.infer<typeof announcements>;
