import type { Position } from '@cantera/shared/contracts/positions';
import { AvatarGroup, Logo, PageHeader } from '@cantera/shared/design-system';
import { formatList } from '@cantera/shared/i18n';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';
import { usePortalAddress } from '../../lib/portal-address.ts';
import { personOf, WORK_MODE_WORDS } from '../../lib/position-words.ts';
import { useT } from '../../messages/index.ts';
import { PositionMenu } from './position-menu.tsx';
import styles from './position-page.module.css';
import { PriorityMenu } from './priority-menu.tsx';
import { StatusControl } from './status-control.tsx';

/** Title, client, place and people of a position, with what can be done with the whole of it. */
export function PositionHeader({ position }: { position: Position }) {
  const t = useT();
  const { client } = position;
  const portal = usePortalAddress(position);
  const recruiters = position.recruiters.map(personOf);
  const place = [
    formatList(position.locations.map(({ name }) => name)),
    position.workMode && t(WORK_MODE_WORDS[position.workMode]),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <PageHeader
      title={position.title}
      meta={
        <span className={styles.meta}>
          {client && (
            <Link to={`/clients/${client.id}`} className={styles.client}>
              <Logo name={client.name} imageUrl={client.logoImageUrl} />
              <span className={styles.clientName}>{client.name}</span>
            </Link>
          )}
          {place && <span className={styles.place}>{place}</span>}
          {portal && (
            <a className={styles.portal} href={portal} target="_blank" rel="noreferrer">
              {t('positions.page.publicPage')}
              <ExternalLink size={14} aria-hidden />
            </a>
          )}
        </span>
      }
      actions={
        <>
          {recruiters.length > 0 && (
            <Link
              to={`/positions/${position.id}/details#people`}
              className={styles.people}
              aria-label={t('positions.page.recruiters', {
                names: formatList(recruiters.map(({ name }) => name)),
              })}
            >
              <AvatarGroup people={recruiters} size={28} />
            </Link>
          )}
          <PriorityMenu position={position} />
          <StatusControl position={position} />
          <PositionMenu position={position} />
        </>
      }
    />
  );
}
