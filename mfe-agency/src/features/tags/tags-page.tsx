import { useApi } from '@cantera/shared/api-client';
import { type CountedTag, createTag, listTags } from '@cantera/shared/contracts/tags';
import { fold } from '@cantera/shared/contracts/text';
import { EmptyState, ForbiddenState, SkeletonRows } from '@cantera/shared/design-system';
import { type ListConfig, ListScreen, useListState } from '@cantera/shared/lists';
import { lazyPart } from '@cantera/shared/remotes';
import { useMay, usePageTitle, useSession } from '@cantera/shared/session';
import { Button } from 'antd';
import { Plus, Tags as TagsIcon } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { useT } from '../../messages/index.ts';
import { CompactTag, tagColumns } from './tag-rows.tsx';
import { useDeleteTag } from './use-delete-tag.ts';

const TagDialog = lazyPart(() => import('./tag-dialog.tsx'));
const MergeDialog = lazyPart(() => import('./merge-dialog.tsx'));

const LIST: ListConfig<Record<never, never>> = { filters: {} };
type OpenTagDialog = { kind: 'edit'; tag?: CountedTag } | { kind: 'merge'; tag: CountedTag };

type OpenDialogProps = { opened: OpenTagDialog; all: readonly CountedTag[]; onClose: () => void };

function OpenDialog({ opened, all, onClose }: OpenDialogProps) {
  return (
    <Suspense>
      {opened.kind === 'merge' ? (
        <MergeDialog
          tag={opened.tag}
          others={all.filter(({ id }) => id !== opened.tag.id)}
          onClose={onClose}
        />
      ) : (
        <TagDialog tag={opened.tag} onClose={onClose} />
      )}
    </Suspense>
  );
}

function Tags() {
  const t = useT();
  const list = useListState(LIST);
  const query = useApi(listTags, {});
  const remove = useDeleteTag();
  const [opened, setOpened] = useState<OpenTagDialog>();
  const all = query.data?.data;
  const context = useMemo(
    () => ({
      t,
      canMerge: (all?.length ?? 0) > 1,
      onEdit: (tag: CountedTag) => setOpened({ kind: 'edit', tag }),
      onMerge: (tag: CountedTag) => setOpened({ kind: 'merge', tag }),
      onDelete: (tag: CountedTag) => void remove(tag),
    }),
    [t, remove, all?.length],
  );
  const columns = useMemo(() => tagColumns(context), [context]);
  const create = (
    <Button type="primary" icon={<Plus aria-hidden />} onClick={() => setOpened({ kind: 'edit' })}>
      {t('tags.create')}
    </Button>
  );
  return (
    <ListScreen
      title={t('tags.title')}
      actions={create}
      list={list}
      query={query}
      rows={all?.filter(({ name }) => fold(name).includes(fold(list.search)))}
      columns={columns}
      toolbarLabel={t('tags.toolbar')}
      searchLabel={t('tags.search')}
      errorTitle={t('tags.error')}
      empty={
        <EmptyState
          icon={<TagsIcon />}
          title={t('tags.empty')}
          description={t('tags.emptyText')}
          actions={create}
        />
      }
      rowLabel={({ name }) => name}
      renderCompact={(row) => <CompactTag row={row} context={context} />}
    >
      {opened && <OpenDialog opened={opened} all={all ?? []} onClose={() => setOpened(undefined)} />}
    </ListScreen>
  );
}

/** The words that the agency sorts its candidates by. */
export function Component() {
  const t = useT();
  usePageTitle(t('tags.title'));
  const isKnown = useSession(({ user }) => user !== null);
  const mayWrite = useMay(createTag);
  if (!isKnown) return <SkeletonRows />;
  return mayWrite ? <Tags /> : <ForbiddenState />;
}
