import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { COMMENT_TYPES } from './enums.ts';
import { changedMeanwhile, refusal } from './errors.ts';
import { data, dateTime, done, id, idParams, queryInteger, timeCursor } from './primitives.ts';
import { richText } from './rich-text-limits.ts';
import { topic } from './topics.ts';
import { personSummary } from './users.ts';

export const commentChanged = { COMMENT_CHANGED: changedMeanwhile };
/** Only its author or an administrator may change a comment. */
export const authorErrors = { NOT_THE_AUTHOR: refusal(403) };

/** `@[display]{id}`: a member whom a comment speaks to. */
const MENTION = /@\[([^[\]]*)\]\{([^{}]*)\}/g;

export interface Mention {
  /** The member's name as it was when they were mentioned. */
  readonly display: string;
  readonly id: string;
}

/** The well-formed mentions of a text, in their order. */
export const mentionsOf = (text: string): Mention[] =>
  [...text.matchAll(MENTION)].map(([, display = '', mentioned = '']) => ({ display, id: mentioned }));

/** Mentions as the text of a comment; signs that would end one are left out of its name. */
export const mentionText = (mentions: readonly Mention[]): string =>
  mentions.map(({ display, id: mentioned }) => `@[${display.replace(/[[\]]/g, '')}]{${mentioned}}`).join(' ');

/** What may stand in a comment's text: nothing, or something that starts as a mention does. */
export const isMentionText = (text: string): boolean => text === '' || text.startsWith('@');

/** What a mention has behind its display: `{id}`. */
const MENTION_END = /\{[^{}]*\}/y;

/** The parts of a text that stand in square brackets, the brackets with them, in their order; well-formed mentions are none. */
function bracketed(text: string): readonly (readonly [from: number, to: number])[] {
  const open: { readonly at: number; holdsMention: boolean }[] = [];
  const found: [number, number][] = [];
  const keepAround = (): void => {
    const around = open.at(-1);
    if (around) around.holdsMention = true;
  };
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '[') open.push({ at, holdsMention: false });
    const group = text[at] === ']' ? open.pop() : undefined;
    if (!group) continue;
    MENTION_END.lastIndex = at + 1;
    if (group.holdsMention) keepAround();
    else if (text[group.at - 1] === '@' && MENTION_END.test(text)) {
      keepAround();
      at = MENTION_END.lastIndex - 1;
    } else {
      // Those inside go with it. Each is taken out once, so that brackets in brackets without end take no time.
      while ((found.at(-1)?.[0] ?? -1) > group.at) found.pop();
      found.push([group.at, at + 1]);
    }
  }
  return found;
}

function strip(text: string, leave: (gone: string) => string): string {
  let from = 0;
  let left = '';
  for (const [start, end] of bracketed(text)) {
    left += text.slice(from, start) + leave(text.slice(start, end));
    from = end;
  }
  return left + text.slice(from);
}

/** Text in square brackets goes, the brackets with it, and brackets in brackets; a well-formed mention stays. */
export const stripBrackets = (text: string): string => strip(text, () => '');

/** Stands for a tag while the text around it is looked at; a private sign that no keyboard has. */
const TAG_SIGN = '\uE000';

/** The same in HTML: a bracket may open in one tag and close in another, and tags are kept. */
export function stripBracketsOfHtml(html: string): string {
  const tags: string[] = [];
  const bare = html.replaceAll(TAG_SIGN, '').replace(/<[^>]*>/g, (tag) => {
    tags.push(tag);
    return TAG_SIGN;
  });
  const stripped = strip(bare, (gone) => gone.replace(/[^\uE000]/g, ''));
  let next = 0;
  return stripped.replaceAll(TAG_SIGN, () => tags[next++] ?? '');
}

export const comment = z.object({
  id,
  candidateId: id,
  type: z.enum(COMMENT_TYPES),
  /** Mentions, `@[display]{id}` each; empty without one. */
  text: z.string(),
  /** The body: HTML, sanitised. */
  comment: z.string(),
  /** Null when the author is no longer a member. */
  createdBy: personSummary.nullable(),
  /** The author's name, which stays. */
  authorName: z.string(),
  createdAt: dateTime,
  updatedAt: dateTime,
  version: z.number().int(),
});
export type Comment = z.infer<typeof comment>;

export const listComments = defineEndpoint({
  id: 'listComments',
  may: 'comments.read',
  hears: ({ params }) => [topic.comments(params.id)],
  method: 'GET',
  path: '/api/v1/candidates/:id/comments',
  summary: 'Comments on a candidate, newest first; `next` of one answer is `before` of the next',
  params: idParams,
  query: z.object({
    type: z.enum(COMMENT_TYPES).optional(),
    before: timeCursor.optional(),
    limit: queryInteger(1, 1000, 50),
  }),
  response: data(
    z.object({
      items: z.array(comment),
      /** Null when nothing older is left. */
      next: z.string().nullable(),
      /** How many comments of each type the candidate has, whatever is asked for. */
      counts: z.record(z.string(), z.number()),
    }),
  ),
});

export const listMentionable = defineEndpoint({
  id: 'listMentionable',
  may: 'comments.write',
  method: 'GET',
  path: '/api/v1/candidates/:id/comments/members',
  summary: 'The members whom a comment on a candidate may mention: those who may see the candidate',
  params: idParams,
  response: data(z.array(personSummary)),
});

export const commentBody = z.object({
  text: z.string().trim().max(10_000).refine(isMentionText, { message: 'invalid_format' }).default(''),
  comment: richText(100_000).min(1),
  type: z.enum(COMMENT_TYPES).default('other'),
});
export const createComment = defineEndpoint({
  id: 'createComment',
  may: 'comments.write',
  method: 'POST',
  path: '/api/v1/candidates/:id/comments',
  retry: false,
  summary: 'Comment on a candidate; members mentioned in `text` get a mail',
  params: idParams,
  body: commentBody,
  response: data(comment),
});

const commentParams = z.object({ id, commentId: id });
export const updateComment = defineEndpoint({
  id: 'updateComment',
  may: 'comments.write',
  errors: { ...commentChanged, ...authorErrors },
  method: 'PUT',
  path: '/api/v1/candidates/:id/comments/:commentId',
  summary: 'Change a comment, by its author or an administrator',
  params: commentParams,
  body: commentBody.extend({
    type: z.enum(COMMENT_TYPES).optional(),
    /** The mentions stay when it is left out. */
    text: commentBody.shape.text.unwrap().optional(),
    /** The version that was read. */
    version: z.number().int().optional(),
  }),
  response: data(comment),
});
export const deleteComment = defineEndpoint({
  id: 'deleteComment',
  may: 'comments.write',
  errors: authorErrors,
  method: 'DELETE',
  path: '/api/v1/candidates/:id/comments/:commentId',
  retry: false,
  summary: 'Delete a comment, by its author or an admin',
  params: commentParams,
  response: done,
});
