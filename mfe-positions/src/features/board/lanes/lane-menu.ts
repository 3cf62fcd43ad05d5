import type { BoardStep } from '@cantera/shared/contracts/pipeline';
import type { MenuEntry } from '@cantera/shared/design-system';
import type { Translate } from '@cantera/shared/i18n';
import type { boardEn } from '../../../messages/texts-board-en.ts';

interface LaneMenu {
  step: BoardStep;
  isHidden: boolean;
  canMove: boolean;
  canEdit: boolean;
  canAutomate: boolean;
  onAdd: () => void;
  onAutomate: () => void;
  onRename: () => void;
  onSwitch: () => void;
  onHide: () => void;
  onDelete: () => void;
  onSelectAll: () => void;
  onDiscardAll: () => void;
}

/** What can be done with a step; what does not apply to its type is not offered. */
export function laneMenu(t: Translate<typeof boardEn>, menu: LaneMenu): MenuEntry[] {
  const { step, canEdit } = menu;
  const isProcess = step.type === 'INBOX' || step.type === 'STEP';
  const isCustom = step.type === 'STEP';
  const entries: (MenuEntry | false)[] = [
    canEdit && isProcess && { key: 'add', label: t('board.step.add'), onSelect: menu.onAdd },
    canEdit && isCustom && { key: 'rename', label: t('board.step.rename'), onSelect: menu.onRename },
    canEdit &&
      isProcess && {
        key: 'category',
        label: t(step.categoryId === 'EXTERNAL' ? 'board.step.internal' : 'board.step.external'),
        onSelect: menu.onSwitch,
      },
    menu.canAutomate && {
      key: 'automations',
      label: t('board.automations.menu'),
      onSelect: menu.onAutomate,
    },
    step.type !== 'INBOX' && {
      key: 'hide',
      label: t(menu.isHidden ? 'board.step.show' : 'board.step.hide'),
      onSelect: menu.onHide,
    },
    menu.canMove && {
      key: 'selectAll',
      label: t('board.select.all'),
      isDisabled: step.applications.length === 0,
      onSelect: menu.onSelectAll,
    },
    menu.canMove &&
      isProcess && {
        key: 'discardAll',
        label: t('board.step.discardAll'),
        isDisabled: step.applications.length === 0,
        isDanger: true,
        onSelect: menu.onDiscardAll,
      },
    canEdit &&
      isCustom && { key: 'delete', label: t('board.step.delete'), isDanger: true, onSelect: menu.onDelete },
  ];
  return entries.filter((entry) => entry !== false);
}
