import { call, useRefresh } from '@cantera/shared/api-client';
import {
  type ChannelRemoval,
  type ConnectedChannel,
  getChannelRemoval,
  listChannels,
  removeChannel,
} from '@cantera/shared/contracts/channels';
import { shownName } from '@cantera/shared/contracts/default-names';
import { confirm, toast } from '@cantera/shared/design-system';
import { currentLocale } from '@cantera/shared/session';
import { useCallback } from 'react';
import { useT } from '../../messages/index.ts';
import styles from './channels.module.css';

/** More are counted, not named. */
const MAX_NAMED = 8;

type Translate = ReturnType<typeof useT>;

/** What ends with the channel, by name. A plain function: the question is drawn outside this remote's texts. */
function consequences(t: Translate, { triggers, waiting }: ChannelRemoval) {
  const rest = triggers.length - MAX_NAMED;
  return (
    <>
      <p>{t(triggers.length > 0 ? 'channels.remove.triggers' : 'channels.remove.text')}</p>
      {triggers.length > 0 && (
        <ul className={styles.triggers}>
          {triggers.slice(0, MAX_NAMED).map(({ id, positionTitle, stepName }) => (
            <li key={id}>
              {t('channels.remove.trigger', {
                position: positionTitle,
                step: shownName(stepName, currentLocale()),
              })}
            </li>
          ))}
          {rest > 0 && <li>{t('channels.remove.more', { count: rest })}</li>}
        </ul>
      )}
      {waiting > 0 && <p>{t('channels.remove.waiting', { count: waiting })}</p>}
    </>
  );
}

/** Asks, naming what will be cancelled, and removes a channel. */
export function useRemoveChannel(): (channel: ConnectedChannel) => Promise<void> {
  const t = useT();
  const refresh = useRefresh();
  return useCallback(
    async ({ id, address }) => {
      try {
        const { data } = await call(getChannelRemoval, { params: { id } });
        const isSure = await confirm({
          title: t('channels.remove.title', { address }),
          body: consequences(t, data),
          confirmLabel: t('channels.remove.confirm'),
          isDanger: true,
        });
        if (!isSure) return;
        await call(removeChannel, { params: { id } });
        toast.success(t('channels.removed'));
      } catch {
        toast.standardError();
      }
      await refresh(listChannels);
    },
    [t, refresh],
  );
}
