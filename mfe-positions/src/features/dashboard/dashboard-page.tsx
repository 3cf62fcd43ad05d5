import { formatDate } from '@cantera/shared/i18n';
import { useCan, usePageTitle, useSession } from '@cantera/shared/session';
import { useT } from '../../messages/dashboard.ts';
import { CountCard } from './count-card.tsx';
import styles from './dashboard.module.css';
import { FirstSteps } from './first-steps.tsx';
import { ManagedPositions, OpenPositions } from './listed-positions.tsx';
import { useCounts } from './use-counts.ts';
import { YourPositions } from './your-positions.tsx';

const NOON = 12;
const EVENING = 20;

function useGreeting(now: Date): string {
  const t = useT();
  const user = useSession((session) => session.user);
  // Whoever has not said their name is kept under their address, which is no name to greet by.
  const isNamed = user?.firstName && !user.email.startsWith(`${user.firstName}@`);
  const name = isNamed ? user.firstName : '';
  const hour = now.getHours();
  if (hour >= 5 && hour < NOON) return t('dashboard.morning', { name, isNamed: String(name !== '') });
  return t(hour >= NOON && hour < EVENING ? 'dashboard.afternoon' : 'dashboard.evening', {
    name,
    isNamed: String(name !== ''),
  });
}

function Cards() {
  const t = useT();
  const { positionCard, candidateCard, clientCard, memberCard } = useCounts();
  return (
    <ul className={styles.cards} aria-label={t('dashboard.figures')}>
      <CountCard label={t('dashboard.openPositions')} to="/positions" query={positionCard} ofWhat="all" />
      <CountCard label={t('dashboard.candidates')} to="/candidates" query={candidateCard} ofWhat="plan" />
      {clientCard && <CountCard label={t('dashboard.clients')} to="/clients" query={clientCard} />}
      {memberCard && (
        <CountCard label={t('dashboard.members')} to="/agency/members" query={memberCard} ofWhat="plan" />
      )}
    </ul>
  );
}

/** Where the day starts: what a new agency still needs, how much there is of everything, and the reader's positions. */
export function Component() {
  const t = useT();
  usePageTitle(t('dashboard.title'));
  const isKnown = useSession(({ user }) => user !== null);
  const now = new Date();
  const isAdmin = useSession(({ user }) => user?.role === 'AGENCY_ADMIN');
  // Who sees only some positions sees those that they manage.
  const isManager = !useCan('positions.read_all') && isKnown;
  return (
    <div className={styles.page}>
      <header className={styles.welcome}>
        <h1 className={styles.greeting}>{useGreeting(now)}</h1>
        <time className={styles.today} dateTime={now.toISOString().slice(0, 10)}>
          {formatDate(now.toISOString(), { weekday: 'long', day: 'numeric', month: 'long' })}
        </time>
      </header>
      <FirstSteps />
      <Cards />
      {isManager && <ManagedPositions />}
      <YourPositions />
      {isAdmin && <OpenPositions />}
    </div>
  );
}
