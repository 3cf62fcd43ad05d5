import { apiKey, call } from '@cantera/shared/api-client';
import type { EndpointResponse } from '@cantera/shared/contracts';
import {
  addManagedReason,
  listManagedReasons,
  type ManagedReason,
  orderManagedReasons,
  updateManagedReason,
} from '@cantera/shared/contracts/rejection-reasons';
import { toast } from '@cantera/shared/design-system';
import { useSWRConfig } from 'swr';
import { useT } from '../../messages/starting.ts';

type List = EndpointResponse<typeof listManagedReasons>;

/** The ids of the offered reasons with one of them at another place among them. */
export function orderAfterMove(reasons: readonly ManagedReason[], id: string, index: number): string[] {
  const offered = reasons.filter(({ isOffered }) => isOffered).map((reason) => reason.id);
  return offered.filter((other) => other !== id).toSpliced(index, 0, id);
}

/** What is done with the reasons; what the server refuses is told and leaves the list as it is stored. */
export function useReasonCalls() {
  const t = useT();
  const { mutate } = useSWRConfig();
  const key = apiKey(listManagedReasons, {});
  const readAgain = () => mutate(key);

  const add = async (name: string) => {
    await call(addManagedReason, { body: { name } });
    toast.success(t('reasons.added'));
    await readAgain();
  };
  const rename = async ({ id, name: shown }: ManagedReason, name: string) => {
    // One that everybody begins with stays in each reader's language until it is called otherwise.
    if (name !== shown) await call(updateManagedReason, { params: { id }, body: { name } });
    toast.success(t('reasons.renamed'));
    await readAgain();
  };
  const setOffered = async ({ id, name }: ManagedReason, isOffered: boolean) => {
    try {
      await call(updateManagedReason, { params: { id }, body: { isOffered } });
      toast.success(t(isOffered ? 'reasons.offered' : 'reasons.retired', { name }), {
        action: {
          label: t('reasons.undo'),
          onSelect: () => void setOffered({ id, name, isOffered }, !isOffered),
        },
      });
    } catch {
      toast.standardError();
    }
    await readAgain();
  };
  const move = async (reasons: readonly ManagedReason[], id: string, index: number) => {
    const ids = orderAfterMove(reasons, id, index);
    const place = (reason: ManagedReason) => (reason.isOffered ? ids.indexOf(reason.id) : ids.length);
    const shown = [...reasons].sort((one, other) => place(one) - place(other));
    try {
      await mutate<List>(key, call(orderManagedReasons, { body: { ids } }), {
        optimisticData: { data: shown },
        rollbackOnError: true,
        revalidate: false,
      });
    } catch {
      toast.standardError();
      await readAgain();
    }
  };
  return { add, rename, setOffered, move };
}
