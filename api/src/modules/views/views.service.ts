import * as contract from '@cantera/shared/contracts/views';
import type { z } from 'zod';
import type { Tx } from '../../db/tenant.ts';
import { fail, notFound } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import {
  findView,
  holderOfName,
  holdViews,
  insertView,
  listViews,
  removeView,
  writeView,
} from './views.repository.ts';

/** What is searched in the list of candidates, as its address names it. */
const SEARCHED = 'q';

/** What a view keeps. Searches of candidates hold names and telephones of people, which would outlive their erasure here. */
function keptQuery(list: contract.ViewList, query: string): string {
  const kept = new URLSearchParams(query);
  if (list !== 'CANDIDATES' || !kept.has(SEARCHED)) return query;
  kept.delete(SEARCHED);
  return kept.toString();
}

type NamedView = Pick<contract.SavedView, 'list' | 'name'> & { readonly id?: string };

/** Throws 409 VIEW_NAME_TAKEN naming `name`. */
async function requireFreeName(tx: Tx, actor: Actor, { id, list, name }: NamedView): Promise<void> {
  const holder = await holderOfName(tx, actor, list, name);
  if (holder && holder !== id)
    throw fail(contract.updateView.errors, 'VIEW_NAME_TAKEN', 'You have a view of this name already.', {
      fields: { name: 'already_exists' },
    });
}

async function requireView(tx: Tx, actor: Actor, id: string): Promise<contract.SavedView> {
  const view = await findView(tx, actor, id);
  if (!view) throw notFound('view');
  return view;
}

/** Keeps a state of a list. Throws 409 VIEW_NAME_TAKEN, TOO_MANY_VIEWS. */
export async function createView(
  tx: Tx,
  actor: Actor,
  input: z.output<typeof contract.createView.body>,
): Promise<contract.SavedView> {
  await holdViews(tx, actor);
  await requireFreeName(tx, actor, input);
  if ((await listViews(tx, actor, input.list)).length >= contract.MAX_VIEWS)
    throw fail(contract.createView.errors, 'TOO_MANY_VIEWS', 'A list has 50 views at most.');
  return insertView(tx, actor, { ...input, query: keptQuery(input.list, input.query) });
}

/** Renames a view of one's own, or replaces what it holds. Throws 404, 409 VIEW_NAME_TAKEN. */
export async function changeView(
  tx: Tx,
  actor: Actor,
  id: string,
  input: z.output<typeof contract.updateView.body>,
): Promise<contract.SavedView> {
  await holdViews(tx, actor);
  const view = await requireView(tx, actor, id);
  const changed = {
    ...view,
    name: input.name ?? view.name,
    query: keptQuery(view.list, input.query ?? view.query),
  };
  await requireFreeName(tx, actor, changed);
  await writeView(tx, actor, changed);
  return changed;
}

/** Deletes a view of one's own. Throws 404. */
export async function deleteView(tx: Tx, actor: Actor, id: string): Promise<void> {
  await requireView(tx, actor, id);
  await removeView(tx, actor, id);
}
