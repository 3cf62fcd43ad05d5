import { addCandidates } from '@cantera/shared/contracts/applications';
import { askForConsents } from '@cantera/shared/contracts/consents';
import { putTagOn } from '@cantera/shared/contracts/tags';
import { useMay } from '@cantera/shared/session';
import { Button } from 'antd';
import { AssignButton } from '../../../lib/assign/assign-button.tsx';
import { useT } from '../../../messages/list.ts';
import { AskButton } from './ask-button.tsx';

type SelectionActionsProps = {
  selected: readonly string[];
  /** The position that the address names; empty without one. */
  positionId: string;
  onSelect: (ids: readonly string[]) => void;
  onTag: () => void;
};

/** What can be done with the chosen candidates: tag them, ask for their consent, assign them. */
export function SelectionActions({ selected, positionId, onSelect, onTag }: SelectionActionsProps) {
  const t = useT();
  const canTag = useMay(putTagOn);
  const canAsk = useMay(askForConsents);
  const canAssign = useMay(addCandidates);
  const isAny = selected.length > 0;
  return (
    <>
      {canTag && isAny && <Button onClick={onTag}>{t('candidates.tags.bulk')}</Button>}
      {canAsk && isAny && <AskButton selected={selected} onAsked={onSelect} />}
      {canAssign && <AssignButton selected={selected} positionId={positionId} onAssigned={onSelect} />}
    </>
  );
}
