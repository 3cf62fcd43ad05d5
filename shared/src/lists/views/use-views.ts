import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../api-client/client.ts';
import { useApi, useRefresh } from '../../api-client/use-api.ts';
import {
  createView,
  deleteView,
  listViews,
  type SavedView,
  updateView,
  type ViewList,
} from '../../contracts/views.ts';
import { toast } from '../../design-system/toasts/toast-store.ts';
import { useText } from '../../texts/use-text.ts';
import { VIEW_PARAM } from '../list-state/use-list-state.ts';

/** The reader's views of a list, and what can be done with them. They are read once they are asked for, or one is open. */
export function useViews(of: ViewList, shown: string) {
  const text = useText();
  const refresh = useRefresh();
  const [address, setAddress] = useSearchParams();
  const openId = address.get(VIEW_PARAM);
  const [isAsked, setIsAsked] = useState(false);
  const read = useApi(listViews, isAsked || openId ? { query: { list: of } } : null);
  const views = read.data?.data ?? [];
  const open = views.find(({ id }) => id === openId);

  const refreshViews = () => refresh(listViews, ({ query }) => query.list === of);
  const name = (id: string | undefined) =>
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        if (id) next.set(VIEW_PARAM, id);
        else next.delete(VIEW_PARAM);
        return next;
      },
      { replace: true },
    );
  const create = async (view: Pick<SavedView, 'name' | 'query'>) => {
    const { data } = await call(createView, { body: { ...view, list: of } });
    await refreshViews();
    return data;
  };
  const change = async (id: string, body: Partial<Pick<SavedView, 'name' | 'query'>>) => {
    await call(updateView, { params: { id }, body });
    await refreshViews();
  };
  /** Does it, and says in a toast how it can be taken back; a failure changes nothing. */
  const withUndo = async (work: () => Promise<unknown>, said: string, undo: () => Promise<unknown>) => {
    try {
      await work();
    } catch {
      toast.standardError();
      return;
    }
    toast.status(said, {
      action: {
        label: text('shared.views.undo'),
        onSelect: () => void undo().catch(() => toast.standardError()),
      },
    });
  };
  return {
    views,
    open,
    hasFailed: read.error !== undefined && !read.data,
    ask: () => setIsAsked(true),
    save: async (newName: string) => {
      const view = await create({ name: newName, query: shown });
      name(view.id);
      toast.success(text('shared.views.saved', { name: view.name }));
    },
    rename: async (view: SavedView, newName: string) => {
      await change(view.id, { name: newName });
      toast.success(text('shared.views.renamed', { name: newName }));
    },
    replace: (view: SavedView) =>
      withUndo(
        () => change(view.id, { query: shown }),
        text('shared.views.replaced', { name: view.name }),
        () => change(view.id, { query: view.query }),
      ),
    remove: (view: SavedView) =>
      withUndo(
        async () => {
          await call(deleteView, { params: { id: view.id } });
          name(undefined);
          await refreshViews();
        },
        text('shared.views.deleted', { name: view.name }),
        async () => name((await create(view)).id),
      ),
  };
}
