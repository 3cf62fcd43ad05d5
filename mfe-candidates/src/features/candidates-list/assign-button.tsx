import { useApi } from '@cantera/shared/api-client';
import { getPosition } from '@cantera/shared/contracts/positions';
import { BusyButton } from '@cantera/shared/design-system';
import { useState } from 'react';
import { Assign } from '../../lib/assign/assign.tsx';
import { useAssign } from '../../lib/assign/use-assign.ts';
import { useT } from '../../messages/index.ts';

type AssignButtonProps = {
  selected: readonly string[];
  /** The position that the address names; without one the button asks for it. */
  positionId: string;
  onAssigned: () => void;
};

/** Adds the chosen candidates to the position that the address names, else to one that is asked for. */
export function AssignButton({ selected, positionId, onAssigned }: AssignButtonProps) {
  const t = useT();
  const position = useApi(getPosition, positionId ? { params: { id: positionId } } : null).data?.data;
  const assign = useAssign({ skipsAssigned: true });
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const press = async () => {
    if (!positionId) return setIsAsking(true);
    setIsBusy(true);
    const isDone = await assign(positionId, selected, false);
    setIsBusy(false);
    if (isDone) onAssigned();
  };
  return (
    <>
      <BusyButton
        type="primary"
        disabled={selected.length === 0}
        isBusy={isBusy}
        onClick={() => void press()}
      >
        {position
          ? t('candidates.assign.buttonTo', { title: position.title })
          : t('candidates.assign.button')}
      </BusyButton>
      {isAsking && (
        <Assign
          skipsAssigned
          candidateIds={selected}
          onAssigned={onAssigned}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
