import { call } from '@cantera/shared/api-client';
import { type Candidate, getCv } from '@cantera/shared/contracts/candidates';
import { MenuButton, type MenuEntry, toast } from '@cantera/shared/design-system';
import { useCan } from '@cantera/shared/session';
import { Download, Pencil, Trash2 } from 'lucide-react';
import { fullName } from '../../lib/person-name.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useCandidateDeletion } from '../../lib/use-candidate-deletion.ts';
import { useT } from '../../messages/index.ts';

/** Edit, Download CV and Delete. */
export function MoreMenu({ candidate, onDeleted }: { candidate: Candidate; onDeleted: () => void }) {
  const t = useT();
  const remove = useCandidateDeletion();
  const canWrite = useCan('candidates.write');
  const canDelete = useCan('candidates.delete');
  const download = async () => {
    try {
      const file = await call(getCv, { params: { id: candidate.id }, query: { download: '1' } });
      if (file instanceof Blob) saveFile(file, candidate.cvFileName ?? `${fullName(candidate)}.pdf`);
    } catch {
      toast.standardError();
    }
  };
  const entries: MenuEntry[] = [
    ...(canWrite
      ? [
          {
            key: 'edit',
            label: t('candidates.update.edit'),
            icon: <Pencil aria-hidden />,
            to: `/candidates/${candidate.id}/update/basic-information`,
          },
        ]
      : []),
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
      onSelect: () => void remove(candidate.id).then((isGone) => isGone && onDeleted()),
    });
  return <MenuButton look="bordered" size="small" label={t('candidates.panel.more')} entries={entries} />;
}
