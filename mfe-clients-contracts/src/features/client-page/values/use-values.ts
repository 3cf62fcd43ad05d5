import { call, newId } from '@cantera/shared/api-client';
import {
  addValues,
  type ClientValue,
  COMPANY_HEADER,
  deleteValue,
  updateValue,
  type ValueInput,
} from '@cantera/shared/contracts/clients';
import { refusalOfFirst } from '../../../lib/part-refusal.ts';
import { useClientChange } from '../../../lib/use-client.ts';

/** The changes of a client's values; each rejects with the call's error. */
export function useValues(clientId: string) {
  const change = useClientChange(clientId);
  return {
    add: (value: ValueInput) => {
      // Its own id until the server has given one, so that it can stand in the list at once.
      const shown: ClientValue = { id: newId(), version: 1, ...value };
      return change({
        send: () =>
          call(addValues, { params: { id: clientId }, body: [value] }).catch((error: unknown) => {
            throw refusalOfFirst(error);
          }),
        shown: (client) => ({ ...client, values: [...client.values, shown] }),
        saved: (client, { data }) => ({
          ...client,
          values: [...client.values.filter(({ id }) => id !== shown.id), ...data.items],
        }),
      });
    },
    update: (id: string, value: ValueInput, version: number | undefined) =>
      change({
        send: () => call(updateValue, { params: { id }, body: { ...value, version } }),
        saved: (client, { data }) => ({
          ...client,
          values: client.values.map((old) => (old.id === id ? data : old)),
        }),
      }),
    remove: ({ id }: ClientValue) => {
      const without = <C extends { values: ClientValue[] }>(client: C): C => ({
        ...client,
        values: client.values.filter((value) => value.id !== id),
      });
      return change({
        send: () => call(deleteValue, { params: { id } }, { headers: { [COMPANY_HEADER]: clientId } }),
        shown: without,
        saved: without,
      });
    },
  };
}
