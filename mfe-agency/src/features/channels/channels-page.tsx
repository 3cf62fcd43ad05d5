import { useApi } from '@cantera/shared/api-client';
import { type ConnectedChannel, listChannels } from '@cantera/shared/contracts/channels';
import type { ChannelType } from '@cantera/shared/contracts/enums';
import { DataView } from '@cantera/shared/data-view';
import { PageHeader, StatusDot, toast } from '@cantera/shared/design-system';
import { usePageTitle } from '@cantera/shared/session';
import { Button } from 'antd';
import { Mail, MessageCircle, Network } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../messages/index.ts';
import styles from './channels.module.css';
import { useRemoveChannel } from './use-remove-channel.tsx';

const SHOWN: readonly { type: ChannelType; Icon: typeof Mail }[] = [
  { type: 'WHATSAPP', Icon: MessageCircle },
  { type: 'LINKEDIN', Icon: Network },
  { type: 'EMAIL', Icon: Mail },
];

function EmailActions({ connected, connectUrl }: { connected?: ConnectedChannel; connectUrl?: string }) {
  const t = useT();
  const remove = useRemoveChannel();
  if (connected)
    return (
      <div className={styles.actions}>
        <Link className={styles.edit} to="/settings/channels/email">
          {t(connected.hasAccount ? 'channels.edit' : 'channels.useAccount')}
        </Link>
        <Button danger onClick={() => void remove(connected)}>
          {t('channels.remove')}
        </Button>
      </div>
    );
  return connectUrl ? (
    <Button type="primary" href={connectUrl}>
      {t('channels.connect')}
    </Button>
  ) : null;
}

type ChannelRowProps = {
  type: ChannelType;
  Icon: typeof Mail;
  connected?: ConnectedChannel;
  connectUrl?: string;
};

function ChannelRow({ type, Icon, connected, connectUrl }: ChannelRowProps) {
  const t = useT();
  const isEmail = type === 'EMAIL';
  return (
    <li className={styles.row} aria-label={t(`channels.type.${type}`)}>
      <Icon size={20} aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <h2 className={styles.name}>{t(`channels.type.${type}`)}</h2>
        {/* Of what only comes soon nothing is connected, whatever a demonstration sends it to. */}
        {isEmail &&
          (connected ? (
            <StatusDot tone="success">{t('channels.connected', { address: connected.address })}</StatusDot>
          ) : (
            <StatusDot tone="hollow">{t('channels.notConnected')}</StatusDot>
          ))}
        {isEmail && (
          <p className={styles.about}>
            {t(connected && !connected.hasAccount ? 'channels.installation' : 'channels.about.EMAIL')}
          </p>
        )}
      </div>
      {isEmail ? (
        <EmailActions connected={connected} connectUrl={connectUrl} />
      ) : (
        <span className={styles.soon}>{t('channels.soon')}</span>
      )}
    </li>
  );
}

/** What someone's automatic messages go out over. */
export function Component() {
  const t = useT();
  usePageTitle(t('profile.title'));
  const query = useApi(listChannels, {});
  const hasFailed = query.error !== undefined;
  useEffect(() => {
    if (hasFailed) toast.standardError();
  }, [hasFailed]);
  return (
    <div className={styles.page}>
      <PageHeader title={t('channels.title')} />
      <div className={styles.body}>
        <DataView query={query} isEmpty={() => false} empty={null} errorTitle={t('channels.error')}>
          {({ data }) => (
            <ul className={styles.list} aria-label={t('channels.title')}>
              {SHOWN.map(({ type, Icon }) => (
                <ChannelRow
                  key={type}
                  type={type}
                  Icon={Icon}
                  connected={data.connected.find((channel) => channel.type === type)}
                  connectUrl={data.available.find((channel) => channel.type === type)?.connectUrl}
                />
              ))}
            </ul>
          )}
        </DataView>
      </div>
    </div>
  );
}
