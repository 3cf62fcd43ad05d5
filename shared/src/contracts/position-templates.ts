import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { refusal } from './errors.ts';
import { data, dateTime, done, id, idParams, text } from './primitives.ts';
import { topic } from './topics.ts';

/** Two templates of an agency have different names, whatever their case and accents. */
export const templateNameErrors = { TEMPLATE_NAME_TAKEN: refusal(409) };

/** What a new position can start from; what is in it is a copy, which later changes of the position leave alone. */
export const positionTemplate = z.object({
  id,
  name: z.string(),
  /** Names of the steps between the inbox and the hire, in their order. */
  stepNames: z.array(z.string()),
  hasDescription: z.boolean(),
  questionCount: z.number().int(),
  /** Workflows that are still there: of the position itself and of moves between its steps. */
  workflowCount: z.number().int(),
  benefitCount: z.number().int(),
  updatedAt: dateTime,
});
export type PositionTemplate = z.infer<typeof positionTemplate>;

const ownTopic = () => [topic.templates('positions')];

export const listPositionTemplates = defineEndpoint({
  id: 'listPositionTemplates',
  may: 'positions.write',
  hears: ownTopic,
  method: 'GET',
  path: '/api/v1/agency/position-templates',
  summary: 'All position templates of the agency, by name',
  response: data(z.array(positionTemplate)),
});

export const positionTemplateName = z.object({ name: text(3, 100) });
export const createPositionTemplate = defineEndpoint({
  id: 'createPositionTemplate',
  may: 'positions.write',
  errors: { ...templateNameErrors, TOO_MANY_TEMPLATES: refusal(409) },
  method: 'POST',
  path: '/api/v1/agency/position-templates',
  retry: false,
  summary:
    'Keep steps, description, questions, triggers, workflows, benefits and the terms of the work (mode, contract, period and currency of the pay, years) of a position as a template; an agency has 200 at most. 409 TEMPLATE_NAME_TAKEN, TOO_MANY_TEMPLATES',
  body: positionTemplateName.extend({ positionId: id }),
  response: data(positionTemplate),
});
export const renamePositionTemplate = defineEndpoint({
  id: 'renamePositionTemplate',
  may: 'positions.write',
  errors: templateNameErrors,
  method: 'PUT',
  path: '/api/v1/agency/position-templates/:id',
  summary: 'Rename a position template; 409 TEMPLATE_NAME_TAKEN',
  params: idParams,
  body: positionTemplateName,
  response: data(positionTemplate),
});
export const deletePositionTemplate = defineEndpoint({
  id: 'deletePositionTemplate',
  may: 'positions.write',
  method: 'DELETE',
  path: '/api/v1/agency/position-templates/:id',
  retry: false,
  summary: 'Delete a position template; positions that were made from it stay as they are',
  params: idParams,
  response: done,
});
