import { call, isApiError, useRefresh } from '@cantera/shared/api-client';
import { deletePosition, updatePosition } from '@cantera/shared/contracts/position-changes';
import { listPositions, type PositionListItem } from '@cantera/shared/contracts/positions';
import { confirm, type MenuEntry, toast } from '@cantera/shared/design-system';
import { useMay, useSession } from '@cantera/shared/session';
import { Eye, EyeOff, Trash2 } from 'lucide-react';
import { useT } from '../../messages/index.ts';

/** What can be done with a position from its row: hide it or show it again, delete a draft of one's own. */
export function useRowActions(): (row: PositionListItem) => MenuEntry[] {
  const t = useT();
  const refresh = useRefresh();
  const canWrite = useMay(updatePosition);
  const canDelete = useMay(deletePosition);
  const userId = useSession(({ user }) => user?.id);

  const toggleHidden = async (row: PositionListItem) => {
    try {
      await call(updatePosition, { params: { id: row.id }, body: { hidden: !row.hidden } });
      toast.status(
        t(row.hidden ? 'positions.list.activated' : 'positions.list.hiddenNow', { title: row.title }),
      );
      await refresh(listPositions);
    } catch {
      toast.standardError();
    }
  };
  const remove = async (row: PositionListItem) => {
    const isSure = await confirm({
      title: t('positions.delete.title', { title: row.title }),
      body: t('positions.delete.draftText'),
      confirmLabel: t('positions.delete.confirm'),
      isDanger: true,
    });
    if (!isSure) return;
    try {
      await call(deletePosition, { params: { id: row.id }, body: { reasonId: 1 } });
      toast.success(t('positions.delete.done'));
      await refresh(listPositions);
    } catch (error) {
      if (isApiError(error) && error.is(deletePosition, 'POSITION_NOT_DELETABLE'))
        toast.error(t('positions.delete.notPossible'));
      else toast.standardError();
    }
  };
  const isMine = (row: PositionListItem) =>
    [...row.recruiters, ...row.hiringManagers].some(({ id }) => id === userId);

  return (row) => [
    ...(canWrite
      ? [
          {
            key: 'hidden',
            label: t(row.hidden ? 'positions.list.activate' : 'positions.list.hide'),
            icon: row.hidden ? <Eye aria-hidden /> : <EyeOff aria-hidden />,
            onSelect: () => void toggleHidden(row),
          },
        ]
      : []),
    ...(canDelete && row.status === 'DRAFT' && isMine(row)
      ? [
          {
            key: 'delete',
            label: t('positions.delete.action'),
            icon: <Trash2 aria-hidden />,
            isDanger: true,
            onSelect: () => void remove(row),
          },
        ]
      : []),
  ];
}
