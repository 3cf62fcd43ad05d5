import { call, useRefresh } from '@cantera/shared/api-client';
import { deleteCandidate } from '@cantera/shared/contracts/candidate-changes';
import { listCandidates } from '@cantera/shared/contracts/candidates';
import { fullName } from '@cantera/shared/contracts/text';
import { confirm, toast } from '@cantera/shared/design-system';
import { useT } from '../messages/index.ts';

/** Who is to be deleted. */
interface Person {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Asks, deletes and says so. Resolves to whether the candidate is gone. */
export function useCandidateDeletion(): (person: Person) => Promise<boolean> {
  const isSure = useDeletionQuestion();
  const remove = useSureDeletion();
  return async (person) => (await isSure(person)) && remove(person.id);
}

/** The question alone. It names who, and what goes with them. */
export function useDeletionQuestion(): (person: Person) => Promise<boolean> {
  const t = useT();
  return (person) =>
    confirm({
      title: t('candidates.delete.title'),
      body: (
        <>
          <p>{t('candidates.delete.text')}</p>
          <p>{t('candidates.delete.whom', { name: fullName(person) })}</p>
        </>
      ),
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
