import { useApi } from '@cantera/shared/api-client';
import { type CandidateProcess, listProcesses } from '@cantera/shared/contracts/activity';
import { shownName } from '@cantera/shared/contracts/default-names';
import { fullName } from '@cantera/shared/contracts/text';
import { DataView } from '@cantera/shared/data-view';
import { SkeletonRows } from '@cantera/shared/design-system';
import { formatDate, formatList } from '@cantera/shared/i18n';
import { currentLocale } from '@cantera/shared/session';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../messages/index.ts';
import { boardAddress } from '../candidate-address.ts';
import styles from './activity.module.css';

/** How many are listed before the rest is asked for. */
const FIRST = 3;

function Process({ process }: { process: CandidateProcess }) {
  const t = useT();
  const { position, step, since, recruiters, applicationId } = process;
  return (
    <li className={styles.process}>
      <Link to={boardAddress(position.id, applicationId)} className={styles.position}>
        {position.title}
      </Link>
      <p className={styles.step}>
        {t('candidates.process.since', {
          step: shownName(step.name, currentLocale()),
          date: formatDate(since),
        })}
      </p>
      <p className={styles.quiet}>
        {[position.clientName, formatList(recruiters.map((user) => fullName(user)))]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </li>
  );
}

interface ProcessesProps {
  processes: readonly CandidateProcess[];
  labels: { 'aria-label': string } | { 'aria-labelledby': string };
}

function Processes({ processes, labels }: ProcessesProps) {
  if (processes.length === 0) return null;
  return (
    <ul className={styles.processes} {...labels}>
      {processes.map((process) => (
        <Process key={process.applicationId} process={process} />
      ))}
    </ul>
  );
}

/** The processes that go on, and below them, under a word of their own, those that do not. */
function Standing({ items, most }: { items: readonly CandidateProcess[]; most: number }) {
  const t = useT();
  const id = useId();
  const shown = items.slice(0, most);
  const ended = shown.filter(({ isOngoing }) => !isOngoing);
  return (
    <>
      {!items.some(({ isOngoing }) => isOngoing) && (
        <p className={styles.quiet}>{t('candidates.process.noneNow')}</p>
      )}
      <Processes
        processes={shown.filter(({ isOngoing }) => isOngoing)}
        labels={{ 'aria-label': t('candidates.process.title') }}
      />
      {ended.length > 0 && (
        <p id={id} className={styles.ended}>
          {t('candidates.process.ended')}
        </p>
      )}
      <Processes processes={ended} labels={{ 'aria-labelledby': id }} />
    </>
  );
}

/** Where a person stands: each process with position, step, since when and whose; it leads to the board. */
export function InProcess({ candidateId }: { candidateId: string }) {
  const t = useT();
  const query = useApi(listProcesses, { params: { id: candidateId } });
  const [showsAll, setShowsAll] = useState(false);
  return (
    <DataView
      query={query}
      isEmpty={({ data }) => data.items.length === 0}
      errorTitle={t('candidates.process.error')}
      skeleton={<SkeletonRows rows={2} columns={['1fr']} />}
      empty={<p className={styles.quiet}>{t('candidates.process.none')}</p>}
    >
      {({ data: { items } }) => (
        <>
          <Standing items={items} most={showsAll ? items.length : FIRST} />
          {items.length > FIRST && (
            <Button size="small" type="text" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
              {t(showsAll ? 'candidates.panel.showFewer' : 'candidates.panel.showAll')}
            </Button>
          )}
        </>
      )}
    </DataView>
  );
}
