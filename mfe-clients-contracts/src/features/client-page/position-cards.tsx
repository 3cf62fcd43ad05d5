import type { Client } from '@cantera/shared/contracts/clients';
import { createPosition } from '@cantera/shared/contracts/position-changes';
import { Figure } from '@cantera/shared/design-system';
import { Remote } from '@cantera/shared/remotes';
import { isFeatureOn, useMay } from '@cantera/shared/session';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../messages/index.ts';
import { AddButton } from './add-button.tsx';
import styles from './position-cards.module.css';
import { Section } from './section.tsx';

/** The status that a card counts, as the list of positions names it in its address. */
const CARDS = [
  ['OPEN', 'clients.positions.open', 'positionsOpen'],
  ['DRAFT', 'clients.positions.draft', 'positionsDraft'],
  ['ON_HOLD', 'clients.positions.held', 'positionsOnHold'],
  ['CLOSED_WON', 'clients.positions.won', 'positionsClosedWon'],
  ['CLOSED_LOST', 'clients.positions.lost', 'positionsClosedLost'],
] as const;

const listOf = (clientId: string, status?: string): string =>
  `/positions?${new URLSearchParams({ clientId, ...(status ? { status } : {}) })}`;

/** Begins a position for the client, in the dialog of who owns positions. */
function AddPosition({ clientId }: { clientId: string }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  if (!useMay(createPosition) || !isFeatureOn('addPosition')) return null;
  return (
    <>
      <AddButton onClick={() => setIsOpen(true)}>{t('clients.positions.add')}</AddButton>
      {isOpen && (
        <Remote id="mfe_positions/add-position" clientId={clientId} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

/** How many positions the client has in each state; each count leads to their list. */
export function PositionCards({ client }: { client: Client }) {
  const t = useT();
  return (
    <Section
      title={t('clients.positions.title')}
      action={
        <span className={styles.actions}>
          <Link to={listOf(client.id)}>{t('clients.positions.viewAll')}</Link>
          <AddPosition clientId={client.id} />
        </span>
      }
    >
      <ul className={styles.cards}>
        {CARDS.map(([status, words, metric]) => (
          <li key={status} className={styles.cell}>
            <Link className={styles.card} to={listOf(client.id, status)}>
              <span className={styles.label}>{t(words)}</span>{' '}
              <span className={styles.figure}>
                <Figure value={client.metrics[metric]} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
