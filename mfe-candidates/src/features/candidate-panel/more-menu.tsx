import { call } from '@cantera/shared/api-client';
import { deleteCandidate, updateCandidate } from '@cantera/shared/contracts/candidate-changes';
import { getCv } from '@cantera/shared/contracts/candidate-cvs';
import type { Candidate } from '@cantera/shared/contracts/candidates';
import { fullName } from '@cantera/shared/contracts/text';
import { MenuButton, type MenuEntry, toast } from '@cantera/shared/design-system';
import type { CandidatePanelProps } from '@cantera/shared/remotes';
import { useMay } from '@cantera/shared/session';
import { Download, Eye, Pencil, Trash2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Assign } from '../../lib/assign/assign.tsx';
import { candidateAddress, UPDATE } from '../../lib/candidate-address.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useCandidateDeletion } from '../../lib/use-candidate-deletion.tsx';
import { useT } from '../../messages/index.ts';

function useDownload(candidate: Candidate) {
  return async () => {
    try {
      const file = await call(getCv, { params: { id: candidate.id }, query: { download: '1' } });
      if (file instanceof Blob) saveFile(file, candidate.cvFileName ?? `${fullName(candidate)}.pdf`);
    } catch {
      toast.standardError();
    }
  };
}

type MoreMenuProps = { candidate: Candidate; panel: CandidatePanelProps };

/** Add to position, View, Edit, Download CV and Delete. */
export function MoreMenu({ candidate, panel }: MoreMenuProps) {
  const t = useT();
  const remove = useCandidateDeletion();
  const download = useDownload(candidate);
  const canWrite = useMay(updateCandidate);
  const canDelete = useMay(deleteCandidate);
  const [isAssigning, setIsAssigning] = useState(false);
  const { positionId, applicationId } = panel;
  const gone = panel.onDeleted ?? panel.onClose;
  const assign: MenuEntry = {
    key: 'assign',
    label: t('candidates.assign.add'),
    icon: <UserPlus aria-hidden />,
    onSelect: () => setIsAssigning(true),
  };
  const edit: MenuEntry = {
    key: 'edit',
    label: t('candidates.update.edit'),
    icon: <Pencil aria-hidden />,
    to: candidateAddress(candidate.id, {}, UPDATE),
  };
  const entries: MenuEntry[] = [
    ...(canWrite ? [assign] : []),
    {
      key: 'view',
      label: t('candidates.menu.view'),
      icon: <Eye aria-hidden />,
      to: candidateAddress(candidate.id, { positionId, applicationId }),
    },
    ...(canWrite ? [edit] : []),
    {
      key: 'download',
      label: t('candidates.cv.downloadCv'),
      icon: <Download aria-hidden />,
      isDisabled: !candidate.hasCv,
      onSelect: () => void download(),
    },
  ];
  if (canDelete)
    entries.push({
      key: 'delete',
      label: t('candidates.delete.action'),
      icon: <Trash2 aria-hidden />,
      isDanger: true,
      onSelect: () => void remove(candidate).then((isGone) => isGone && gone()),
    });
  return (
    <>
      <MenuButton look="bordered" size="small" label={t('candidates.panel.more')} entries={entries} />
      {isAssigning && <Assign candidateIds={[candidate.id]} onClose={() => setIsAssigning(false)} />}
    </>
  );
}
