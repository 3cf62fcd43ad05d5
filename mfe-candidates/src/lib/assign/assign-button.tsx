import { useApi } from '@cantera/shared/api-client';
import { getPosition } from '@cantera/shared/contracts/positions';
import { BusyButton, focusHeading } from '@cantera/shared/design-system';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../messages/index.ts';
import { Assign } from './assign.tsx';
import { useAssign } from './use-assign.ts';

type AssignButtonProps = {
  selected: readonly string[];
  /** The position that the address names; without one the button asks for it. */
  positionId: string;
  /** Told who is left of them. */
  onAssigned: (left: readonly string[]) => void;
};

/** Adds the chosen candidates to the position that the address names, else to one that is asked for. */
export function AssignButton({ selected, positionId, onAssigned }: AssignButtonProps) {
  const t = useT();
  const position = useApi(getPosition, positionId ? { params: { id: positionId } } : null).data?.data;
  const assign = useAssign({ skipsAssigned: true });
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const isFocusLost = useRef(false);
  const tell = (left: readonly string[]) => {
    isFocusLost.current = left.length === 0;
    onAssigned(left);
  };
  // With nobody left to assign the button is disabled, to which a dialog would give the focus back.
  useEffect(() => {
    if (selected.length > 0 || isAsking || !isFocusLost.current) return;
    isFocusLost.current = false;
    focusHeading();
  }, [selected.length, isAsking]);
  const press = async () => {
    if (!position) return setIsAsking(true);
    setIsBusy(true);
    const left = await assign({
      position,
      candidateIds: selected,
      sendWelcome: false,
    });
    setIsBusy(false);
    if (left.length < selected.length) tell(left);
  };
  return (
    <>
      <BusyButton
        type="primary"
        disabled={selected.length === 0 || (positionId !== '' && !position)}
        isBusy={isBusy}
        onClick={() => void press()}
      >
        {position
          ? t('candidates.assign.buttonTo', { title: position.title })
          : t('candidates.assign.button')}
      </BusyButton>
      {isAsking && (
        <Assign skipsAssigned candidateIds={selected} onAssigned={tell} onClose={() => setIsAsking(false)} />
      )}
    </>
  );
}
