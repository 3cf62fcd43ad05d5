import { lazyPart } from '@cantera/shared/remotes';
import { Suspense } from 'react';
import { useAssign } from './use-assign.ts';

const AssignDialog = lazyPart(() => import(/* webpackChunkName: "assign" */ './assign-dialog.tsx'));

type AssignProps = {
  candidateIds: readonly string[];
  /** See `useAssign`. */
  skipsAssigned?: boolean;
  onAssigned?: () => void;
  onClose: () => void;
};

/** The dialog that asks to which position; its code comes when it is first asked for. */
export function Assign({ candidateIds, skipsAssigned = false, onAssigned, onClose }: AssignProps) {
  const assign = useAssign({ skipsAssigned });
  return (
    <Suspense>
      <AssignDialog
        onClose={onClose}
        onAssign={async (positionId) => {
          if (!(await assign(positionId, candidateIds))) return;
          onClose();
          onAssigned?.();
        }}
      />
    </Suspense>
  );
}
