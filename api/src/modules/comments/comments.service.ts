import type { EndpointRequest } from '@cantera/shared/contracts';
import {
  commentChanged,
  type createComment,
  stripBrackets,
  stripBracketsOfHtml,
  type updateComment,
} from '@cantera/shared/contracts/comments';
import { plainText } from '@cantera/shared/contracts/text';
import { topic } from '@cantera/shared/contracts/topics';
import type { Config } from '../../config.ts';
import type { Tx } from '../../db/tenant.ts';
import { invalidFields, requireVersion } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { sanitizeRichText } from '../../http/sanitize.ts';
import { publish } from '../../live/index.ts';
import { holdCandidate } from '../candidates/index.ts';
import { requireMayChange } from './comments.policy.ts';
import {
  dropComment,
  findAuthor,
  insertComment,
  lockComment,
  rewriteComment,
  type Target,
} from './comments.repository.ts';
import { newlyMentioned, readMentions, tellMentioned } from './mentions.service.ts';

type Settings = Pick<Config, 'publicUrl' | 'mailFrom'>;

const publishComments = (tx: Tx, { agencyId }: Actor, candidateId: string): Promise<void> =>
  publish(tx, agencyId, topic.comments(candidateId));

/** The body as it is stored. Throws 400 naming `comment` when no word is left. */
function bodyOf(html: string): string {
  const body = stripBracketsOfHtml(sanitizeRichText(html));
  if (plainText(body) === '') throw invalidFields({ comment: 'required' });
  return body;
}

/** Comments on a candidate and gives the comment's id. Throws 404, 400 naming `comment` or `text`. */
export async function addComment(
  tx: Tx,
  actor: Actor,
  candidateId: string,
  given: EndpointRequest<typeof createComment>['body'],
  config: Settings,
): Promise<string> {
  await holdCandidate(tx, actor, candidateId);
  const comment = bodyOf(given.comment);
  const { text, viewerIds } = await readMentions(tx, actor, candidateId, stripBrackets(given.text));
  const notified = newlyMentioned(actor, viewerIds);
  const author = await findAuthor(tx, actor);
  const id = await insertComment(tx, actor.agencyId, {
    candidateId,
    type: given.type,
    text,
    comment,
    author,
    notified,
  });
  await tellMentioned(tx, config, actor, { candidateId, id }, notified);
  await publishComments(tx, actor, candidateId);
  return id;
}

/**
 * Changes a comment; whoever is mentioned for the first time gets a mail. Throws 404, 403 NOT_THE_AUTHOR, 400 naming
 * `comment` or `text`, 409 COMMENT_CHANGED (`details.version`).
 */
export async function changeComment(
  tx: Tx,
  actor: Actor,
  target: Target,
  given: EndpointRequest<typeof updateComment>['body'],
  config: Settings,
): Promise<void> {
  await holdCandidate(tx, actor, target.candidateId);
  const stored = await lockComment(tx, actor.agencyId, target);
  requireMayChange(actor, stored.authorId);
  requireVersion(commentChanged, stored.version, given.version);
  const comment = bodyOf(given.comment);
  const asked = given.text === undefined ? stored.text : stripBrackets(given.text);
  const { text, viewerIds } = await readMentions(tx, actor, target.candidateId, asked, stored.text);
  const added = newlyMentioned(actor, viewerIds, stored.notified);
  const notified = [...stored.notified, ...added];
  await rewriteComment(tx, actor.agencyId, target.id, { type: given.type, text, comment, notified });
  await tellMentioned(tx, config, actor, target, added);
  await publishComments(tx, actor, target.candidateId);
}

/** Deletes a comment. Throws 404, 403 NOT_THE_AUTHOR. */
export async function removeComment(tx: Tx, actor: Actor, target: Target): Promise<void> {
  await holdCandidate(tx, actor, target.candidateId);
  const { authorId } = await lockComment(tx, actor.agencyId, target);
  requireMayChange(actor, authorId);
  await dropComment(tx, actor.agencyId, target.id);
  await publishComments(tx, actor, target.candidateId);
}
