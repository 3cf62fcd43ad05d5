import type { Candidate } from '@cantera/shared/contracts/candidates';
import { MenuButton, type MenuEntry } from '@cantera/shared/design-system';
import { useCan } from '@cantera/shared/session';
import { Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useCandidateDeletion } from '../../lib/use-candidate-deletion.ts';
import { useT } from '../../messages/index.ts';

/** What is done seldom with a candidate. */
export function CandidateMenu({ candidate }: { candidate: Candidate }) {
  const t = useT();
  const navigate = useNavigate();
  const remove = useCandidateDeletion();
  const canDelete = useCan('candidates.delete');
  const entries: MenuEntry[] = canDelete
    ? [
        {
          key: 'delete',
          label: t('candidates.delete.action'),
          icon: <Trash2 aria-hidden />,
          isDanger: true,
          onSelect: () =>
            void remove(candidate.id).then((isGone) => isGone && navigate('/candidates?shouldRefetch=true')),
        },
      ]
    : [];
  return entries.length > 0 ? (
    <MenuButton label={t('candidates.panel.more')} look="bordered" entries={entries} />
  ) : null;
}
