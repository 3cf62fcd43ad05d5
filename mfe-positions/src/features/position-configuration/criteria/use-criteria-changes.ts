import { apiKey, call, newId, useRefresh } from '@cantera/shared/api-client';
import { type Criteria, getCriteria, updateCriteria } from '@cantera/shared/contracts/scoring';
import { toast } from '@cantera/shared/design-system';
import { isChangedMeanwhile } from '@cantera/shared/editing';
import { useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useT } from '../../../messages/configuration.ts';
import { bodyOf, type CriteriaChanges, type CriterionDraft, isChanged, UNCHANGED } from './criteria-draft.ts';

/** What somebody changes in the criteria of a position until it is saved, over whatever others save meanwhile. */
export function useCriteriaChanges(
  positionId: string,
  criteria: Criteria,
  onStuck: (isStuck: boolean) => void,
) {
  const t = useT();
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  const [changes, setChanges] = useState<CriteriaChanges>(UNCHANGED);
  // What was on screen when the first change was made: what others save after it is shown before it is lost.
  const [base, setBase] = useState<Criteria | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  /** How often saving has run into what somebody else saved, until the choice is made. */
  const [conflicts, setConflicts] = useState(0);
  const tell = useRef(onStuck);
  tell.current = onStuck;
  // What was typed goes with the form.
  useEffect(() => () => tell.current(false), []);
  const put = (next: CriteriaChanges): void => {
    setBase((read) => read ?? criteria);
    setChanges(next);
    onStuck(isChanged(next));
  };
  const finish = (): void => {
    setChanges(UNCHANGED);
    setBase(null);
    setConflicts(0);
    onStuck(false);
  };
  const save = async ({ overwrites }: { overwrites: boolean }): Promise<void> => {
    setIsSaving(true);
    try {
      // Over theirs is over the one that is shown: what a third person saves meanwhile is shown first.
      const { version } = overwrites || !base ? criteria : base;
      const body = { ...bodyOf(criteria, changes, base), version };
      const answer = await call(updateCriteria, { params: { id: positionId }, body });
      await mutate(apiKey(getCriteria, { params: { id: positionId } }), answer, { revalidate: false });
      finish();
      toast.success(t('configuration.criteria.saved'));
    } catch (error) {
      if (isChangedMeanwhile(error)) {
        await refresh(getCriteria);
        setConflicts((count) => count + 1);
      } else toast.standardError();
    } finally {
      setIsSaving(false);
    }
  };
  return {
    changes,
    isChanged: isChanged(changes),
    isSaving,
    base,
    conflicts,
    save,
    discard: finish,
    change: (id: string, change: Partial<CriterionDraft>) =>
      put({ ...changes, changed: { ...changes.changed, [id]: { ...changes.changed[id], ...change } } }),
    add: (label: string) =>
      put({
        ...changes,
        added: [...changes.added, { id: newId(), label, weight: 'NICE', words: label }],
      }),
    remove: (id: string) => put({ ...changes, removed: [...changes.removed, id] }),
  };
}
