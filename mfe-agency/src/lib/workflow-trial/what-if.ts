import { CHANNEL_TYPES } from '@cantera/shared/contracts/enums';
import type { WhatIf } from '@cantera/shared/contracts/simulations';
import { z } from 'zod';

export const WHAT_IFS = ['MOVE', 'RECRUITER', 'CHANNEL_REMOVED'] as const satisfies readonly WhatIf['kind'][];

/** Something that happens meanwhile, as it is being filled in. */
export const askedWhatIf = z.object({
  kind: z.enum(WHAT_IFS),
  /** As the field of date and time holds it: local, without seconds. */
  at: z.string(),
  /** A step, a member or a channel; null until it is chosen. */
  chosen: z.string().nullable(),
});
export type AskedWhatIf = z.infer<typeof askedWhatIf>;

const MINUTE_MS = 60_000;
const LOCAL_LENGTH = 'yyyy-mm-ddThh:mm'.length;

/** A moment as a field of date and time takes it. */
export const localTime = (date: Date): string =>
  new Date(date.getTime() - date.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, LOCAL_LENGTH);

/** ISO 8601 in UTC; undefined for what is no moment. */
export function isoTime(local: string): string | undefined {
  const date = new Date(local);
  return local === '' || Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** What can be sent of it; undefined while something is missing. */
export function sentWhatIf({ kind, at: local, chosen }: AskedWhatIf): WhatIf | undefined {
  const at = isoTime(local);
  if (!at || !chosen) return undefined;
  if (kind === 'MOVE') return { kind, at, stepId: chosen };
  if (kind === 'RECRUITER') return { kind, at, userId: chosen };
  const type = CHANNEL_TYPES.find((known) => known === chosen);
  return type && { kind, at, type };
}
