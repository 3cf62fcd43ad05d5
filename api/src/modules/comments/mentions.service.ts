import { type Mention, mentionsOf, mentionText } from '@cantera/shared/contracts/comments';
import type { Config } from '../../config.ts';
import type { Tx } from '../../db/tenant.ts';
import { invalidFields } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { viewersOf } from '../candidates/index.ts';
import { queueMentionMail } from '../messages/index.ts';

const MAX_MENTIONS = 50;
const isId = (id: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);

interface Member {
  readonly id: string;
  readonly name: string;
}

async function membersOf(tx: Tx, agencyId: string, ids: readonly string[]): Promise<Map<string, Member>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('agency_id', '=', agencyId)
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, first_name, last_name }) => [id, { id, name: `${first_name} ${last_name}`.trim() }]),
  );
}

/**
 * The text of a comment as it is stored: well-formed mentions alone, each member once, under the name that he has.
 * Somebody whom the stored comment mentioned and who has left stays as he was. Throws 400 naming `text` for anybody else.
 */
export async function readMentions(
  tx: Tx,
  agencyId: string,
  text: string,
  before = '',
): Promise<{ text: string; members: readonly Member[] }> {
  const given = new Map(mentionsOf(text).map((mention) => [mention.id, mention]));
  if (given.size > MAX_MENTIONS) throw invalidFields({ text: 'too_long' });
  const known = await membersOf(tx, agencyId, [...given.keys()].filter(isId));
  const earlier = new Map(mentionsOf(before).map((mention) => [mention.id, mention]));
  const kept: Mention[] = [...given.keys()].map((id) => {
    const member = known.get(id);
    const mention = member ? { id, display: member.name } : earlier.get(id);
    if (!mention) throw invalidFields({ text: 'not_found' });
    return mention;
  });
  return { text: mentionText(kept), members: [...known.values()] };
}

/**
 * Who of the members is to get a mail now: nobody for himself, nobody twice, and nobody who may not see the candidate,
 * whose name the mail tells.
 */
export async function newlyMentioned(
  tx: Tx,
  actor: Actor,
  candidateId: string,
  members: readonly Member[],
  notified: readonly string[] = [],
): Promise<string[]> {
  const ids = members.map(({ id }) => id).filter((id) => id !== actor.userId && !notified.includes(id));
  if (ids.length === 0) return [];
  const viewers = new Set((await viewersOf(tx, actor.agencyId, candidateId)).map(({ id }) => id));
  return ids.filter((id) => viewers.has(id));
}

/** Queues a mail to each, in the transaction of the comment. */
export async function tellMentioned(
  tx: Tx,
  config: Pick<Config, 'publicUrl'>,
  actor: Actor,
  comment: { candidateId: string; id: string },
  userIds: readonly string[],
): Promise<void> {
  for (const userId of userIds)
    await queueMentionMail(tx, config, {
      agencyId: actor.agencyId,
      candidateId: comment.candidateId,
      commentId: comment.id,
      authorId: actor.userId,
      userId,
    });
}
