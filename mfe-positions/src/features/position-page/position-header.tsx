import type { Position } from '@cantera/shared/contracts/positions';
import { AvatarGroup, Logo, PageHeader } from '@cantera/shared/design-system';
import { formatList } from '@cantera/shared/i18n';
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
            <span className={styles.client}>
              <Logo name={client.name} imageUrl={client.logoImageUrl} />
              <span className={styles.clientName}>{client.name}</span>
            </span>
          )}
          {place && <span className={styles.place}>{place}</span>}
        </span>
      }
      actions={
        <>
          <span className={styles.people}>
            <AvatarGroup people={position.recruiters.map(personOf)} size={28} />
          </span>
          <PriorityMenu position={position} />
          <StatusControl position={position} />
          <PositionMenu position={position} />
        </>
      }
    />
  );
}
