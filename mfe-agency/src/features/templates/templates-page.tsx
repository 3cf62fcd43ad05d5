import { useApi } from '@cantera/shared/api-client';
import {
  createMessageTemplate,
  listMessageTemplates,
  type MessageTemplate,
} from '@cantera/shared/contracts/message-templates';
import { DataTable, DataView, type ListConfig, useListState } from '@cantera/shared/data-view';
import {
  EmptyState,
  ForbiddenState,
  PageHeader,
  SearchInput,
  SkeletonRows,
  Toolbar,
} from '@cantera/shared/design-system';
import { lazyPart } from '@cantera/shared/remotes';
import { useMay, usePageTitle, useSession } from '@cantera/shared/session';
import { Button } from 'antd';
import { MailOpen, Plus } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { useT } from '../../messages/index.ts';
import { CompactTemplate, matches, templateColumns } from './template-rows.tsx';
import styles from './templates.module.css';
import { useDeleteTemplate } from './use-delete-template.ts';

const TemplateDialog = lazyPart(() => import('./template-dialog.tsx'));

const LIST: ListConfig<Record<never, never>> = { filters: {} };
type Opened = { template?: MessageTemplate };

function CreateButton({ onClick }: { onClick: () => void }) {
  const t = useT();
  return (
    <Button type="primary" icon={<Plus aria-hidden />} onClick={onClick}>
      {t('templates.create')}
    </Button>
  );
}

function Templates() {
  const t = useT();
  const list = useListState(LIST);
  const query = useApi(listMessageTemplates, {});
  const canWrite = useMay(createMessageTemplate);
  const remove = useDeleteTemplate();
  const [opened, setOpened] = useState<Opened>();
  const context = useMemo(
    () => ({
      t,
      canWrite,
      onUpdate: (template: MessageTemplate) => setOpened({ template }),
      onDelete: (template: MessageTemplate) => void remove(template),
    }),
    [t, canWrite, remove],
  );
  const columns = useMemo(() => templateColumns(context), [context]);
  const all = query.data?.data;
  const shown = all?.filter((template) => matches(template, list.search));
  const create = canWrite && <CreateButton onClick={() => setOpened({})} />;
  return (
    <div className={styles.page}>
      <PageHeader title={t('templates.title')} actions={create} />
      <Toolbar label={t('templates.toolbar')}>
        <SearchInput label={t('templates.search')} value={list.search} onChange={list.setSearch} />
      </Toolbar>
      <div className={styles.body}>
        <DataView
          query={{ ...query, data: shown }}
          isEmpty={(rows) => rows.length === 0}
          isFiltered={list.isFiltered}
          onClearFilters={list.clearFilters}
          errorTitle={t('templates.error')}
          empty={
            <EmptyState
              icon={<MailOpen />}
              title={t('templates.empty')}
              description={t('templates.emptyText')}
              actions={create}
            />
          }
        >
          {(rows) => (
            <DataTable
              label={t('templates.title')}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              rowLabel={({ name }) => name}
              renderCompact={(row) => <CompactTemplate row={row} context={context} />}
            />
          )}
        </DataView>
      </div>
      {opened && (
        <Suspense>
          <TemplateDialog
            template={all?.find(({ id }) => id === opened.template?.id) ?? opened.template}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The texts that messages start from. */
export function Component() {
  const t = useT();
  usePageTitle(t('templates.title'));
  const isKnown = useSession(({ user }) => user !== null);
  const mayRead = useMay(listMessageTemplates);
  if (!isKnown) return <SkeletonRows />;
  return mayRead ? <Templates /> : <ForbiddenState />;
}
