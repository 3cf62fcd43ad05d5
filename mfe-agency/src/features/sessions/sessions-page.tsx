import { call, useApi } from '@cantera/shared/api-client';
import { endOtherSessions, endSession, listSessions, type UserSession } from '@cantera/shared/contracts/auth';
import { DataView } from '@cantera/shared/data-view';
import { confirm, PageHeader, toast } from '@cantera/shared/design-system';
import { DataTable } from '@cantera/shared/lists';
import { usePageTitle } from '@cantera/shared/session';
import { Button } from 'antd';
import { useMemo } from 'react';
import { useT } from '../../messages/sessions.ts';
import { deviceWords } from './device-words.ts';
import { CompactSession, sessionColumns } from './session-rows.tsx';
import styles from './sessions.module.css';

/** Ends sessions after a question; a failure is told and changes nothing. */
function useEnding(readAgain: () => Promise<unknown>) {
  const t = useT();
  return useMemo(() => {
    const carryOut = async (ending: () => Promise<unknown>, done: string) => {
      try {
        await ending();
        toast.success(done);
      } catch {
        toast.standardError();
      }
      await readAgain();
    };
    return {
      end: async (session: UserSession) => {
        const isSure = await confirm({
          title: t('sessions.end.title', { device: deviceWords(session, t) }),
          body: t('sessions.end.text'),
          confirmLabel: t('sessions.end.confirm'),
          isDanger: true,
        });
        if (isSure)
          await carryOut(() => call(endSession, { params: { id: session.id } }), t('sessions.ended'));
      },
      endOthers: async () => {
        const isSure = await confirm({
          title: t('sessions.endOthers.title'),
          body: t('sessions.end.text'),
          confirmLabel: t('sessions.endOthers'),
          isDanger: true,
        });
        if (isSure) await carryOut(() => call(endOtherSessions), t('sessions.endedOthers'));
      },
    };
  }, [t, readAgain]);
}

/** Where the user is logged in, and the way to end what they do not know. */
export function Component() {
  const t = useT();
  usePageTitle(t('sessions.title'));
  const query = useApi(listSessions, {});
  const { end, endOthers } = useEnding(query.mutate);
  const columns = useMemo(() => sessionColumns({ t, onEnd: (session) => void end(session) }), [t, end]);
  const hasOthers = query.data?.data.items.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('sessions.title')}
        actions={hasOthers && <Button onClick={() => void endOthers()}>{t('sessions.endOthers')}</Button>}
      />
      <div className={styles.body}>
        <DataView query={query} isEmpty={() => false} empty={null} errorTitle={t('sessions.error')}>
          {({ data }) => (
            <DataTable
              label={t('sessions.title')}
              columns={columns}
              rows={data.items}
              rowKey={({ id }) => id}
              rowLabel={(row) => deviceWords(row, t)}
              renderCompact={(row) => (
                <CompactSession session={row} t={t} onEnd={(session) => void end(session)} />
              )}
            />
          )}
        </DataView>
      </div>
    </div>
  );
}
