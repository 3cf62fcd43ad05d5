import { call, isApiError, useRefresh } from '@cantera/shared/api-client';
import { getCandidate, listCandidates } from '@cantera/shared/contracts/candidates';
import {
  createTag,
  listTags,
  MAX_TAGGED_AT_ONCE,
  putTagOn,
  type Tag,
  takeTagOff,
} from '@cantera/shared/contracts/tags';
import { toast } from '@cantera/shared/design-system';
import { useState } from 'react';
import { useT } from '../../messages/index.ts';
import { slicesOf } from '../selection/slices.ts';

/** Makes a tag of a name, or finds the one that somebody else made of it meanwhile; its id. */
async function ensureTag(name: string): Promise<string> {
  try {
    return (await call(createTag, { body: { name } })).data.id;
  } catch (error) {
    if (isApiError(error) && error.is(createTag, 'TAG_NAME_TAKEN')) return error.details.tagId;
    throw error;
  }
}

/** Says why a tag was not put on or taken off. */
export function useTagFailure(): (error: unknown) => void {
  const t = useT();
  return (error) => {
    if (isApiError(error) && error.is(createTag, 'TOO_MANY_TAGS')) toast.error(t('candidates.tags.full'));
    else toast.standardError();
  };
}

/** Reads again whatever shows tags of candidates. */
export function useRefreshTags(): (ids: readonly string[]) => Promise<unknown> {
  const refresh = useRefresh();
  return (ids) =>
    Promise.all([
      refresh(getCandidate, ({ params }) => ids.includes(params.id)),
      refresh(listCandidates),
      refresh(listTags),
    ]);
}

/** What is under way by the tag's id: the tag that is put on, null for one that is taken off. */
type Pending = ReadonlyMap<string, Tag | null>;

const without = (pending: Pending, id: string): Pending =>
  new Map([...pending].filter(([other]) => other !== id));

/** The tags of somebody, and how they change: at once, and back again when it is not saved. */
export function useTagging(person: { readonly id: string; readonly tags: readonly Tag[] }) {
  const fail = useTagFailure();
  const refreshTags = useRefreshTags();
  const [pending, setPending] = useState<Pending>(new Map());
  const change = async (id: string, shown: Tag | null, send: () => Promise<unknown>) => {
    setPending((current) => new Map([...current, [id, shown]]));
    try {
      await send();
      await refreshTags([person.id]);
    } catch (error) {
      fail(error);
    } finally {
      setPending((current) => without(current, id));
    }
  };
  const bodyOf = (tagId: string) => ({ body: { tagId, candidateIds: [person.id] } });
  const kept = person.tags.filter(({ id }) => pending.get(id) !== null);
  const added = [...pending.values()].filter((tag) => tag !== null);
  const isNew = ({ id, name }: Tag) => !kept.some((tag) => tag.id === id || tag.name === name);
  return {
    tags: [...kept, ...added.filter(isNew)],
    put: (tag: Tag) => change(tag.id, tag, () => call(putTagOn, bodyOf(tag.id))),
    take: (tag: Tag) => change(tag.id, null, () => call(takeTagOff, bodyOf(tag.id))),
    create: (name: string) =>
      change(`new:${name}`, { id: `new:${name}`, name, color: 'GREY' }, async () =>
        call(putTagOn, bodyOf(await ensureTag(name))),
      ),
  };
}

type Outcome = {
  /** Whom it changed something for. */
  changed: readonly string[];
  /** What stopped it before the end. */
  error?: unknown;
};

/** Sends as many requests as the people need, one after the other; one that fails is the last. */
async function sendInSlices(
  endpoint: typeof putTagOn | typeof takeTagOff,
  tagId: string,
  ids: readonly string[],
): Promise<Outcome> {
  const changed: string[] = [];
  try {
    for (const candidateIds of slicesOf(ids, MAX_TAGGED_AT_ONCE))
      changed.push(...(await call(endpoint, { body: { tagId, candidateIds } })).data.candidateIds);
    return { changed };
  } catch (error) {
    return { changed, error };
  }
}

/** Puts a tag on many, or takes it off them; says for how many, and takes it back by Undo. */
export function useTaggingOfMany(candidateIds: readonly string[]) {
  const t = useT();
  const fail = useTagFailure();
  const refreshTags = useRefreshTags();
  const send = async (
    endpoint: typeof putTagOn | typeof takeTagOff,
    tagId: string,
    ids: readonly string[],
  ) => {
    const outcome = await sendInSlices(endpoint, tagId, ids);
    if (outcome.changed.length > 0 || !outcome.error) await refreshTags(outcome.changed);
    return outcome;
  };
  const change = async (isOn: boolean, name: string, tagId: () => Promise<string>) => {
    const [endpoint, opposite] = isOn ? [putTagOn, takeTagOff] : [takeTagOff, putTagOn];
    try {
      const id = await tagId();
      const { changed, error } = await send(endpoint, id, candidateIds);
      const count = changed.length;
      if (error && count === 0) throw error;
      const undo = async () => {
        const undone = await send(opposite, id, changed);
        if (undone.error) fail(undone.error);
      };
      const action = { label: t('candidates.tags.undo'), onSelect: () => void undo().catch(fail) };
      const said = t('candidates.tags.changed', { count, tag: name });
      // Who was reached stays so, and can be taken back, when the rest fails.
      if (error) toast.error(t('candidates.tags.changedInPart'), { description: said, action });
      else toast.status(said, count > 0 ? { action } : {});
    } catch (error) {
      fail(error);
    }
  };
  return {
    put: (tag: Tag) => change(true, tag.name, async () => tag.id),
    take: (tag: Tag) => change(false, tag.name, async () => tag.id),
    create: (name: string) => change(true, name, () => ensureTag(name)),
  };
}
