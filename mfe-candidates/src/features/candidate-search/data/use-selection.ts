import { toast } from '@cantera/shared/design-system';
import type { useRowsAddress } from '../../../lib/candidate-rows/use-rows-address.ts';
import { useT } from '../../../messages/search.ts';
import { MOST_CHOSEN, type SearchList } from './search-list.ts';

/** Who is chosen, and how others are: more than fit the address change nothing, and say so. */
export function useSelection(list: SearchList, change: ReturnType<typeof useRowsAddress>['change']) {
  const t = useT();
  const { selected } = list.filters;
  const select = (ids: readonly string[]): void => {
    if (ids.length > MOST_CHOSEN && ids.length > selected.length)
      toast.error(t('search.tooMany', { max: MOST_CHOSEN }), {
        description: t('search.tooManyText', { count: selected.length }),
      });
    else change({ selected: ids.join(',') || undefined }, true);
  };
  return { selected, select };
}
