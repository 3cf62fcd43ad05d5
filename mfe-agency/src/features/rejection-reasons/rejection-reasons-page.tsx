import { useApi } from '@cantera/shared/api-client';
import { shownName } from '@cantera/shared/contracts/default-names';
import {
  addManagedReason,
  listManagedReasons,
  type ManagedReason,
  reasonName,
} from '@cantera/shared/contracts/rejection-reasons';
import { DataView } from '@cantera/shared/data-view';
import { EmptyState, ForbiddenState, PageHeader, SkeletonRows } from '@cantera/shared/design-system';
import { lazyPart } from '@cantera/shared/remotes';
import { currentLocale, useMay, usePageTitle, useSession } from '@cantera/shared/session';
import { Button } from 'antd';
import { ListX, Plus } from 'lucide-react';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useT } from '../../messages/starting.ts';
import { OfferedReasons, RetiredReasons } from './reason-lists.tsx';
import styles from './rejection-reasons.module.css';
import { useReasonCalls } from './use-reason-calls.ts';

const NameDialog = lazyPart(() => import('../../lib/name-dialog.tsx'));

/** The one that is renamed, or a new one without it. */
type OpenDialog = { reason?: ManagedReason };

function ReasonDialog({ opened: { reason }, onClose }: { opened: OpenDialog; onClose: () => void }) {
  const t = useT();
  const { add, rename } = useReasonCalls();
  return (
    <Suspense>
      <NameDialog
        schema={reasonName}
        title={reason ? t('reasons.rename.of', { name: reason.name }) : t('reasons.add')}
        submitLabel={t(reason ? 'reasons.rename' : 'reasons.add')}
        name={reason?.name}
        draftKey={`reason:${reason?.id ?? 'new'}`}
        onSave={(name) => (reason ? rename(reason, name) : add(name))}
        onClose={onClose}
      />
    </Suspense>
  );
}

/** The pressed button goes with its row: the focus goes to the same button of the neighbour, else to what adds a reason. */
function useNeighbourFocus(reasons: readonly ManagedReason[] | undefined) {
  const page = useRef<HTMLDivElement>(null);
  const left = useRef<{ list: string; index: number } | null>(null);
  useEffect(() => {
    if (!left.current || !reasons) return;
    const { list, index } = left.current;
    left.current = null;
    if (document.activeElement !== document.body) return;
    const buttons = [...(page.current?.querySelectorAll<HTMLElement>(`[data-focus=${list}]`) ?? [])];
    const next = buttons[index] ?? buttons.at(-1) ?? page.current?.querySelector<HTMLElement>('button');
    next?.focus();
  }, [reasons]);
  return {
    page,
    leave: (list: 'offered' | 'retired', index: number) => {
      left.current = { list, index };
    },
  };
}

function Reasons() {
  const t = useT();
  const query = useApi(listManagedReasons, {});
  const canAdd = useMay(addManagedReason);
  const { move, setOffered } = useReasonCalls();
  const stored = query.data?.data;
  const all = useMemo(
    () => stored?.map((reason) => ({ ...reason, name: shownName(reason.name, currentLocale()) })),
    [stored],
  );
  const offered = useMemo(() => all?.filter(({ isOffered }) => isOffered) ?? [], [all]);
  const retired = useMemo(() => all?.filter(({ isOffered }) => !isOffered) ?? [], [all]);
  const { page, leave } = useNeighbourFocus(all);
  const [opened, setOpened] = useState<OpenDialog>();
  const add = canAdd && (
    <Button type="primary" icon={<Plus aria-hidden />} onClick={() => setOpened({})}>
      {t('reasons.add')}
    </Button>
  );
  return (
    <div ref={page} className={styles.page}>
      <PageHeader title={t('reasons.title')} actions={add} />
      <div className={styles.body}>
        <DataView
          query={query}
          isEmpty={({ data }) => data.length === 0}
          errorTitle={t('reasons.error')}
          empty={
            <EmptyState
              icon={<ListX />}
              title={t('reasons.empty')}
              description={t('reasons.emptyText')}
              actions={add}
            />
          }
        >
          {({ data }) => (
            <div className={styles.lists}>
              <p className={styles.about}>{t('reasons.about')}</p>
              <OfferedReasons
                reasons={offered}
                onMove={(id, index) => void move(data, id, index)}
                onRename={(reason) => setOpened({ reason })}
                onRetire={(reason) => {
                  leave('offered', offered.indexOf(reason));
                  void setOffered(reason, false);
                }}
              />
              <RetiredReasons
                reasons={retired}
                onOffer={(reason) => {
                  leave('retired', retired.indexOf(reason));
                  void setOffered(reason, true);
                }}
              />
            </div>
          )}
        </DataView>
      </div>
      {opened && <ReasonDialog opened={opened} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

/** Why applications are discarded: what people choose from. */
export function Component() {
  const t = useT();
  usePageTitle(t('reasons.title'));
  const isKnown = useSession(({ user }) => user !== null);
  const mayRead = useMay(listManagedReasons);
  if (!isKnown) return <SkeletonRows />;
  return mayRead ? <Reasons /> : <ForbiddenState />;
}
