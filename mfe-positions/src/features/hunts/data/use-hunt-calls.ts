import { apiKey, call, isApiError, useRefresh } from '@cantera/shared/api-client';
import {
  deleteHunt,
  getHunt,
  type Hunt,
  type HuntFeedback,
  listHunts,
  type PoolCandidate,
  updateHunt,
} from '@cantera/shared/contracts/hunts';
import { countUnviewedHunts } from '@cantera/shared/contracts/unviewed-hunts';
import { confirm, toast } from '@cantera/shared/design-system';
import { useCallback, useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useT } from '../../../messages/hunts.ts';
import { useForgetPreviews } from './use-forget-previews.ts';

type Answer = { data: Hunt };

/** Changes a hunt that is shown by what the server has answered, without reading it again. */
export function useHuntCache(huntId: string) {
  const { mutate } = useSWRConfig();
  const edit = useCallback(
    (change: (hunt: Hunt) => Hunt) =>
      mutate<Answer>(
        apiKey(getHunt, { params: { id: huntId } }),
        (current) => current && { data: change(current.data) },
        { revalidate: false },
      ),
    [mutate, huntId],
  );
  const setPerson = useCallback(
    (person: PoolCandidate) =>
      edit((hunt) => ({
        ...hunt,
        poolCandidates: hunt.poolCandidates.map((one) => (one.id === person.id ? person : one)),
      })),
    [edit],
  );
  return { edit, setPerson };
}

/** A hunt that is looked at is no news any more; nor is one that becomes ready meanwhile. */
export function useSeen({ id, viewed }: Pick<Hunt, 'id' | 'viewed'>): void {
  const refresh = useRefresh();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that a hunt is news.
  useEffect(() => {
    if (viewed) return;
    void call(updateHunt, { params: { id }, body: { viewed: true } }).then(
      () => Promise.all([refresh(countUnviewedHunts), refresh(listHunts), refresh(getHunt, isOf(id))]),
      // It stays news until it is opened again.
      () => undefined,
    );
  }, [id, viewed]);
}

const isOf =
  (huntId: string) =>
  ({ params }: { params: { id: string } }): boolean =>
    params.id === huntId;

/** Asks, and calls a hunt off. `onSure`: from then on it must not be read. Resolves to whether it is gone. */
export function useDeleteHunt() {
  const t = useT();
  const refresh = useRefresh();
  const forgetPreviews = useForgetPreviews();
  return async ({ id, name }: Pick<Hunt, 'id' | 'name'>, onSure: () => void): Promise<boolean> => {
    const isSure = await confirm({
      title: t('hunts.delete.title'),
      body: t('hunts.delete.text', { name }),
      confirmLabel: t('hunts.delete.confirm'),
      isDanger: true,
    });
    if (!isSure) return false;
    onSure();
    try {
      await call(deleteHunt, { params: { id } });
    } catch (error) {
      if (isApiError(error) && error.is(deleteHunt, 'CANNOT_DELETE_READY_POOL'))
        toast.error(t('hunts.errorTitle'), { description: t('hunts.cannotDeleteReady') });
      else if (isApiError(error) && error.status === 404) return gone();
      else toast.error(t('hunts.unknownError'));
      return false;
    }
    return gone();

    function gone(): boolean {
      toast.success(t('hunts.deleted'));
      void refresh(listHunts);
      void refresh(countUnviewedHunts);
      forgetPreviews();
      return true;
    }
  };
}

/** Says how good a hunt was. Resolves to whether it was taken. */
export function useGiveFeedback(huntId: string) {
  const { edit } = useHuntCache(huntId);
  return async (feedback: HuntFeedback, feedbackText?: string): Promise<boolean> => {
    try {
      await call(updateHunt, {
        params: { id: huntId },
        body: { feedback, ...(feedbackText ? { feedbackText } : {}) },
      });
    } catch {
      toast.standardError();
      return false;
    }
    await edit((hunt) => ({ ...hunt, feedback, feedbackText: feedbackText ?? hunt.feedbackText }));
    return true;
  };
}
