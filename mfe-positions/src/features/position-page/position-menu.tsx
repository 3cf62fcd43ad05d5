import { call, isApiError, useRefresh } from '@cantera/shared/api-client';
import {
  deletePosition,
  duplicatePosition,
  updatePosition,
} from '@cantera/shared/contracts/position-changes';
import { createPositionTemplate } from '@cantera/shared/contracts/position-templates';
import { listPositions, type Position } from '@cantera/shared/contracts/positions';
import { confirm, MenuButton, type MenuEntry, toast } from '@cantera/shared/design-system';
import { useLacksPolicy } from '@cantera/shared/privacy-policy';
import { lazyPart } from '@cantera/shared/remotes';
import { useMay, useSession } from '@cantera/shared/session';
import { Copy, ExternalLink, Eye, Layers, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isOnPortal } from '../../lib/is-on-portal.ts';
import { usePortalAddress } from '../../lib/portal-address.ts';
import { useSendPosition } from '../../lib/use-position-change.ts';
import { useT } from '../../messages/index.ts';

const DuplicateDialog = lazyPart(() => import('./duplicate-dialog.tsx'));
const WithoutPolicyDialog = lazyPart(() => import('./opening/without-policy-dialog.tsx'));
const SaveTemplateDialog = lazyPart(() => import('./save-template-dialog.tsx'));

/** Puts an open position that visitors cannot see on the job portal. */
function useMakeVisible(position: Position) {
  const t = useT();
  const send = useSendPosition(position.id);
  return async () => {
    try {
      await send({ jobPortalEnabled: true, hidden: false });
      toast.success(t('positions.page.madeVisible'));
    } catch {
      toast.standardError();
    }
  };
}

function useDelete(position: Position) {
  const t = useT();
  const navigate = useNavigate();
  const refresh = useRefresh();
  return async () => {
    const isSure = await confirm({
      title: t('positions.delete.title', { title: position.title }),
      body: t('positions.delete.pageText'),
      confirmLabel: t('positions.delete.confirm'),
      isDanger: true,
    });
    if (!isSure) return;
    // The page goes before the position does, and at once, else it would read what is no longer there.
    await navigate('/positions', { flushSync: true });
    try {
      await call(deletePosition, { params: { id: position.id }, body: { reasonId: 1 } });
      toast.success(t('positions.delete.done'));
      await refresh(listPositions);
    } catch (error) {
      await navigate(-1);
      if (isApiError(error) && error.is(deletePosition, 'POSITION_NOT_DELETABLE'))
        toast.error(t('positions.delete.notPossible'));
      else toast.standardError();
    }
  };
}

type OpenDialog = 'duplicate' | 'template' | 'withoutPolicy';

/** What other positions start from this one by. */
function useStartEntries(onOpen: (dialog: OpenDialog) => void): MenuEntry[] {
  const t = useT();
  const canDuplicate = useMay(duplicatePosition);
  const canKeep = useMay(createPositionTemplate);
  return [
    ...(canDuplicate
      ? [
          {
            key: 'duplicate',
            label: t('positions.duplicate.action'),
            icon: <Copy aria-hidden />,
            onSelect: () => onOpen('duplicate'),
          },
        ]
      : []),
    ...(canKeep
      ? [
          {
            key: 'template',
            label: t('positions.template.action'),
            icon: <Layers aria-hidden />,
            onSelect: () => onOpen('template'),
          },
        ]
      : []),
  ];
}

/** What is done seldom with a position. */
export function PositionMenu({ position }: { position: Position }) {
  const t = useT();
  const portal = usePortalAddress(position);
  const remove = useDelete(position);
  const userId = useSession(({ user }) => user?.id);
  const canDelete = useMay(deletePosition);
  const canWrite = useMay(updatePosition);
  const makeVisible = useMakeVisible(position);
  const lacksPolicy = useLacksPolicy();
  const [opened, setOpened] = useState<OpenDialog>();
  const close = () => setOpened(undefined);
  const startEntries = useStartEntries(setOpened);
  const isMine = [...position.recruiters, ...position.hiringManagers].some(({ id }) => id === userId);
  const entries: MenuEntry[] = [
    ...(portal
      ? [
          {
            key: 'portal',
            label: t('positions.page.viewInPortal'),
            icon: <ExternalLink aria-hidden />,
            href: portal,
          },
        ]
      : []),
    ...(canWrite && position.status === 'OPEN' && !isOnPortal(position)
      ? [
          {
            key: 'visible',
            label: t('positions.page.makeVisible'),
            icon: <Eye aria-hidden />,
            onSelect: () => (lacksPolicy ? setOpened('withoutPolicy') : void makeVisible()),
          },
        ]
      : []),
    ...startEntries,
    ...(canDelete && position.status === 'DRAFT' && position.deletable && isMine
      ? [
          {
            key: 'delete',
            label: t('positions.delete.action'),
            icon: <Trash2 aria-hidden />,
            isDanger: true,
            onSelect: () => void remove(),
          },
        ]
      : []),
  ];
  if (entries.length === 0) return null;
  return (
    <>
      <MenuButton label={t('positions.page.more')} look="bordered" entries={entries} />
      <Suspense>
        {opened === 'duplicate' && <DuplicateDialog position={position} onClose={close} />}
        {opened === 'withoutPolicy' && (
          <WithoutPolicyDialog
            onConfirm={async () => {
              await makeVisible();
              close();
            }}
            onCancel={close}
          />
        )}
        {opened === 'template' && <SaveTemplateDialog position={position} onClose={close} />}
      </Suspense>
    </>
  );
}
