import { useApi } from '@cantera/shared/api-client';
import {
  createMessageTemplate,
  listMessageTemplates,
  type MessageTemplate,
} from '@cantera/shared/contracts/message-templates';
import { EmptyState, ForbiddenState, SkeletonRows } from '@cantera/shared/design-system';
import { type ListConfig, ListScreen, useListState } from '@cantera/shared/lists';
import { lazyPart } from '@cantera/shared/remotes';
import { useMay, usePageTitle, useSession } from '@cantera/shared/session';
import { Button } from 'antd';
import { MailOpen, Plus } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { useT } from '../../messages/index.ts';
import { CompactTemplate, matches, templateColumns } from './template-rows.tsx';
import { useDeleteTemplate } from './use-delete-template.ts';

const TemplateDialog = lazyPart(() => import('./template-dialog.tsx'));

const LIST: ListConfig<Record<never, never>> = { filters: {} };
type OpenDialog = { template?: MessageTemplate };

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
  const [opened, setOpened] = useState<OpenDialog>();
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
    <ListScreen
      title={t('templates.title')}
      actions={create}
      list={list}
      query={query}
      rows={shown}
      columns={columns}
      toolbarLabel={t('templates.toolbar')}
      searchLabel={t('templates.search')}
      errorTitle={t('templates.error')}
      empty={
        <EmptyState
          icon={<MailOpen />}
          title={t('templates.empty')}
          description={t('templates.emptyText')}
          actions={create}
        />
      }
      rowLabel={({ name }) => name}
      renderCompact={(row) => <CompactTemplate row={row} context={context} />}
    >
      {opened && (
        <Suspense>
          <TemplateDialog
            template={all?.find(({ id }) => id === opened.template?.id) ?? opened.template}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </ListScreen>
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
