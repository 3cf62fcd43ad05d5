import { useApi } from '@cantera/shared/api-client';
import { listPortals } from '@cantera/shared/contracts/job-boards';
import { confirm, ForbiddenState, PageHeader, SkeletonRows } from '@cantera/shared/design-system';
import { lazyPart } from '@cantera/shared/remotes';
import { appConfig, useCan, usePageTitle, useSession } from '@cantera/shared/session';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useT } from '../../messages/multiposting.ts';
import styles from './multiposting.module.css';
import { PortalRow } from './portal-row.tsx';
import { usePortalList } from './use-portal-list.ts';

const SettingsDialog = lazyPart(
  () => import(/* webpackChunkName: "portal-settings" */ './settings-dialog.tsx'),
);

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <p className={styles.failed} role="alert">
      {t('portals.error')}
      <Button size="small" onClick={onRetry}>
        {t('portals.retry')}
      </Button>
    </p>
  );
}

function Portals({ agencyId }: { agencyId: string }) {
  const t = useT();
  const query = useApi(listPortals, {});
  const { portals, setConnected } = usePortalList(agencyId);
  const canSetUp = useCan('portals.manage');
  const [settingsOf, setSettingsOf] = useState<number>();
  const known = query.data?.data.items;
  const factsOf = (id: number) =>
    known ? (known.find((portal) => portal.id === id) ?? null) : query.error ? null : undefined;
  const disconnect = async (id: number, name: string) => {
    const isSure = await confirm({
      title: t('portals.disconnect.title', { name }),
      body: t('portals.disconnect.text'),
      confirmLabel: t('portals.disconnect'),
      isDanger: true,
    });
    if (isSure) setConnected(id, false);
  };
  const opened = settingsOf === undefined ? undefined : factsOf(settingsOf);
  const isHidden = appConfig().agencies.multipostingHidden?.includes(agencyId);
  return (
    <div className={styles.page}>
      <PageHeader title={t('portals.title')} />
      <div className={styles.body}>
        <p className={styles.about}>{t(isHidden ? 'portals.hidden' : 'portals.about')}</p>
        {query.error && <Failed onRetry={() => void query.mutate()} />}
        <ul className={styles.list} aria-label={t('portals.list')}>
          {portals.map(({ id, name, isConected }) => (
            <PortalRow
              key={id}
              id={id}
              name={name}
              isConnected={isConected}
              facts={factsOf(id)}
              onSettings={canSetUp ? () => setSettingsOf(id) : undefined}
              onConnect={() => setConnected(id, true)}
              onDisconnect={() => void disconnect(id, name)}
            />
          ))}
        </ul>
      </div>
      {opened && (
        <Suspense>
          <SettingsDialog portal={opened} onClose={() => setSettingsOf(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

/** The external job portals, and how the agency is connected to each. */
export function Component() {
  const t = useT();
  usePageTitle(t('portals.title'));
  const agencyId = useSession(({ user }) => user?.agencyId);
  const mayRead = useCan('agency.read');
  if (agencyId === undefined) return <SkeletonRows />;
  return mayRead ? <Portals agencyId={agencyId} /> : <ForbiddenState />;
}
