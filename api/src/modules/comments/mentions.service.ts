import { type Mention, mentionsOf, mentionText } from '@cantera/shared/contracts/comments';
import { joinNames } from '@cantera/shared/contracts/text';
import type { Config } from '../../config.ts';
import type { Tx } from '../../db/tenant.ts';
import { invalidFields } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { viewersOf } from '../candidates/index.ts';
import { queueMentionMail } from '../messages/index.ts';
import { notify } from '../notifications/index.ts';

const MAX_MENTIONS = 50;
/**
 * The text of a comment as it is stored: well-formed mentions alone, each member once, under the name that
 * they have; and whom it mentions of those who may see the candidate. Somebody whom the stored comment
 * mentioned and who has left, or sees the candidate no longer, stays as they were. Throws 400 naming `text`
 * for anybody else.
 */
export async function readMentions(
  tx: Tx,
  { agencyId }: Actor,
  candidateId: string,
  text: string,
  before = '',
): Promise<{ text: string; viewerIds: readonly string[] }> {
  const given = new Map(mentionsOf(text).map((mention) => [mention.id, mention]));
  if (given.size > MAX_MENTIONS) throw invalidFields({ text: 'too_long' });
  if (given.size === 0) return { text: '', viewerIds: [] };
  const viewers = new Map(
    (await viewersOf(tx, agencyId, candidateId)).map(({ id, firstName, lastName }) => [
      id,
      { id, display: joinNames(firstName, lastName) },
    ]),
  );
  const earlier = new Map(mentionsOf(before).map((mention) => [mention.id, mention]));
  const kept: Mention[] = [...given.keys()].map((id) => {
    const mention = viewers.get(id) ?? earlier.get(id);
    if (!mention) throw invalidFields({ text: 'not_found' });
    return mention;
  });
  return { text: mentionText(kept), viewerIds: [...given.keys()].filter((id) => viewers.has(id)) };
}

/** Who is to get a mail now: nobody for a mention of themselves, and nobody twice. */
export const newlyMentioned = (
  { userId }: Actor,
  viewerIds: readonly string[],
  notified: readonly string[] = [],
): string[] => viewerIds.filter((id) => id !== userId && !notified.includes(id));

/** Tells each, and queues a mail to them, in the transaction of the comment. */
export async function tellMentioned(
  tx: Tx,
  config: Pick<Config, 'publicUrl' | 'mailFrom'>,
  actor: Actor,
  comment: { candidateId: string; id: string },
  userIds: readonly string[],
): Promise<void> {
  const { agencyId, userId: actorId } = actor;
  const { id, candidateId } = comment;
  await notify(tx, { agencyId, kind: 'MENTION', subjectId: id, candidateId, actorId }, userIds);
  for (const userId of userIds)
    await queueMentionMail(tx, config, {
      agencyId: actor.agencyId,
      candidateId: comment.candidateId,
      commentId: comment.id,
      authorId: actor.userId,
      userId,
    });
}
