import { deleteCandidate, updateCandidate } from '@cantera/shared/contracts/candidate-changes';
import type { Candidate } from '@cantera/shared/contracts/candidates';
import { MenuButton, type MenuEntry } from '@cantera/shared/design-system';
import { useMay } from '@cantera/shared/session';
import { Trash2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Assign } from '../../lib/assign/assign.tsx';
import { useDeletionQuestion, useSureDeletion } from '../../lib/use-candidate-deletion.tsx';
import { useT } from '../../messages/index.ts';

function useDelete(candidate: Candidate) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isSure = useDeletionQuestion();
  const remove = useSureDeletion();
  return async () => {
    if (!(await isSure(candidate))) return;
    // The page goes before the candidate does, and at once, else it would read who is no longer there.
    await navigate('/candidates', { flushSync: true });
    const isGone = await remove(candidate.id);
    await navigate(isGone ? '/candidates?shouldRefetch=true' : `${pathname}${search}`, { replace: true });
  };
}

/** What is done seldom with a candidate. */
export function CandidateMenu({ candidate }: { candidate: Candidate }) {
  const t = useT();
  const remove = useDelete(candidate);
  const canWrite = useMay(updateCandidate);
  const canDelete = useMay(deleteCandidate);
  const [isAssigning, setIsAssigning] = useState(false);
  const entries: MenuEntry[] = [];
  if (canWrite)
    entries.push({
      key: 'assign',
      label: t('candidates.assign.add'),
      icon: <UserPlus aria-hidden />,
      onSelect: () => setIsAssigning(true),
    });
  if (canDelete)
    entries.push({
      key: 'delete',
      label: t('candidates.delete.action'),
      icon: <Trash2 aria-hidden />,
      isDanger: true,
      onSelect: () => void remove(),
    });
  if (entries.length === 0) return null;
  return (
    <>
      <MenuButton label={t('candidates.panel.more')} look="bordered" entries={entries} />
      {isAssigning && <Assign candidateIds={[candidate.id]} onClose={() => setIsAssigning(false)} />}
    </>
  );
}
