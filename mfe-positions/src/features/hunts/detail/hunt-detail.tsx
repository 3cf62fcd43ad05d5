import { isApiError, useApi } from '@cantera/shared/api-client';
import { getHunt, type Hunt, POOL_STATUSES, type PoolStatus } from '@cantera/shared/contracts/hunts';
import { DataView } from '@cantera/shared/data-view';
import { EmptyState, SkeletonRows, useText } from '@cantera/shared/design-system';
import { formatNumber } from '@cantera/shared/i18n';
import { STATUS_TEXTS } from '@cantera/shared/positions';
import { lazyPart } from '@cantera/shared/remotes';
import { Lock, SearchX } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../../messages/hunts.ts';
import { countsOf, isAddable } from '../data/hunt-words.ts';
import { type Decisions, useDecisions } from '../data/use-decisions.ts';
import type { HuntAddress } from '../data/use-hunt-address.ts';
import { useSeen } from '../data/use-hunt-calls.ts';
import { OpenPerson } from '../panel/open-person.tsx';
import { People } from '../people/people.tsx';
import { ReasonStrip } from '../people/reason-strip.tsx';
import styles from './detail.module.css';
import { FeedbackBanner } from './feedback-banner.tsx';
import { HuntHead } from './hunt-head.tsx';
import { SourceFailure } from './source-failure.tsx';
import { StoppedCard } from './stopped-card.tsx';
import { WaitingCard } from './waiting-card.tsx';

/** Comes when somebody of a file is added. */
const AddStranger = lazyPart(() => import('../strangers/add-stranger.tsx'));

const COUNTS = {
  NONE: 'totalPending',
  REJECTED: 'totalRejected',
  ADDED_TO_JOB: 'totalAddedToProcess',
} as const satisfies Record<PoolStatus, string>;

type TabsProps = { people: Decisions['people']; address: HuntAddress };

/** Pending, discarded and added people, with how many they are; they are addresses, so they are links. */
function Tabs({ people, address }: TabsProps) {
  const t = useT();
  const counts = countsOf(people);
  return (
    <nav className={styles.tabs} aria-label={t('hunts.tabs')}>
      {POOL_STATUSES.map((status) => (
        <Link
          key={status}
          to={address.hrefOfTab(status)}
          className={styles.tab}
          aria-current={status === address.status ? 'page' : undefined}
        >
          {t(`hunts.tab.${status}`)}{' '}
          <span className={styles.count}>{formatNumber(counts[COUNTS[status]])}</span>
        </Link>
      ))}
    </nav>
  );
}

/** What of the people cannot be done, and why. */
function Limits({ hunt }: { hunt: Hunt }) {
  const t = useT();
  const text = useText();
  if (hunt.poolCandidates.length === 0 || (hunt.isMine && isAddable(hunt))) return null;
  return (
    <p className={styles.readOnly}>
      <Lock size={14} aria-hidden />
      {hunt.isMine ? t('hunts.closed', { status: text(STATUS_TEXTS[hunt.job.status]) }) : t('hunts.readOnly')}
    </p>
  );
}

function Ready({ hunt, address, decisions }: { hunt: Hunt; address: HuntAddress; decisions: Decisions }) {
  const { people, adding, endAdding, strangerAdded } = decisions;
  const ofTab = people.filter(({ status }) => status === address.status);
  const open = people.find(({ id }) => id === address.candidateId);
  return (
    <>
      <FeedbackBanner hunt={hunt} />
      <SourceFailure hunt={hunt} />
      <Limits hunt={hunt} />
      <Tabs people={people} address={address} />
      {!open && <ReasonStrip {...decisions} />}
      <People hunt={hunt} people={ofTab} decisions={decisions} address={address} />
      {open && (
        <OpenPerson hunt={hunt} person={open} people={ofTab} decisions={decisions} address={address} />
      )}
      {adding && (
        <Suspense>
          <AddStranger
            key={adding.id}
            hunt={hunt}
            person={adding}
            onAdded={() => strangerAdded(adding)}
            onClose={endAdding}
          />
        </Suspense>
      )}
    </>
  );
}

type DetailProps = { address: HuntAddress; hasPosition: boolean };
type LoadedProps = DetailProps & { hunt: Hunt; onCallingOff: (isCallingOff: boolean) => void };

function Loaded({ hunt, address, hasPosition, onCallingOff }: LoadedProps) {
  const decisions = useDecisions(hunt);
  useSeen(hunt);
  return (
    <>
      <HuntHead
        hunt={hunt}
        people={decisions.people}
        hasPosition={hasPosition}
        onCallingOff={onCallingOff}
        onGone={address.close}
      />
      {hunt.status === 'SEARCHING' && <WaitingCard hunt={hunt} />}
      {hunt.stopped && <StoppedCard hunt={hunt} stopped={hunt.stopped} address={address} />}
      {hunt.status === 'READY' && !hunt.stopped && (
        <Ready hunt={hunt} address={address} decisions={decisions} />
      )}
    </>
  );
}

/** The hunt that the address names, whole. */
export default function HuntDetail({ address, hasPosition }: DetailProps) {
  const t = useT();
  /** The hunt as it was when it was called off. */
  const [held, setHeld] = useState<Hunt>();
  const read = useApi(getHunt, held ? null : { params: { id: address.huntId } });
  const query = held ? { ...read, data: { data: held } } : read;
  if (isApiError(query.error) && query.error.status === 404)
    return <EmptyState icon={<SearchX />} title={t('hunts.gone')} description={t('hunts.goneText')} />;
  return (
    <DataView
      query={query}
      isEmpty={() => false}
      empty={null}
      errorTitle={t('hunts.detailError')}
      skeleton={<SkeletonRows rows={6} />}
    >
      {({ data }) => (
        <Loaded
          key={data.id}
          hunt={data}
          address={address}
          hasPosition={hasPosition}
          onCallingOff={(isCallingOff) => setHeld(isCallingOff ? data : undefined)}
        />
      )}
    </DataView>
  );
}
