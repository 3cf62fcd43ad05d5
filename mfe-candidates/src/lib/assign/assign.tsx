import { lazyPart } from '@cantera/shared/remotes';
import { Suspense, useState } from 'react';
import { newTo, useAssign } from './use-assign.ts';

const AssignDialog = lazyPart(() => import(/* webpackChunkName: "assign" */ './assign-dialog.tsx'));
const WelcomeQuestion = lazyPart(() => import(/* webpackChunkName: "assign" */ './welcome-question.tsx'));

type AssignProps = {
  candidateIds: readonly string[];
  /** See `useAssign`. */
  skipsAssigned?: boolean;
  onAssigned?: () => void;
  onClose: () => void;
};
/** A position that was chosen with the welcome message, which is looked at before it is sent. */
type Chosen = { positionId: string; candidateIds: readonly string[] };

/** The dialog that asks to which position; its code comes when it is first asked for. */
export function Assign({ candidateIds, skipsAssigned = false, onAssigned, onClose }: AssignProps) {
  const assign = useAssign({ skipsAssigned });
  const [chosen, setChosen] = useState<Chosen>();
  const send = async (positionId: string, sendWelcome: boolean) => {
    if (!(await assign(positionId, candidateIds, sendWelcome))) return;
    onClose();
    onAssigned?.();
  };
  const ask = async (positionId: string) => {
    // Who is there already gets nothing. When that cannot be found out, the server says so of them all.
    const wanted = skipsAssigned ? await newTo(positionId, candidateIds).catch(() => []) : candidateIds;
    if (wanted.length === 0) await send(positionId, false);
    else setChosen({ positionId, candidateIds: wanted });
  };
  return (
    <Suspense>
      <AssignDialog onClose={onClose} onAssign={(id, isWelcome) => (isWelcome ? ask(id) : send(id, false))} />
      {chosen && (
        <WelcomeQuestion
          {...chosen}
          onAnswer={(sendWelcome) => send(chosen.positionId, sendWelcome)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Suspense>
  );
}
