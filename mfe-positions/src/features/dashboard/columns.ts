import type { PositionListItem } from '@cantera/shared/contracts/positions';
import type { Column } from '@cantera/shared/lists';
import { useMemo } from 'react';
import { positionColumns } from '../../lib/position-columns.tsx';
import { useT } from '../../messages/index.ts';

const COLUMNS = [
  'title',
  'status',
  'recruiters',
  'client',
  'agencyPriority',
  'stats.inbox',
  'stats.inProcess',
  'stats.hired',
  'createdAt',
];

/** The columns of the dashboard's tables of positions; `without` names those that the reader has no use for. */
export function useColumns(without: readonly string[] = []): Column<PositionListItem>[] {
  const t = useT();
  const left = without.join();
  return useMemo(() => {
    const all = positionColumns(t, false);
    return COLUMNS.filter((key) => !left.split(',').includes(key)).flatMap(
      (key) => all.find((column) => column.key === key) ?? [],
    );
  }, [t, left]);
}
