import type { ChannelType } from '@cantera/shared/contracts/enums';
import type { Position } from '@cantera/shared/contracts/positions';
import { formatList } from '@cantera/shared/i18n';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useT } from '../../messages/index.ts';
import styles from './position-page.module.css';

const BRANDS: Readonly<Record<Exclude<ChannelType, 'EMAIL'>, string>> = {
  WHATSAPP: 'WhatsApp',
  LINKEDIN: 'LinkedIn',
};

/** Warns when automatic messages would not be sent, because the first recruiter lacks a channel that they use. */
export function ChannelsBanner({ position }: { position: Position }) {
  const t = useT();
  const missing = position.channelsUsed.filter((channel) => !position.channelsOk.includes(channel));
  if (missing.length === 0) return null;
  const names = missing.map((channel) =>
    channel === 'EMAIL' ? t('positions.channels.email') : BRANDS[channel],
  );
  return (
    <div className={styles.banner} role="status">
      <TriangleAlert size={16} aria-hidden />
      <span>{t('positions.channels.text', { channels: formatList(names) })}</span>
      <Link to="/settings/channels">{t('positions.channels.configure')}</Link>
    </div>
  );
}
