import { clientChoices } from '@cantera/shared/contracts/client-choices';
import { ChoiceFilter } from '@cantera/shared/design-system';
import { useOneOfMany } from '@cantera/shared/lists';

type ClientFilterProps = {
  label: string;
  /** Id of the chosen client; empty for none. */
  clientId: string;
  onChange: (clientId: string) => void;
  /** The chosen one, as an old address has it, is gone. */
  onGone: () => void;
};

/** By a client, of which there may be more than a list holds; for those who may read clients. */
export function ClientFilter({ label, clientId, onChange, onGone }: ClientFilterProps) {
  const clients = useOneOfMany(clientChoices, { id: clientId, drop: onGone, canRead: true });
  return <ChoiceFilter isSingle label={label} {...clients} onChange={([chosen]) => onChange(chosen ?? '')} />;
}
