import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { refusal } from './errors.ts';
import { data, done, id, idParams, text } from './primitives.ts';
import { topic } from './topics.ts';

export const TAG_COLORS = ['GREY', 'TEAL', 'GREEN', 'AMBER', 'RED', 'BLUE', 'PURPLE', 'PINK'] as const;
export type TagColor = (typeof TAG_COLORS)[number];
/** The tone of a chip that each colour is drawn in. */
export const TAG_TONES = {
  GREY: 'neutral',
  TEAL: 'accent',
  GREEN: 'success',
  AMBER: 'warning',
  RED: 'error',
  BLUE: 'info',
  PURPLE: 'purple',
  PINK: 'pink',
} as const satisfies Record<TagColor, string>;
/** Signs of a name. */
export const MAX_TAG_NAME = 40;
/** Candidates that one request puts a tag on, or takes it off. */
export const MAX_TAGGED_AT_ONCE = 200;
/** Tags of an agency. */
export const MAX_TAGS = 500;

/** A word that an agency sorts its candidates by. */
export const tag = z.object({ id, name: z.string(), color: z.enum(TAG_COLORS) });
export type Tag = z.infer<typeof tag>;
/** With how many candidates have it; null for who may not manage tags. */
export const countedTag = tag.extend({ people: z.number().int().nullable() });
export type CountedTag = z.infer<typeof countedTag>;

/** Another tag has this name, whatever its case and accents: `details` says which. */
export const tagNameTaken = { TAG_NAME_TAKEN: refusal(409, z.object({ tagId: id })) };

const name = text(1, MAX_TAG_NAME);
const base = '/api/v1/tags';

export const listTags = defineEndpoint({
  id: 'listTags',
  may: 'tags.read',
  hears: () => [topic.tags()],
  method: 'GET',
  path: base,
  summary: 'The tags of the agency, by name; to who sees some candidates only, those of these',
  response: data(z.array(countedTag)),
});
export const createTagBody = z.object({
  name,
  /** One after the other when left out. */
  color: z.enum(TAG_COLORS).optional(),
});
export const createTag = defineEndpoint({
  id: 'createTag',
  may: 'tags.write',
  errors: { ...tagNameTaken, TOO_MANY_TAGS: refusal(409) },
  method: 'POST',
  path: base,
  retry: false,
  summary: 'Make a tag; an agency has 500 at most',
  body: createTagBody,
  response: data(tag),
});
export const updateTagBody = z.object({ name, color: z.enum(TAG_COLORS) });
export const updateTag = defineEndpoint({
  id: 'updateTag',
  may: 'tags.write',
  errors: tagNameTaken,
  method: 'PUT',
  path: `${base}/:id`,
  summary: 'Rename a tag, give it another colour; what is left out stays',
  params: idParams,
  body: updateTagBody.partial(),
  response: data(tag),
});
export const deleteTag = defineEndpoint({
  id: 'deleteTag',
  may: 'tags.write',
  method: 'DELETE',
  path: `${base}/:id`,
  retry: false,
  summary: 'Delete a tag; it is taken off everybody who has it',
  params: idParams,
  response: done,
});
export const mergeTags = defineEndpoint({
  id: 'mergeTags',
  may: 'tags.write',
  method: 'POST',
  path: `${base}/:id/merge`,
  retry: false,
  summary: 'Make a tag another one: who has it gets the other, and it is deleted',
  params: idParams,
  body: z.object({ into: id }),
  response: data(tag),
});

const people = {
  may: 'tags.write',
  path: '/api/v1/candidates/tags',
  // A second try of one that worked would find nobody left to change.
  retry: false,
  body: z.object({ candidateIds: z.array(id).min(1).max(MAX_TAGGED_AT_ONCE), tagId: id }),
  /** Whom it changed something for; who had the tag already, or does not exist, is left out. */
  response: data(z.object({ count: z.number().int(), candidateIds: z.array(id) })),
} as const;
export const putTagOn = defineEndpoint({
  ...people,
  id: 'putTagOn',
  method: 'POST',
  summary: 'Put a tag on candidates',
});
export const takeTagOff = defineEndpoint({
  ...people,
  id: 'takeTagOff',
  method: 'DELETE',
  summary: 'Take a tag off candidates',
});
