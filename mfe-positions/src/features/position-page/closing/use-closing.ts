import { useAnnouncementWords } from '@cantera/shared/announcements';
import type { PositionStatus } from '@cantera/shared/contracts/enums';
import type { Position } from '@cantera/shared/contracts/positions';
import { toast, useText } from '@cantera/shared/design-system';
import { STATUS_TEXTS } from '@cantera/shared/positions';
import { useState } from 'react';
import { isClosed } from '../../../lib/closed.ts';
import type { MoveChoices } from '../../../lib/moving/use-announced-move.ts';
import { useT } from '../../../messages/index.ts';
import { type Closed, useStatusChange } from '../use-status-change.ts';
import { type InProcess, readInProcess } from './in-process.ts';
import { useTakingBack } from './use-taking-back.ts';

/** How long Undo is offered in any case, in ms. */
const SHORTEST_MS = 10_000;
type Discarding = MoveChoices & { rejectedReasonId: string };
type ClosedStatus = 'CLOSED_WON' | 'CLOSED_LOST';
type ClosingQuestion = { status: ClosedStatus; people: InProcess };

/** Says that a position has another status, and which messages leave for whom that discarded, with Undo. */
function useStatusToast(title: string) {
  const t = useT();
  const text = useText();
  const { sentence, laterOf } = useAnnouncementWords();
  return (status: PositionStatus, closed: Closed | undefined, undo: () => void): void => {
    const { announced } = closed ?? {};
    const shownMs = Math.max(SHORTEST_MS, (announced?.unsendSeconds ?? 0) * 1000);
    toast.status(t('positions.statusChanged', { title, status: text(STATUS_TEXTS[status]) }), {
      ...(announced ? { description: sentence(announced) } : {}),
      ...laterOf(announced, { inMs: shownMs }),
      duration: shownMs,
      action: { label: t('moving.undo'), onSelect: undo },
    });
  };
}

/**
 * Changes the status of a position. Before one with people in process is closed, `asked` says whom it is to be asked about;
 * they are discarded by the same call. One Undo takes both back. Without the hires that a
 * won position needs nobody is asked about.
 */
export function useClosing(position: Position) {
  const t = useT();
  const text = useText();
  const tellChanged = useStatusToast(position.title);
  const { mayChange, set, closeWith, tellHires } = useStatusChange(position);
  const { readBoard, takeBack } = useTakingBack(position.id);
  const [asked, setAsked] = useState<ClosingQuestion>();
  const undo = async (closed: Closed | undefined): Promise<void> => {
    const tryAgain = { label: text('shared.retry'), onSelect: () => void undo(closed) };
    // The process is locked until the position is what it was.
    if (!(await set(position.status, closed && { title: t('positions.close.notUndone'), action: tryAgain })))
      return;
    if (closed) return takeBack(closed);
    toast.status(t('positions.close.undone'));
    await readBoard();
  };
  const say = (status: PositionStatus, closed?: Closed): void =>
    tellChanged(status, closed, () => void undo(closed));
  const close = async (status: PositionStatus): Promise<boolean> => {
    const isDone = await set(status);
    if (isDone) say(status);
    return isDone;
  };
  /** Whether there is nothing left to ask. */
  const discardAndClose = async (
    { status, people }: ClosingQuestion,
    choices: Discarding,
  ): Promise<boolean> => {
    const closed = await closeWith({
      status,
      stepId: people.discardedStepId,
      applicationIds: people.applications.map(({ id }) => id),
      versions: people.applications.map(({ version }) => version),
      ...choices,
    });
    if (closed === 'MOVED') return true;
    if (!closed) return false;
    say(status, closed);
    await readBoard();
    return true;
  };
  const answer = async (
    given: ClosingQuestion,
    { rejectedReasonId, ...choices }: MoveChoices = {},
  ): Promise<void> => {
    const isAnswered = rejectedReasonId
      ? await discardAndClose(given, { ...choices, rejectedReasonId })
      : await close(given.status);
    // What was chosen is kept for another try.
    if (isAnswered) setAsked(undefined);
  };
  const to = async (status: PositionStatus): Promise<void> => {
    if (!mayChange()) return;
    // Who cannot be asked for is left as they are; the change itself must not wait for it.
    const people = isClosed(status) ? await readInProcess(position.id).catch(() => undefined) : undefined;
    if (status === 'CLOSED_WON' && people && people.hired !== position.hiringNumber) tellHires();
    else if (isClosed(status) && people && people.applications.length > 0) setAsked({ status, people });
    else await close(status);
  };
  return { mayChange, to, asked, answer, cancel: () => setAsked(undefined) };
}
