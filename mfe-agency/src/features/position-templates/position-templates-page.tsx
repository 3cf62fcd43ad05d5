import { call, useApi, useRefresh } from '@cantera/shared/api-client';
import {
  deletePositionTemplate,
  listPositionTemplates,
  type PositionTemplate,
  positionTemplateName,
  renamePositionTemplate,
} from '@cantera/shared/contracts/position-templates';
import { fold } from '@cantera/shared/contracts/text';
import { confirm, EmptyState, ForbiddenState, SkeletonRows, toast } from '@cantera/shared/design-system';
import { type ListConfig, ListScreen, useListState } from '@cantera/shared/lists';
import { lazyPart } from '@cantera/shared/remotes';
import { useMay, usePageTitle, useSession } from '@cantera/shared/session';
import { Layers } from 'lucide-react';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../messages/starting.ts';
import { CompactPositionTemplate, positionTemplateColumns } from './position-template-rows.tsx';

const NameDialog = lazyPart(() => import('../../lib/name-dialog.tsx'));

const LIST: ListConfig<Record<never, never>> = { filters: {} };

/** Asks, and deletes a template. */
function useDelete() {
  const t = useT();
  const refresh = useRefresh();
  return useCallback(
    async ({ id, name }: PositionTemplate) => {
      const isSure = await confirm({
        title: t('positionTemplates.delete.title', { name }),
        body: t('positionTemplates.delete.text'),
        confirmLabel: t('positionTemplates.delete.confirm'),
        isDanger: true,
      });
      if (!isSure) return;
      try {
        await call(deletePositionTemplate, { params: { id } });
        toast.success(t('positionTemplates.deleted'));
      } catch {
        toast.standardError();
      }
      await refresh(listPositionTemplates);
    },
    [t, refresh],
  );
}

function useRename() {
  const t = useT();
  const refresh = useRefresh();
  return async ({ id }: PositionTemplate, name: string) => {
    await call(renamePositionTemplate, { params: { id }, body: { name } });
    toast.success(t('positionTemplates.renamed'));
    await refresh(listPositionTemplates);
  };
}

function Templates() {
  const t = useT();
  const list = useListState(LIST);
  const query = useApi(listPositionTemplates, {});
  const canWrite = useMay(renamePositionTemplate);
  const remove = useDelete();
  const rename = useRename();
  const [renamed, setRenamed] = useState<PositionTemplate>();
  const context = useMemo(
    () => ({
      t,
      canWrite,
      onRename: setRenamed,
      onDelete: (template: PositionTemplate) => void remove(template),
    }),
    [t, canWrite, remove],
  );
  const columns = useMemo(() => positionTemplateColumns(context), [context]);
  return (
    <ListScreen
      title={t('positionTemplates.title')}
      list={list}
      query={query}
      rows={query.data?.data.filter(({ name }) => fold(name).includes(fold(list.search)))}
      columns={columns}
      toolbarLabel={t('positionTemplates.toolbar')}
      searchLabel={t('positionTemplates.search')}
      errorTitle={t('positionTemplates.error')}
      empty={
        <EmptyState
          icon={<Layers />}
          title={t('positionTemplates.empty')}
          description={t('positionTemplates.emptyText')}
          actions={<Link to="/positions">{t('positionTemplates.toPositions')}</Link>}
        />
      }
      rowLabel={({ name }) => name}
      renderCompact={(row) => <CompactPositionTemplate row={row} context={context} />}
    >
      {renamed && (
        <Suspense>
          <NameDialog
            schema={positionTemplateName}
            title={t('positionTemplates.rename.of', { name: renamed.name })}
            submitLabel={t('positionTemplates.rename')}
            name={renamed.name}
            draftKey={`position-template:${renamed.id}`}
            onSave={(name) => rename(renamed, name)}
            onClose={() => setRenamed(undefined)}
          />
        </Suspense>
      )}
    </ListScreen>
  );
}

/** What new positions can start from. */
export function Component() {
  const t = useT();
  usePageTitle(t('positionTemplates.title'));
  const isKnown = useSession(({ user }) => user !== null);
  const mayRead = useMay(listPositionTemplates);
  if (!isKnown) return <SkeletonRows />;
  return mayRead ? <Templates /> : <ForbiddenState />;
}
