import { useApi } from '@cantera/shared/api-client';
import { readSelectionRates, type SelectionRates } from '@cantera/shared/contracts/decisions';
import { DataView } from '@cantera/shared/data-view';
import { EmptyState, ForbiddenState, SkeletonRows, Toolbar } from '@cantera/shared/design-system';
import { useListState } from '@cantera/shared/lists';
import { useMay, usePageTitle, useSession } from '@cantera/shared/session';
import { Scale } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useT } from '../../messages/decisions.ts';
import { DecisionFilters } from './decision-filters.tsx';
import { DECISION_LIST } from './decision-list.ts';
import { DecisionHead } from './decision-tabs.tsx';
import styles from './decisions.module.css';
import { keptOf } from './fair-share.ts';
import { RateTable } from './rate-table.tsx';

function Tables({ rates }: { rates: SelectionRates }) {
  const t = useT();
  const intl = useIntl();
  const { applications, discarded } = rates;
  return (
    <div className={styles.rates}>
      <p className={styles.whole}>
        {t('decisions.rates.whole', {
          applications,
          discarded,
          kept: intl.formatNumber(keptOf(rates), { style: 'percent' }),
        })}
      </p>
      <RateTable
        title={t('decisions.rates.bySource')}
        groups={rates.bySource}
        nameOf={(value) => t(`decisions.source.${value}`)}
      />
      <RateTable
        title={t('decisions.rates.byLanguage')}
        groups={rates.byLanguage}
        nameOf={(value) => t(`decisions.language.${value}`)}
      />
      <RateTable
        title={t('decisions.rates.byReading')}
        groups={rates.byReading}
        nameOf={(value) => t(`decisions.reading.${value}`)}
      />
    </div>
  );
}

function Rates() {
  const t = useT();
  const list = useListState(DECISION_LIST);
  const { position, time } = list.filters;
  const query = useApi(
    readSelectionRates,
    { query: { positionId: position, ...time } },
    { keepPreviousData: true },
  );
  return (
    <div className={styles.page}>
      <DecisionHead />
      <p className={styles.about}>{t('decisions.rates.about')}</p>
      <Toolbar label={t('decisions.toolbar')}>
        <DecisionFilters list={list} isOfAllKinds />
      </Toolbar>
      <div className={styles.body}>
        <DataView
          query={query}
          isEmpty={({ data }) => data.applications === 0}
          isFiltered={list.isFiltered}
          onClearFilters={list.clearFilters}
          errorTitle={t('decisions.rates.error')}
          empty={
            <EmptyState
              icon={<Scale />}
              title={t('decisions.empty')}
              description={t('decisions.rates.emptyText')}
            />
          }
        >
          {({ data }) => <Tables rates={data} />}
        </DataView>
      </div>
    </div>
  );
}

/** Whom automatic decisions leave in process, by what applications have in common. */
export function Component() {
  const t = useT();
  usePageTitle(t('decisions.rates'));
  const isKnown = useSession(({ user }) => user !== null);
  const mayRead = useMay(readSelectionRates);
  if (!isKnown) return <SkeletonRows />;
  return mayRead ? <Rates /> : <ForbiddenState />;
}
