import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { refusal } from './errors.ts';
import { data, id, idParams, text } from './primitives.ts';
import { topic } from './topics.ts';

/** Two reasons of an agency have different names, whatever their case and accents. */
export const reasonNameErrors = { REASON_NAME_TAKEN: refusal(409) };

export const managedReason = z.object({
  id,
  name: z.string(),
  /** Whether people can choose it when they reject; what was rejected for it keeps it in any case. */
  isOffered: z.boolean(),
});
export type ManagedReason = z.infer<typeof managedReason>;

const list = data(z.array(managedReason));

export const listManagedReasons = defineEndpoint({
  id: 'listManagedReasons',
  may: 'reasons.manage',
  hears: () => [topic.agency('reasons')],
  method: 'GET',
  path: '/api/v1/agency/rejection-reasons',
  summary: 'The reasons that the agency offers, in their order, and those that it no longer offers',
  response: list,
});

export const reasonName = z.object({ name: text(1, 200) });
export const addManagedReason = defineEndpoint({
  id: 'addManagedReason',
  may: 'reasons.manage',
  errors: reasonNameErrors,
  method: 'POST',
  path: '/api/v1/agency/rejection-reasons',
  retry: false,
  summary: 'Add a reason behind the others; 409 REASON_NAME_TAKEN',
  body: reasonName,
  response: data(managedReason),
});
export const updateManagedReason = defineEndpoint({
  id: 'updateManagedReason',
  may: 'reasons.manage',
  errors: reasonNameErrors,
  method: 'PUT',
  path: '/api/v1/agency/rejection-reasons/:id',
  summary: 'Rename a reason, or say whether it is offered; 409 REASON_NAME_TAKEN',
  params: idParams,
  body: reasonName.extend({ isOffered: z.boolean() }).partial(),
  response: data(managedReason),
});
export const orderManagedReasons = defineEndpoint({
  id: 'orderManagedReasons',
  may: 'reasons.manage',
  method: 'PUT',
  path: '/api/v1/agency/rejection-reasons',
  summary: 'Put reasons in an order; those that are not named stand behind them as they stood',
  body: z.object({ ids: z.array(id).min(1).max(500) }),
  response: list,
});
