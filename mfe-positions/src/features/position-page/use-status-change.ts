import { apiKey, call, isApiError, useRefresh } from '@cantera/shared/api-client';
import type { EndpointInput, EndpointResponse } from '@cantera/shared/contracts';
import type { PositionStatus } from '@cantera/shared/contracts/enums';
import { closePosition } from '@cantera/shared/contracts/pipeline';
import {
  getPosition,
  listPositions,
  type Position,
  updatePosition,
  updatePositionStatus,
} from '@cantera/shared/contracts/positions';
import { type ToastAction, toast } from '@cantera/shared/design-system';
import { useSession } from '@cantera/shared/session';
import { useSWRConfig } from 'swr';
import { useT } from '../../messages/index.ts';

type Discard = EndpointInput<typeof closePosition>['body'];
/** What closing with discards answers. */
export type Closed = EndpointResponse<typeof closePosition>['data'];

/** What stays on screen when nobody knows why it was not changed. */
type Standing = { title: string; action: ToastAction };

/** Milliseconds that toasts about a status stay. */
const STATUS_TOAST_MS = 4_000;

/** Changes the status of a position. Only its own recruiters may; everyone else is told so and nothing is sent. */
export function useStatusChange(position: Position) {
  const t = useT();
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  const userId = useSession(({ user }) => user?.id);
  const isAssigned = position.recruiters.some(({ id }) => id === userId);

  const reasonOf = (error: unknown): string | undefined => {
    if (!isApiError(error)) return undefined;
    if (error.is(updatePositionStatus, 'STATUS_NOT_AUTHORIZED'))
      return t('positions.statusError.notAuthorized');
    return error.is(updatePositionStatus, 'HIRES_DO_NOT_MATCH')
      ? t('positions.statusError.hires')
      : undefined;
  };
  const tellFailure = (error: unknown, standing?: Standing): void => {
    const reason = reasonOf(error);
    if (reason) toast.error(reason, { duration: STATUS_TOAST_MS });
    else if (standing) toast.error(standing.title, { action: standing.action });
    else toast.standardError();
  };
  const show = (answer: { data: Position }) =>
    mutate(apiKey(getPosition, { params: { id: position.id } }), answer, { revalidate: false });
  /** Tells whether it was changed. */
  const change = async (
    status: PositionStatus,
    said: () => void,
    before: () => Promise<unknown> = async () => undefined,
    standing?: Standing,
  ): Promise<boolean> => {
    try {
      await before();
      const answer = await call(updatePositionStatus, { params: { id: position.id }, body: { status } });
      await show(answer);
      said();
      await refresh(listPositions);
      return true;
    } catch (error) {
      tellFailure(error, standing);
      return false;
    }
  };
  return {
    /** Tells an unassigned user why not; true when he is assigned. */
    mayChange: (): boolean => {
      if (!isAssigned)
        toast.error(t('positions.statusError.title'), {
          description: t('positions.statusError.notAssigned'),
          duration: STATUS_TOAST_MS,
        });
      return isAssigned;
    },
    open: () =>
      change('OPEN', () =>
        toast.status(t('positions.publish.opened'), { description: t('positions.publish.openedText') }),
      ),
    /** On the portal first: an open position that visitors cannot see yet would be half of what was asked. */
    openAndPublish: () =>
      change(
        'OPEN',
        () =>
          toast.status(t('positions.publish.openedAndPublished'), {
            description: t('positions.publish.openedText'),
          }),
        () =>
          call(updatePosition, {
            params: { id: position.id },
            body: { jobPortalEnabled: true, hidden: false },
          }),
      ),
    /** Says nothing when it was changed, only why it was not. */
    set: (status: PositionStatus, standing?: Standing) =>
      change(
        status,
        () => undefined,
        async () => undefined,
        standing,
      ),
    /** Discards people and closes it, both or neither. When it was refused, which it says: that some were moved, or undefined. */
    closeWith: async (body: Discard): Promise<Closed | 'MOVED' | undefined> => {
      try {
        const { data } = await call(closePosition, { params: { id: position.id }, body });
        await show({ data: data.position });
        await refresh(listPositions);
        return data;
      } catch (error) {
        if (isApiError(error) && error.is(closePosition, 'APPLICATION_MOVED')) {
          toast.error(t('positions.close.movedMeanwhile'));
          return 'MOVED';
        }
        tellFailure(error);
        return undefined;
      }
    },
    tellHires: () => toast.error(t('positions.statusError.hires'), { duration: STATUS_TOAST_MS }),
  };
}
