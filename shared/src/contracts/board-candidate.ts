import { z } from 'zod';
import { candidate } from './candidates.ts';

/** What a card, its sort and its filter need of a candidate; the rest comes with the application. */
export const boardCandidate = candidate
  .pick({ id: true, firstName: true, lastName: true, jobTitle: true, profileImageUrl: true, hasCv: true })
  .extend({ companyName: z.string().nullable() });
export type BoardCandidate = z.infer<typeof boardCandidate>;
