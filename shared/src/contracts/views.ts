import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { refusal } from './errors.ts';
import { data, done, id, idParams, text } from './primitives.ts';

export const VIEW_LISTS = ['CANDIDATES', 'POSITIONS', 'CLIENTS'] as const;
export type ViewList = (typeof VIEW_LISTS)[number];
/** Signs of a name. */
export const MAX_VIEW_NAME = 60;
/** Views of one list that a member keeps. */
export const MAX_VIEWS = 50;

/** A state of a list under a name: one's own. */
export const savedView = z.object({
  id,
  list: z.enum(VIEW_LISTS),
  name: z.string(),
  /** Filters, order and columns, as the address of the list holds them. */
  query: z.string(),
});
export type SavedView = z.infer<typeof savedView>;

/** Another view of the list has this name, whatever its case and accents. */
const nameTaken = { VIEW_NAME_TAKEN: refusal(409) };
export const viewName = z.object({ name: text(1, MAX_VIEW_NAME) });
const query = z.string().max(8000);
const base = '/api/v1/views';
const may = 'profile.own' as const;

export const listViews = defineEndpoint({
  id: 'listViews',
  may,
  method: 'GET',
  path: base,
  summary: 'One’s own views of a list, by name',
  query: z.object({ list: z.enum(VIEW_LISTS) }),
  response: data(z.array(savedView)),
});
export const createView = defineEndpoint({
  id: 'createView',
  may,
  errors: { ...nameTaken, TOO_MANY_VIEWS: refusal(409) },
  method: 'POST',
  path: base,
  retry: false,
  summary: 'Keep a state of a list under a name; 50 a list at most',
  body: viewName.extend({ list: z.enum(VIEW_LISTS), query }),
  response: data(savedView),
});
export const updateView = defineEndpoint({
  id: 'updateView',
  may,
  errors: nameTaken,
  method: 'PUT',
  path: `${base}/:id`,
  summary: 'Rename a view, or replace what it holds; what is left out stays',
  params: idParams,
  body: viewName.extend({ query }).partial(),
  response: data(savedView),
});
export const deleteView = defineEndpoint({
  id: 'deleteView',
  may,
  method: 'DELETE',
  path: `${base}/:id`,
  retry: false,
  summary: 'Delete a view',
  params: idParams,
  response: done,
});
