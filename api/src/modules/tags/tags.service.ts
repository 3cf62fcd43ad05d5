import type { createTagBody, Tag } from '@cantera/shared/contracts/tags';
import * as contract from '@cantera/shared/contracts/tags';
import { topic } from '@cantera/shared/contracts/topics';
import type { z } from 'zod';
import type { Tx } from '../../db/tenant.ts';
import { fail, invalidFields, notFound } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { publish, publishCandidates } from '../../live/index.ts';
import { copyToTag, insertCandidateTags, removeCandidateTags } from './candidate-tags.repository.ts';
import {
  countTags,
  holderOfName,
  holdLeavingTag,
  holdNames,
  holdTag,
  insertTag,
  removeTag,
  writeTag,
} from './tags.repository.ts';

const publishTags = (tx: Tx, { agencyId }: Actor): Promise<void> => publish(tx, agencyId, topic.tags());

/** Throws 409 TAG_NAME_TAKEN naming `name`. */
async function requireFreeName(tx: Tx, agencyId: string, name: string, self?: string): Promise<void> {
  const tagId = await holderOfName(tx, agencyId, name);
  if (tagId && tagId !== self)
    throw fail(contract.tagNameTaken, 'TAG_NAME_TAKEN', 'There is a tag of this name already.', {
      details: { tagId },
      fields: { name: 'already_exists' },
    });
}

async function requireTag(tx: Tx, agencyId: string, id: string): Promise<Tag> {
  const tag = await holdTag(tx, agencyId, id);
  if (!tag) throw notFound('tag');
  return tag;
}

/** Makes a tag; without a colour it gets the one that comes next. Throws 409 TAG_NAME_TAKEN, TOO_MANY_TAGS. */
export async function createTag(tx: Tx, actor: Actor, input: z.output<typeof createTagBody>): Promise<Tag> {
  const { agencyId } = actor;
  await holdNames(tx, agencyId);
  await requireFreeName(tx, agencyId, input.name);
  const count = await countTags(tx, agencyId);
  if (count >= contract.MAX_TAGS)
    throw fail(contract.createTag.errors, 'TOO_MANY_TAGS', 'An agency has 500 tags at most.');
  const next = contract.TAG_COLORS[(count + 1) % contract.TAG_COLORS.length] ?? 'GREY';
  const tag = await insertTag(tx, agencyId, input.name, input.color ?? next);
  await publishTags(tx, actor);
  return tag;
}

/** Renames a tag or gives it another colour. Throws 404, 409 TAG_NAME_TAKEN. */
export async function changeTag(
  tx: Tx,
  actor: Actor,
  id: string,
  input: z.output<typeof contract.updateTag.body>,
): Promise<Tag> {
  await holdNames(tx, actor.agencyId);
  const tag = await requireTag(tx, actor.agencyId, id);
  if (input.name !== undefined) await requireFreeName(tx, actor.agencyId, input.name, id);
  const changed = { id, name: input.name ?? tag.name, color: input.color ?? tag.color };
  await writeTag(tx, actor.agencyId, changed);
  await publishTags(tx, actor);
  return changed;
}

/** Deletes a tag and takes it off everybody. Throws 404. */
export async function deleteTag(tx: Tx, actor: Actor, id: string): Promise<void> {
  if (!(await removeTag(tx, actor.agencyId, id))) throw notFound('tag');
  await publishTags(tx, actor);
}

/** Gives whoever has a tag another one, and deletes it. Throws 404, and 400 naming `into` when there is no such other tag. */
export async function mergeTags(tx: Tx, actor: Actor, id: string, into: string): Promise<Tag> {
  const { agencyId } = actor;
  await holdNames(tx, agencyId);
  if (!(await holdLeavingTag(tx, agencyId, id))) throw notFound('tag');
  if (into === id) throw invalidFields({ into: 'invalid_value' });
  const target = await holdTag(tx, agencyId, into);
  if (!target) throw invalidFields({ into: 'not_found' });
  await copyToTag(tx, agencyId, id, into);
  await removeTag(tx, agencyId, id);
  await publishTags(tx, actor);
  return target;
}

interface Tagging {
  readonly tagId: string;
  readonly candidateIds: readonly string[];
}
interface Tagged {
  readonly count: number;
  readonly candidateIds: string[];
}

async function tellOf(tx: Tx, actor: Actor, candidateIds: string[]): Promise<Tagged> {
  await publishCandidates(tx, actor.agencyId, candidateIds);
  if (candidateIds.length > 0) await publishTags(tx, actor);
  return { count: candidateIds.length, candidateIds };
}

/** Puts a tag on candidates; gives whom it is new for. Throws 404 for a tag that does not exist. */
export async function putOn(tx: Tx, actor: Actor, { tagId, candidateIds }: Tagging): Promise<Tagged> {
  await requireTag(tx, actor.agencyId, tagId);
  return tellOf(tx, actor, await insertCandidateTags(tx, actor, tagId, candidateIds));
}

/** Takes a tag off candidates; gives who had it. Throws 404 for a tag that does not exist. */
export async function takeOff(tx: Tx, actor: Actor, { tagId, candidateIds }: Tagging): Promise<Tagged> {
  await requireTag(tx, actor.agencyId, tagId);
  return tellOf(tx, actor, await removeCandidateTags(tx, actor.agencyId, tagId, candidateIds));
}
