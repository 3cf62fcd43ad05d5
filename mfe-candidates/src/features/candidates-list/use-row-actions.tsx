import { deleteCandidate, updateCandidate } from '@cantera/shared/contracts/candidate-changes';
import type { CandidateListItem } from '@cantera/shared/contracts/candidates';
import { putTagOn } from '@cantera/shared/contracts/tags';
import type { MenuEntry } from '@cantera/shared/design-system';
import { useMay } from '@cantera/shared/session';
import { Eye, Pencil, Tag, Trash2 } from 'lucide-react';
import { candidateAddress, UPDATE } from '../../lib/candidate-address.ts';
import { useCandidateDeletion } from '../../lib/use-candidate-deletion.tsx';
import { useT } from '../../messages/list.ts';

/** What can be done with one candidate of the list: View, Edit, Tags and Delete. */
export function useRowActions(
  onGone: (id: string) => void,
  onTag: (row: CandidateListItem) => void,
): (row: CandidateListItem) => MenuEntry[] {
  const t = useT();
  const remove = useCandidateDeletion();
  const canWrite = useMay(updateCandidate);
  const canTag = useMay(putTagOn);
  const canDelete = useMay(deleteCandidate);
  return (row) => {
    const edit: MenuEntry = {
      key: 'edit',
      label: t('candidates.update.edit'),
      icon: <Pencil aria-hidden />,
      to: candidateAddress(row.id, {}, UPDATE),
    };
    const tagging: MenuEntry = {
      key: 'tags',
      label: t('candidates.tags.row'),
      icon: <Tag aria-hidden />,
      onSelect: () => onTag(row),
    };
    const drop: MenuEntry = {
      key: 'delete',
      label: t('candidates.delete.action'),
      icon: <Trash2 aria-hidden />,
      isDanger: true,
      onSelect: () => void remove(row).then((isGone) => isGone && onGone(row.id)),
    };
    return [
      {
        key: 'view',
        label: t('candidates.menu.view'),
        icon: <Eye aria-hidden />,
        to: candidateAddress(row.id),
      },
      ...(canWrite ? [edit] : []),
      ...(canTag ? [tagging] : []),
      ...(canDelete ? [drop] : []),
    ];
  };
}
