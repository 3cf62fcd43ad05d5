import { call } from '@cantera/shared/api-client';
import {
  addContacts,
  type ClientContact,
  type ContactInput,
  deleteContact,
  updateContact,
} from '@cantera/shared/contracts/clients';
import { refusalOfFirst } from '../../../lib/part-refusal.ts';
import { useClientChange } from '../../../lib/use-client.ts';

/** The changes of a client's contacts; each rejects with the call's error. */
export function useContacts(clientId: string) {
  const change = useClientChange(clientId);
  return {
    add: (contact: ContactInput) =>
      change({
        send: () =>
          call(addContacts, { params: { id: clientId }, body: [contact] }).catch((error: unknown) => {
            throw refusalOfFirst(error);
          }),
        saved: (client, { data }) => ({ ...client, contacts: [...client.contacts, ...data.items] }),
      }),
    update: (id: string, contact: ContactInput, version: number | undefined) =>
      change({
        send: () => call(updateContact, { params: { id }, body: { ...contact, version } }),
        saved: (client, { data }) => ({
          ...client,
          contacts: client.contacts.map((old) => (old.id === id ? data : old)),
        }),
      }),
    remove: ({ id }: ClientContact) => {
      const without = <C extends { contacts: ClientContact[] }>(client: C): C => ({
        ...client,
        contacts: client.contacts.filter((contact) => contact.id !== id),
      });
      return change({
        send: () => call(deleteContact, { params: { id } }),
        shown: without,
        saved: without,
      });
    },
  };
}
