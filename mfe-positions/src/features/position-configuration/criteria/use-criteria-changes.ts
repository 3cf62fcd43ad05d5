import { apiKey, call, isApiError, newId, useRefresh } from '@cantera/shared/api-client';
import { type Criteria, getCriteria, updateCriteria } from '@cantera/shared/contracts/scoring';
import { toast } from '@cantera/shared/design-system';
import { useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useT } from '../../../messages/index.ts';
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
  // The version that was on screen when the first change was made: what others save after it is told before it is lost.
  const [readVersion, setReadVersion] = useState<number | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [hasConflict, setHasConflict] = useState(false);
  const tell = useRef(onStuck);
  tell.current = onStuck;
  // What was typed goes with the form.
  useEffect(() => () => tell.current(false), []);
  const put = (next: CriteriaChanges): void => {
    setReadVersion((version) => version ?? criteria.version);
    setChanges(next);
    onStuck(isChanged(next));
  };
  const finish = (): void => {
    setChanges(UNCHANGED);
    setReadVersion(null);
    setHasConflict(false);
    onStuck(false);
  };
  const save = async (): Promise<void> => {
    setIsSaving(true);
    try {
      const body = { ...bodyOf(criteria, changes), version: readVersion ?? criteria.version };
      const answer = await call(updateCriteria, { params: { id: positionId }, body });
      await mutate(apiKey(getCriteria, { params: { id: positionId } }), answer, { revalidate: false });
      finish();
      toast.success(t('configuration.criteria.saved'));
    } catch (error) {
      if (isApiError(error) && error.is(updateCriteria, 'CRITERIA_CHANGED')) {
        setHasConflict(true);
        setReadVersion(null);
        await refresh(getCriteria);
      } else toast.standardError();
    } finally {
      setIsSaving(false);
    }
  };
  return {
    changes,
    isChanged: isChanged(changes),
    isSaving,
    hasConflict,
    save,
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
