import { toast } from '@cantera/shared/design-system';
import { lazyPart } from '@cantera/shared/remotes';
import { Suspense, useState } from 'react';
import { sortForPosition } from './add-to-position.ts';
import { type Assignment, useAssign } from './use-assign.ts';

const AssignDialog = lazyPart(() => import(/* webpackChunkName: "assign" */ './assign-dialog.tsx'));
const WelcomeQuestion = lazyPart(() => import(/* webpackChunkName: "assign" */ './welcome-question.tsx'));

type AssignProps = {
  candidateIds: readonly string[];
  /** See `useAssign`. */
  skipsAssigned?: boolean;
  /** Told who of the candidates could not be added any more. */
  onAssigned?: (left: readonly string[]) => void;
  onClose: () => void;
};
type Position = Assignment['position'];
/** A position that was chosen with the welcome message, which is looked at before it is sent. */
type ChosenPosition = { position: Position; candidateIds: readonly string[] };

/** The dialog that asks to which position; its code comes when it is first asked for. */
export function Assign({ candidateIds, skipsAssigned = false, onAssigned, onClose }: AssignProps) {
  const assign = useAssign({ skipsAssigned });
  const [chosen, setChosen] = useState<ChosenPosition>();
  const send = async (position: Position, sendWelcome: boolean) => {
    const left = await assign({ position, candidateIds, sendWelcome });
    if (left.length === candidateIds.length) return;
    onClose();
    onAssigned?.(left);
  };
  const ask = async (position: Position) => {
    let wanted = candidateIds;
    try {
      // Who is there already gets nothing.
      if (skipsAssigned)
        wanted = (await sortForPosition(position.id, candidateIds)).wanted.map(({ id }) => id);
    } catch {
      toast.standardError();
      return;
    }
    if (wanted.length === 0) await send(position, false);
    else setChosen({ position, candidateIds: wanted });
  };
  return (
    <Suspense>
      <AssignDialog
        onClose={onClose}
        onAssign={(position, isWelcome) => (isWelcome ? ask(position) : send(position, false))}
      />
      {chosen && (
        <WelcomeQuestion
          positionId={chosen.position.id}
          candidateIds={chosen.candidateIds}
          onAnswer={(sendWelcome) => send(chosen.position, sendWelcome)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Suspense>
  );
}
