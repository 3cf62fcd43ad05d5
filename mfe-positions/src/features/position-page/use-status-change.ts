import { apiKey, call, isApiError, useRefresh } from '@cantera/shared/api-client';
import type { PositionStatus } from '@cantera/shared/contracts/enums';
import {
  getPosition,
  listPositions,
  type Position,
  updatePosition,
  updatePositionStatus,
} from '@cantera/shared/contracts/positions';
import { toast, useText } from '@cantera/shared/design-system';
import { STATUS_TEXTS } from '@cantera/shared/positions';
import { useSession } from '@cantera/shared/session';
import { useSWRConfig } from 'swr';
import { useT } from '../../messages/index.ts';

/** Milliseconds that toasts about a status stay. */
const STATUS_TOAST_MS = 4_000;

/** Changes the status of a position. Only its own recruiters may; everyone else is told so and nothing is sent. */
export function useStatusChange(position: Position) {
  const t = useT();
  const text = useText();
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  const userId = useSession(({ user }) => user?.id);
  const isAssigned = position.recruiters.some(({ id }) => id === userId);

  const tellFailure = (error: unknown): void => {
    if (!isApiError(error)) toast.standardError();
    else if (error.is(updatePositionStatus, 'STATUS_NOT_AUTHORIZED'))
      toast.error(t('positions.statusError.notAuthorized'), { duration: STATUS_TOAST_MS });
    else if (error.is(updatePositionStatus, 'HIRES_DO_NOT_MATCH'))
      toast.error(t('positions.statusError.hires'), { duration: STATUS_TOAST_MS });
    else toast.standardError();
  };
  /** Tells whether it was changed. */
  const change = async (
    status: PositionStatus,
    said: () => void,
    before: () => Promise<unknown> = async () => undefined,
  ): Promise<boolean> => {
    try {
      await before();
      const answer = await call(updatePositionStatus, { params: { id: position.id }, body: { status } });
      await mutate(apiKey(getPosition, { params: { id: position.id } }), answer, { revalidate: false });
      said();
      await refresh(listPositions);
      return true;
    } catch (error) {
      tellFailure(error);
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
    to: (status: PositionStatus) =>
      change(status, () =>
        toast.status(
          t('positions.statusChanged', { title: position.title, status: text(STATUS_TEXTS[status]) }),
        ),
      ),
  };
}
