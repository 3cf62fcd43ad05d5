import { apiKey, call, isApiError, useRefresh } from '@cantera/shared/api-client';
import type { EndpointInput, EndpointResponse } from '@cantera/shared/contracts';
import type { PositionStatus } from '@cantera/shared/contracts/enums';
import { closePosition } from '@cantera/shared/contracts/pipeline';
import { updatePosition, updatePositionStatus } from '@cantera/shared/contracts/position-changes';
import { getPosition, listPositions, type Position } from '@cantera/shared/contracts/positions';
import { type ToastAction, toast } from '@cantera/shared/design-system';
import { useSWRConfig } from 'swr';
import { STATUS_TOAST_MS, useAssigned } from '../../lib/use-assigned.ts';
import { useT } from '../../messages/index.ts';

type Discard = EndpointInput<typeof closePosition>['body'];
/** What closing with discards answers. */
export type Closed = EndpointResponse<typeof closePosition>['data'];

type Answer = { data: Position };
/** What stays on screen when nobody knows why it was not changed. */
type Standing = { title: string; action: ToastAction };

/** Says why a status was not changed: in words where it is known why, else in those that stay on screen, or the common ones. */
function useFailureNotice() {
  const t = useT();
  const reasonOf = (error: unknown): string | undefined => {
    if (!isApiError(error)) return undefined;
    if (error.is(updatePositionStatus, 'STATUS_NOT_AUTHORIZED'))
      return t('positions.statusError.notAuthorized');
    return error.is(updatePositionStatus, 'HIRES_DO_NOT_MATCH')
      ? t('positions.statusError.hires')
      : undefined;
  };
  return (error: unknown, standing?: Standing): void => {
    const reason = reasonOf(error);
    if (reason) toast.error(reason, { duration: STATUS_TOAST_MS });
    else if (standing) toast.error(standing.title, { action: standing.action });
    else toast.standardError();
  };
}

/** Changes the status of a position. Only its own recruiters may; everyone else is told so and nothing is sent. */
export function useStatusChange(position: Position) {
  const t = useT();
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  const mayChange = useAssigned(position);

  const tellFailure = useFailureNotice();
  const show = (answer: Answer) =>
    mutate(apiKey(getPosition, { params: { id: position.id } }), answer, { revalidate: false });
  const send = (status: PositionStatus) =>
    call(updatePositionStatus, { params: { id: position.id }, body: { status } });
  /** Tells whether it was changed. */
  const change = async (status: PositionStatus, said: () => void, standing?: Standing): Promise<boolean> => {
    try {
      await show(await send(status));
      said();
      await refresh(listPositions);
      return true;
    } catch (error) {
      tellFailure(error, standing);
      return false;
    }
  };
  return {
    /** Tells an unassigned user why not; true when they are assigned. */
    mayChange,
    open: () =>
      change('OPEN', () =>
        toast.status(t('positions.publish.opened'), { description: t('positions.publish.openedText') }),
      ),
    /**
     * Opens it, shows it on the job portal and submits it to the external ones, if any. Tells whether it was opened: what fails after
     * that is told in the common words, and made up for on the Configuration tab.
     */
    openAndPublish: async (submit?: () => Promise<void>): Promise<boolean> => {
      let latest: Answer;
      try {
        latest = await send('OPEN');
      } catch (error) {
        tellFailure(error);
        return false;
      }
      try {
        const body = { jobPortalEnabled: true, hidden: false };
        latest = await call(updatePosition, { params: { id: position.id }, body });
        await submit?.();
        toast.status(t('positions.publish.openedAndPublished'), {
          description: t('positions.publish.openedText'),
        });
      } catch {
        toast.standardError();
      }
      await show(latest);
      await refresh(listPositions);
      return true;
    },
    /** Says nothing when it was changed, only why it was not. */
    set: (status: PositionStatus, standing?: Standing) => change(status, () => undefined, standing),
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
