import { useApi } from '@cantera/shared/api-client';
import { clientChoices } from '@cantera/shared/contracts/client-choices';
import { fullName } from '@cantera/shared/contracts/text';
import { listUsers } from '@cantera/shared/contracts/users';
import { ChoiceFilter, ClearFilters } from '@cantera/shared/design-system';
import { useGoneValues } from '@cantera/shared/lists';
import { useMay } from '@cantera/shared/session';
import { ClientFilter } from '../../../lib/client-filter.tsx';
import { useT } from '../../../messages/metrics.ts';
import type { Span } from '../model/periods.ts';
import type { ReportState } from '../model/report-address.ts';
import { PeriodFilter } from './period-filter.tsx';

/** By whoever recruits for the position: members who have gone are left out of the address. */
function RecruiterFilter({ list }: { list: ReportState }) {
  const t = useT();
  const members = useApi(listUsers, {});
  const { recruiterId } = list.filters;
  const value = recruiterId ? [recruiterId] : [];
  useGoneValues(
    value,
    members.data?.users.map(({ id }) => id),
    () => list.dropFilter('recruiterId', ''),
  );
  return (
    <ChoiceFilter
      isSingle
      label={t('report.filter.recruiter')}
      options={(members.data?.users ?? [])
        .filter(({ role }) => role !== 'HIRING_MANAGER')
        .map((user) => ({ value: user.id, label: fullName(user) }))}
      value={value}
      onChange={([chosen]) => list.setFilter('recruiterId', chosen ?? '')}
    />
  );
}

type ReportFiltersProps = {
  list: ReportState;
  /** The days that the report shows now. */
  span: Span;
};

/** Period, client and recruiter; each shows its value and can be cleared. */
export function ReportFilters({ list, span }: ReportFiltersProps) {
  const t = useT();
  const canReadClients = useMay(clientChoices.endpoint);
  return (
    <>
      <PeriodFilter
        period={list.filters.period}
        span={span}
        onChange={(period) => list.setFilter('period', period)}
      />
      {canReadClients && (
        <ClientFilter
          label={t('report.filter.client')}
          clientId={list.filters.clientId}
          onChange={(clientId) => list.setFilter('clientId', clientId)}
          onGone={() => list.dropFilter('clientId', '')}
        />
      )}
      <RecruiterFilter list={list} />
      {list.isFiltered && <ClearFilters onClear={list.clearFilters}>{t('report.clear')}</ClearFilters>}
    </>
  );
}
