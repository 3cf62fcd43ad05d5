import type { Portal } from '@cantera/shared/contracts/job-boards';
import { JOB_PORTALS, type PortalKind } from '@cantera/shared/contracts/job-portals';
import { SkeletonBlock, StatusDot } from '@cantera/shared/design-system';
import { Button } from 'antd';
import { Briefcase, Network, Search, Star } from 'lucide-react';
import { useT } from '../../messages/multiposting.ts';
import styles from './multiposting.module.css';
import { PortalFacts } from './portal-facts.tsx';

const ICONS: Readonly<Record<PortalKind, typeof Briefcase>> = {
  JOB_BOARD: Briefcase,
  NETWORK: Network,
  REVIEWS: Star,
  SEARCH_ENGINE: Search,
};

interface PortalRowProps {
  id: number;
  name: string;
  isConnected: boolean;
  /** What the server says of it; undefined before, null when it could not be asked. */
  facts: Portal | null | undefined;
  /** Opens the settings; undefined for who may not. */
  onSettings?: () => void;
  onConnect: () => void;
  onDisconnect: () => void;
}

/** One external portal: what it is, whether its person marked it as connected, and how the agency's adverts get there. */
export function PortalRow(props: PortalRowProps) {
  const { id, name, isConnected, facts, onSettings, onConnect, onDisconnect } = props;
  const t = useT();
  const kind = JOB_PORTALS.find((known) => known.id === id)?.kind ?? 'JOB_BOARD';
  const Icon = ICONS[kind];
  return (
    <li className={styles.row} aria-label={name}>
      <Icon size={20} aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.kind}>
          <span>{t(`portals.kind.${kind}`)}</span>
          <StatusDot tone={isConnected ? 'success' : 'hollow'}>
            {t(isConnected ? 'portals.connected' : 'portals.notConnected')}
          </StatusDot>
        </p>
        {facts && <PortalFacts portal={facts} />}
        {facts === undefined && (
          <div aria-busy="true">
            <SkeletonBlock width={320} height={12} />
          </div>
        )}
      </div>
      <div className={styles.actions}>
        {facts && onSettings && (
          <Button aria-label={t('portals.settings.of', { name })} onClick={onSettings}>
            {t('portals.settings')}
          </Button>
        )}
        <Button
          aria-label={t(isConnected ? 'portals.disconnectFrom' : 'portals.connectTo', { name })}
          onClick={isConnected ? onDisconnect : onConnect}
        >
          {t(isConnected ? 'portals.disconnect' : 'portals.connect')}
        </Button>
      </div>
    </li>
  );
}
