import { call, isApiError, useRefresh } from '@cantera/shared/api-client';
import { undoConfirm } from '@cantera/shared/contracts/discard-scoring';
import { listSteps, undoMove } from '@cantera/shared/contracts/pipeline';
import { type ToastOptions, toast, useText } from '@cantera/shared/design-system';
import { formatList } from '@cantera/shared/i18n';
import { useT } from '../../../messages/index.ts';
import type { Closed } from '../use-status-change.ts';

type Discards = Closed['applications'];
/** What closing did to people: those it discarded, and those by score whose discard it confirmed. */
type Done = Pick<Closed, 'applications' | 'confirmed'>;
const countOf = ({ applications, confirmed }: Done): number => applications.length + confirmed.length;

/** Takes back the discards that closing a position made, lets those by score that it confirmed wait again, and says what came of it. */
export function useTakingBack(positionId: string) {
  const t = useT();
  const text = useText();
  const refresh = useRefresh();
  const readBoard = () => refresh(listSteps, ({ params: { id } }) => id === positionId);
  /** Subjects of the messages that had left. */
  const undo = async (
    endpoint: typeof undoMove | typeof undoConfirm,
    discards: Discards,
  ): Promise<string[]> => {
    if (discards.length === 0) return [];
    const body = {
      applicationIds: discards.map(({ id }) => id),
      versions: discards.map(({ version }) => version),
    };
    const { data } = await call(endpoint, { params: { id: positionId }, body });
    return data.sentMessages.map(({ subject }) => subject);
  };
  const besideTitle = (subjects: readonly string[]): ToastOptions =>
    subjects.length === 0
      ? {}
      : { description: t('moving.sent', { subjects: formatList(subjects) }), duration: null };
  /** Their messages leave while nobody tries again: whatever can still be tried is offered. */
  const tellFailure = (error: unknown, done: Done): void => {
    if (
      isApiError(error) &&
      (error.is(undoMove, 'MOVE_NOT_UNDOABLE') || error.is(undoConfirm, 'NOTHING_TO_UNDO'))
    ) {
      toast.error(t('moving.notUndone'));
      return;
    }
    if (!isApiError(error) || !error.is(undoMove, 'APPLICATION_MOVED')) {
      toast.error(t('positions.close.notTakenBack', { count: countOf(done) }), {
        action: { label: text('shared.retry'), onSelect: () => void takeBack(done) },
      });
      return;
    }
    const moved = new Set(error.details.applications.map(({ id }) => id));
    const left = (discards: Discards) => discards.filter(({ id }) => !moved.has(id));
    const rest = { applications: left(done.applications), confirmed: left(done.confirmed) };
    if (countOf(rest) === 0) toast.error(t('positions.close.allMovedMeanwhile'));
    else
      toast.error(t('positions.close.someMovedMeanwhile', { count: moved.size }), {
        action: {
          label: t('positions.close.takeBackRest', { count: countOf(rest) }),
          onSelect: () => void takeBack(rest),
        },
      });
  };
  const takeBack = async (done: Done): Promise<void> => {
    let rest = done;
    try {
      const subjects = await undo(undoMove, rest.applications);
      rest = { ...rest, applications: [] };
      subjects.push(...(await undo(undoConfirm, rest.confirmed)));
      toast.status(t('positions.close.undone'), besideTitle(subjects));
    } catch (error) {
      tellFailure(error, rest);
    }
    await readBoard();
  };
  return { readBoard, takeBack };
}
