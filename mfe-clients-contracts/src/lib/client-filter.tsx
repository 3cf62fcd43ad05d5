import { useApi } from '@cantera/shared/api-client';
import { clientChoices } from '@cantera/shared/contracts/client-choices';
import { getClient } from '@cantera/shared/contracts/clients';
import { ChoiceFilter } from '@cantera/shared/design-system';
import { useGoneValues } from '@cantera/shared/lists';
import { useState } from 'react';

type ClientFilterProps = {
  label: string;
  /** Id of the chosen client; empty for none. */
  clientId: string;
  onChange: (clientId: string) => void;
  /** The chosen one, as an old address has it, is gone. */
  onGone: () => void;
};

/** By a client, of which there may be more than a list holds; one of the address that is gone is left out. */
export function ClientFilter({ label, clientId, onChange, onGone }: ClientFilterProps) {
  const [term, setTerm] = useState('');
  const found = useApi(clientChoices.endpoint, clientChoices.ask(term), { keepPreviousData: true });
  const offered = found.data ? clientChoices.optionsOf(found.data) : [];
  const value = clientId ? [clientId] : [];
  const isElsewhere =
    found.data !== undefined && clientId !== '' && offered.every((option) => option.value !== clientId);
  const { data, error } = useApi(getClient, isElsewhere ? { params: { id: clientId } } : null);
  const isGone = isElsewhere && error?.status === 404;
  useGoneValues(value, isGone ? [] : undefined, onGone);
  return (
    <ChoiceFilter
      isSingle
      label={label}
      options={data ? [...offered, { value: clientId, label: data.data.name }] : offered}
      onSearch={setTerm}
      value={value}
      onChange={([chosen]) => onChange(chosen ?? '')}
    />
  );
}
