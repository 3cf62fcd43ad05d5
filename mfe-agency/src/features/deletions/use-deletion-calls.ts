import { call, useRefresh } from '@cantera/shared/api-client';
import { deleteCandidate } from '@cantera/shared/contracts/candidate-changes';
import {
  type DeletionWarning,
  listCandidateDeletions,
  listDeletionWarnings,
  stopDeletion,
} from '@cantera/shared/contracts/retention';
import { confirm, toast } from '@cantera/shared/design-system';
import { useMemo } from 'react';
import { useT } from '../../messages/deletions.ts';
import { nameOf } from './deletion-words.ts';

/** Stops a deletion, lets it go on, or does it now, after a question. A failure is told and changes nothing. */
export function useDeletionCalls() {
  const t = useT();
  const refresh = useRefresh();
  return useMemo(() => {
    const readAgain = () => Promise.all([refresh(listDeletionWarnings), refresh(listCandidateDeletions)]);
    const carryOut = async (work: () => Promise<unknown>, done: string) => {
      try {
        await work();
        toast.success(done);
      } catch {
        toast.standardError();
      }
      await readAgain();
    };
    return {
      setStopped: ({ id }: DeletionWarning, stopped: boolean) =>
        carryOut(
          () => call(stopDeletion, { params: { id }, body: { stopped } }),
          t(stopped ? 'deletions.stop.done' : 'deletions.resume.done'),
        ),
      deleteNow: async ({ candidate }: DeletionWarning) => {
        const isSure = await confirm({
          title: t('deletions.now.title', { name: nameOf(candidate) }),
          body: t('deletions.now.text'),
          confirmLabel: t('deletions.now.confirm'),
          isDanger: true,
        });
        if (isSure)
          await carryOut(
            () => call(deleteCandidate, { params: { id: candidate.id } }),
            t('deletions.now.done'),
          );
      },
    };
  }, [t, refresh]);
}
