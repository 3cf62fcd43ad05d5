import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { data, done } from './primitives.ts';
import { topic } from './topics.ts';

/** What an agency needs before it works, in the order in which it is shown. */
export const FIRST_STEPS = [
  'NAME_AND_LOGO',
  'PRIVACY_POLICY',
  'MAIL',
  'FIRST_CLIENT',
  'FIRST_POSITION',
  'FIRST_CANDIDATES',
  'COLLEAGUES',
] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

export const listFirstSteps = defineEndpoint({
  id: 'listFirstSteps',
  may: 'agency.manage',
  hears: () => [
    topic.agency(),
    topic.channels(),
    topic.clients(),
    topic.positions(),
    topic.candidate(),
    topic.members(),
  ],
  method: 'GET',
  path: '/api/v1/agency/first-steps',
  summary:
    'The first steps of an agency, each with whether the fact itself holds, and whether they were dismissed',
  response: data(
    z.object({
      isDismissed: z.boolean(),
      steps: z.array(z.object({ step: z.enum(FIRST_STEPS), isDone: z.boolean() })),
    }),
  ),
});
export const dismissFirstSteps = defineEndpoint({
  id: 'dismissFirstSteps',
  may: 'agency.manage',
  method: 'POST',
  path: '/api/v1/agency/first-steps/dismiss',
  summary: 'No longer show the first steps to any administrator',
  response: done,
});
export const restoreFirstSteps = defineEndpoint({
  id: 'restoreFirstSteps',
  may: 'agency.manage',
  method: 'DELETE',
  path: '/api/v1/agency/first-steps/dismiss',
  summary: 'Show the first steps again',
  response: done,
});
