import { z } from 'zod';
import { SKILL_TYPES } from './enums.ts';
import { id } from './primitives.ts';

/** A skill of an agency. It stands apart from those who have it: a field that looks skills up needs nothing of candidates. */
export const skill = z.object({ id, name: z.string(), type: z.enum(SKILL_TYPES) });
export type Skill = z.infer<typeof skill>;
