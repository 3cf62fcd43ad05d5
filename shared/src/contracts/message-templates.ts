import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { changedMeanwhile } from './errors.ts';
import { data, dateTime, done, id, idParams, text } from './primitives.ts';
import { topic } from './topics.ts';

export const templateChanged = { TEMPLATE_CHANGED: changedMeanwhile };

const MIN_BODY = 10;
const MAX_BODY = 50_000;

/** What is read of HTML: without its tags, an entity as one character. */
const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(#\d+|#x[\da-f]+|\w+);/gi, ' ')
    .trim();

/** HTML in the tags of rich text, with variables. Its length is that of its words. */
const body = z
  .string()
  .max(MAX_BODY)
  .check(({ value, issues }) => {
    const { length } = wordsOf(value);
    if (length >= MIN_BODY) return;
    issues.push({
      code: 'too_small',
      origin: 'string',
      minimum: MIN_BODY,
      inclusive: true,
      input: value,
      message: '',
    });
  });

export const messageTemplateBody = z.object({ name: text(3, 100), subject: text(3, 100), body });
export type MessageTemplateInput = z.input<typeof messageTemplateBody>;

export const messageTemplate = z.object({
  id,
  name: z.string(),
  subject: z.string(),
  /** Sanitised HTML. */
  body: z.string(),
  /** Rises with every change; sent back to find out that someone else changed the same. */
  version: z.number().int(),
  updatedAt: dateTime,
});
export type MessageTemplate = z.infer<typeof messageTemplate>;

export const listMessageTemplates = defineEndpoint({
  id: 'listMessageTemplates',
  may: 'templates.read',
  hears: () => [topic.templates()],
  method: 'GET',
  path: '/api/message-templates',
  summary: 'All message templates of the agency, by name',
  response: data(z.array(messageTemplate)),
});
export const createMessageTemplate = defineEndpoint({
  id: 'createMessageTemplate',
  may: 'templates.write',
  method: 'POST',
  path: '/api/message-templates',
  retry: false,
  summary: 'Create a message template',
  body: messageTemplateBody,
  response: data(messageTemplate),
});
export const updateMessageTemplate = defineEndpoint({
  id: 'updateMessageTemplate',
  may: 'templates.write',
  errors: templateChanged,
  method: 'PUT',
  path: '/api/message-templates/:id',
  // A second try of one that was saved would find its own change.
  retry: false,
  summary: 'Change a message template',
  params: idParams,
  body: messageTemplateBody.extend({ version: z.number().int().min(1).max(2_147_483_647).optional() }),
  response: data(messageTemplate),
});
export const deleteMessageTemplate = defineEndpoint({
  id: 'deleteMessageTemplate',
  may: 'templates.write',
  method: 'DELETE',
  path: '/api/message-templates/:id',
  retry: false,
  summary: 'Delete a message template',
  params: idParams,
  response: done,
});
