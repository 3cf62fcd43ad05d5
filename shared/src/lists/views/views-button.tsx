import { Button } from 'antd';
import { Bookmark, Pencil, Plus, Save, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { SavedView, ViewList } from '../../contracts/views.ts';
import { Menu } from '../../design-system/overlays/menu.tsx';
import type { MenuEntry } from '../../design-system/overlays/menu-item.ts';
import { lazyPart } from '../../remotes/lazy-part.tsx';
import { useText } from '../../texts/use-text.ts';
import { useGoneNotice } from '../list-state/use-gone-values.ts';
import { useViews } from './use-views.ts';
import { differs, type ViewedChoice, viewParts, viewQuery } from './view-columns.ts';

const ViewDialog = lazyPart(() => import('./view-dialog.tsx'));

type ViewsButtonProps = {
  of: ViewList;
  list: { savedQuery: string; openView: (query: string, viewId: string) => boolean };
  /** Where the reader chooses among columns, a view holds the choice too. */
  choice: ViewedChoice | undefined;
};

/** The question after a view's name; for a new one without `view`. */
type Question = { title: string; view?: SavedView };

/** What can be done with the view that is open. */
function useOpenViewEntries(
  { replace, remove }: Pick<ReturnType<typeof useViews>, 'replace' | 'remove'>,
  shown: string,
  ask: (question: Question) => void,
) {
  const text = useText();
  return (view: SavedView): MenuEntry[] => {
    const name = { name: view.name };
    return [
      {
        key: 'replace',
        label: text('shared.views.replace', name),
        icon: <Save aria-hidden />,
        // Also for columns that the view does not know yet, which are no change of it.
        isDisabled: view.query === shown,
        onSelect: () => void replace(view),
      },
      {
        key: 'rename',
        label: text('shared.views.rename', name),
        icon: <Pencil aria-hidden />,
        onSelect: () => ask({ title: text('shared.views.rename', name), view }),
      },
      {
        key: 'delete',
        label: text('shared.views.delete', name),
        icon: <Trash2 aria-hidden />,
        isDanger: true,
        onSelect: () => void remove(view),
      },
    ];
  };
}

/** `Views`: opens a state of the list that was saved, saves what is shown, renames, replaces and deletes the open one. */
export function ViewsButton({ of, list, choice }: ViewsButtonProps) {
  const text = useText();
  const notifyGone = useGoneNotice();
  const shown = viewQuery(list.savedQuery, choice);
  const { open, ...views } = useViews(of, shown);
  const isChanged = open !== undefined && differs(open.query, list.savedQuery, choice);
  const [asks, setAsks] = useState<Question>();
  const ofOpen = useOpenViewEntries(views, shown, setAsks);
  const show = ({ id, query }: SavedView) => {
    const saved = viewParts(query);
    if (saved.shown) choice?.show(saved.shown, saved.hidden);
    if (!list.openView(saved.rest, id)) notifyGone();
  };
  const entries: MenuEntry[] = [
    ...views.views.map((view) => ({
      key: view.id,
      label: view.name,
      isChecked: view.id === open?.id,
      onSelect: () => show(view),
    })),
    ...(views.hasFailed ? [{ key: 'failed', label: text('shared.views.failed'), isDisabled: true }] : []),
    ...(views.views.length > 0 || views.hasFailed ? [{ key: 'line', kind: 'separator' as const }] : []),
    {
      key: 'save',
      label: text('shared.views.save'),
      icon: <Plus aria-hidden />,
      onSelect: () => setAsks({ title: text('shared.views.save') }),
    },
    ...(open ? ofOpen(open) : []),
  ];
  const label = text('shared.views.label');
  const ofName = open && (isChanged ? text('shared.views.changed', { name: open.name }) : open.name);
  return (
    <>
      <Menu
        label={label}
        align="end"
        entries={entries}
        trigger={(trigger) => (
          <Button
            {...trigger}
            icon={<Bookmark aria-hidden />}
            onPointerEnter={views.ask}
            onFocus={views.ask}
            onClick={() => {
              views.ask();
              trigger.onClick();
            }}
          >
            {ofName ? text('shared.filterValue', { label, value: ofName }) : label}
          </Button>
        )}
      />
      {asks && (
        <Suspense>
          <ViewDialog
            title={asks.title}
            name={asks.view?.name ?? ''}
            onSave={(name) => (asks.view ? views.rename(asks.view, name) : views.save(name))}
            onClose={() => setAsks(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
