import type { BoardStep } from '@cantera/shared/contracts/pipeline';
import { lazyPart } from '@cantera/shared/remotes';
import { Suspense } from 'react';
import type { MoveChoices } from '../../../lib/moving/use-announced-move.ts';
import type { MoveQuestion } from '../data/controls/board-view.ts';
import type { BoardAddress } from '../data/use-board-address.ts';
import { findApplication, type LocatedApplication } from '../model/board-changes.ts';

const HireDialog = lazyPart(() => import(/* webpackChunkName: "board-hire" */ './hire-dialog.tsx'));
const RejectDialog = lazyPart(() => import(/* webpackChunkName: "board-reject" */ './reject-dialog.tsx'));

const MoveManyDialog = lazyPart(
  () => import(/* webpackChunkName: "board-move-many" */ '../select/move-many-dialog.tsx'),
);

interface MoveDialogsProps {
  steps: readonly BoardStep[];
  address: BoardAddress;
  asked: MoveQuestion | null;
  position: { id: string; title: string };
  onHire: (found: readonly LocatedApplication[], target: BoardStep, choices: MoveChoices) => void;
  onMoveMany: (found: readonly LocatedApplication[], target: BoardStep, choices: MoveChoices) => void;
  onReject: (found: readonly LocatedApplication[], target: BoardStep, choices: MoveChoices) => Promise<void>;
  onCancel: () => void;
}

/** The questions that a hire, a discard and a move of several ask first; the address says which of the first two is open. */
export function MoveDialogs({ steps, address, asked, position, onCancel, ...on }: MoveDialogsProps) {
  const foundOf = (ids: readonly string[]) => ids.flatMap((id) => findApplication(steps, id) ?? []);
  const hiring = foundOf(address.toHire);
  const discarding = foundOf(address.toDiscard);
  const hired = steps.find(({ type }) => type === 'HIRED');
  const discarded = steps.find(({ type }) => type === 'DISCARDED');
  const target = steps.find(({ id }) => id === asked?.stepId);
  const moving = foundOf(asked?.ids ?? []);
  return (
    <Suspense>
      {hired && hiring.length > 0 && (
        <HireDialog
          found={hiring}
          positionId={position.id}
          positionTitle={position.title}
          stepId={hired.id}
          onHire={(choices) => on.onHire(hiring, hired, choices)}
          onClose={onCancel}
        />
      )}
      {discarded && hiring.length === 0 && discarding.length > 0 && (
        <RejectDialog
          found={discarding}
          positionId={position.id}
          stepId={discarded.id}
          onReject={(choices) => on.onReject(discarding, discarded, choices)}
          onClose={onCancel}
        />
      )}
      {target && moving.length > 0 && (
        <MoveManyDialog
          found={moving}
          target={target}
          positionId={position.id}
          onMove={(choices) => on.onMoveMany(moving, target, choices)}
          onClose={onCancel}
        />
      )}
    </Suspense>
  );
}
