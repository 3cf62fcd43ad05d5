import type { BoardStep } from '@cantera/shared/contracts/pipeline';
import { lazyPart } from '@cantera/shared/remotes';
import { Suspense } from 'react';
import type { BoardAddress } from '../data/use-board-address.ts';
import type { MoveChoices } from '../data/use-moves.ts';
import { type Found, findApplication } from '../model/board-changes.ts';

const HireDialog = lazyPart(() => import(/* webpackChunkName: "board-hire" */ './hire-dialog.tsx'));
const RejectDialog = lazyPart(() => import(/* webpackChunkName: "board-reject" */ './reject-dialog.tsx'));

interface MoveDialogsProps {
  steps: readonly BoardStep[];
  address: BoardAddress;
  position: { id: string; title: string };
  onHire: (found: readonly Found[], target: BoardStep, choices: MoveChoices) => void;
  onReject: (found: readonly Found[], target: BoardStep, choices: MoveChoices) => Promise<void>;
  onCancel: () => void;
}

/** The questions that a hire and a discard ask first; which one is open stands in the address. */
export function MoveDialogs({ steps, address, position, onHire, onReject, onCancel }: MoveDialogsProps) {
  const foundOf = (ids: readonly string[]) => ids.flatMap((id) => findApplication(steps, id) ?? []);
  const hiring = foundOf(address.toHire);
  const discarding = foundOf(address.toDiscard);
  const hired = steps.find(({ type }) => type === 'HIRED');
  const discarded = steps.find(({ type }) => type === 'DISCARDED');
  return (
    <Suspense>
      {hired && hiring.length > 0 && (
        <HireDialog
          found={hiring}
          positionId={position.id}
          positionTitle={position.title}
          stepId={hired.id}
          onHire={(choices) => onHire(hiring, hired, choices)}
          onClose={onCancel}
        />
      )}
      {discarded && hiring.length === 0 && discarding.length > 0 && (
        <RejectDialog
          found={discarding}
          positionId={position.id}
          stepId={discarded.id}
          onReject={(choices) => onReject(discarding, discarded, choices)}
          onClose={onCancel}
        />
      )}
    </Suspense>
  );
}
