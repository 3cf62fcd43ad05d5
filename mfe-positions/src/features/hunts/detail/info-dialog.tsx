import type { Hunt, PoolCandidate } from '@cantera/shared/contracts/hunts';
import { fullName } from '@cantera/shared/contracts/text';
import { Dialog, useText } from '@cantera/shared/design-system';
import { formatNumber } from '@cantera/shared/i18n';
import { STATUS_TEXTS } from '@cantera/shared/positions';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { WORK_MODE_WORDS } from '../../../lib/position-words.ts';
import { useT } from '../../../messages/hunts.ts';
import { useT as usePositionsT } from '../../../messages/index.ts';
import { countsOf, huntDate, precisionText, stateOf } from '../data/hunt-words.ts';
import styles from './detail.module.css';
import { LookedFor } from './looked-for.tsx';

function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What was asked for, when and by whom, for which position, and how far it is decided. */
export default function InfoDialog({
  hunt,
  people,
  onClose,
}: {
  hunt: Hunt;
  people: readonly PoolCandidate[];
  onClose: () => void;
}) {
  const t = useT();
  const positionsT = usePositionsT();
  const text = useText();
  const { job, requestBy: by } = hunt;
  const counts = countsOf(people);
  return (
    <Dialog
      title={t('hunts.info.title')}
      onClose={onClose}
      footer={
        <Button data-autofocus onClick={onClose}>
          {t('hunts.info.close')}
        </Button>
      }
    >
      <Facts
        facts={[
          [t('hunts.info.name'), hunt.name],
          [t('hunts.info.status'), t(`hunts.status.${stateOf(hunt)}`)],
          [t('hunts.info.description'), hunt.description],
          [t('hunts.info.precision'), precisionText(t, hunt.precision)],
          [t('hunts.info.requester'), by ? `${fullName(by)} (${by.email})` : t('hunts.info.formerMember')],
          [t('hunts.info.createdAt'), huntDate(hunt.createdAt)],
          [t('hunts.info.job'), job.title],
          [t('hunts.info.jobStatus'), text(STATUS_TEXTS[job.status])],
          [
            t('hunts.info.workMode'),
            job.workMode ? (
              <span className={styles.capital}>{positionsT(WORK_MODE_WORDS[job.workMode])}</span>
            ) : (
              '–'
            ),
          ],
        ]}
      />
      <h3 className={styles.heading}>{t('hunts.info.counts')}</h3>
      <Facts
        facts={[
          [t('hunts.info.total'), formatNumber(counts.total)],
          [t('hunts.info.viewed'), formatNumber(counts.totalViewed)],
          [t('hunts.info.pending'), formatNumber(counts.totalPending)],
          [t('hunts.info.added'), formatNumber(counts.totalAddedToProcess)],
          [t('hunts.info.rejected'), formatNumber(counts.totalRejected)],
        ]}
      />
      <h3 className={styles.heading}>{t('hunts.lookedFor')}</h3>
      <LookedFor clauses={hunt.clauses} />
    </Dialog>
  );
}
