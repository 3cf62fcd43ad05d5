import { call, useRefresh } from '@cantera/shared/api-client';
import { deleteCandidate, listCandidates } from '@cantera/shared/contracts/candidates';
import { confirm, toast } from '@cantera/shared/design-system';
import { useT } from '../messages/index.ts';

/** Asks, deletes and says so. Resolves to whether the candidate is gone. */
export function useCandidateDeletion(): (id: string) => Promise<boolean> {
  const isSure = useDeletionQuestion();
  const remove = useSureDeletion();
  return async (id) => (await isSure()) && remove(id);
}

/** The question alone. */
export function useDeletionQuestion(): () => Promise<boolean> {
  const t = useT();
  return () =>
    confirm({
      title: t('candidates.delete.title'),
      body: t('candidates.delete.text'),
      confirmLabel: t('candidates.delete.action'),
      isDanger: true,
    });
}

/** The deletion after the question. */
export function useSureDeletion(): (id: string) => Promise<boolean> {
  const t = useT();
  const refresh = useRefresh();
  return async (id) => {
    try {
      await call(deleteCandidate, { params: { id } });
    } catch {
      toast.standardError();
      return false;
    }
    toast.success(t('candidates.delete.done'));
    await refresh(listCandidates);
    return true;
  };
}
