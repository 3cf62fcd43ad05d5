import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { FIRST_ANSWERS } from './first-calls.ts';
import { data, text } from './primitives.ts';

const firstAnswer = z.object({
  /** Of the call, as if it had been made alone. */
  status: z.number().int(),
  body: z.unknown(),
});
/** What a call was answered that was made together with others. */
export type FirstAnswer = z.infer<typeof firstAnswer>;

export const getFirstAnswers = defineEndpoint({
  id: 'getFirstAnswers',
  may: 'profile.own',
  method: 'GET',
  path: FIRST_ANSWERS,
  summary:
    'The answers of up to twelve GET calls, in their order, out of one transaction: those that a page begins with. Each is answered, or refused, as if it had been made alone; what is no such call is not found',
  query: z.object({
    /** Addresses with their queries, parted by commas. */
    calls: text(1, 4000),
  }),
  response: data(z.object({ answers: z.array(firstAnswer) })),
});
