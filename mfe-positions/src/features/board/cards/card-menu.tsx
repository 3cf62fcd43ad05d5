import type { BoardStep } from '@cantera/shared/contracts/pipeline';
import { fullName } from '@cantera/shared/contracts/text';
import { Menu, type MenuEntry, type MenuTriggerProps } from '@cantera/shared/design-system';
import { useLayoutEffect, useRef, useState } from 'react';
import { useT } from '../../../messages/board.ts';
import type { LocatedApplication } from '../model/board-changes.ts';
import { stepName } from '../model/step-name.ts';
import { isSelected } from '../select/selection-store.ts';

export interface MenuRequest {
  applicationId: string;
  anchor: HTMLElement;
}

interface CardMenuProps {
  request: MenuRequest;
  found: LocatedApplication;
  steps: readonly BoardStep[];
  onMove: (stepId: string) => void;
  onSelect: () => void;
  onClosed: () => void;
}

const stepOfType = (steps: readonly BoardStep[], type: BoardStep['type']) =>
  steps.find((step) => step.type === type);

/** Stands exactly over the card's own button, which the menu takes as its own; opens at once. */
function Opener({
  props,
  isOpen,
  anchor,
  onClosed,
}: {
  props: MenuTriggerProps;
  isOpen: boolean;
  anchor: HTMLElement;
  onClosed: () => void;
}) {
  const wasOpen = useRef(false);
  const [box] = useState(() => anchor.getBoundingClientRect());
  const open = useRef<(() => void) | undefined>(props.onClick);
  useLayoutEffect(() => {
    open.current?.();
    open.current = undefined;
  }, []);
  useLayoutEffect(() => {
    if (isOpen) anchor.setAttribute('aria-expanded', 'true');
    else anchor.removeAttribute('aria-expanded');
    if (wasOpen.current && !isOpen) onClosed();
    wasOpen.current = isOpen;
    return () => anchor.removeAttribute('aria-expanded');
  }, [isOpen, anchor, onClosed]);
  return (
    <button
      ref={props.ref}
      type="button"
      tabIndex={-1}
      aria-hidden
      style={{
        position: 'fixed',
        left: box.left,
        top: box.top,
        width: box.width,
        height: box.height,
        opacity: 0,
        pointerEvents: 'none',
      }}
      onFocus={() => anchor.focus()}
    />
  );
}

/** The one menu of all cards: Move to, Hire, Discard, Select; Move to leads to the steps. */
export function CardMenu({ request, found, steps, onMove, onSelect, onClosed }: CardMenuProps) {
  const t = useT();
  const [isChoosing, setIsChoosing] = useState(false);
  const name = fullName(found.application.candidate);
  const hired = stepOfType(steps, 'HIRED');
  const discarded = stepOfType(steps, 'DISCARDED');
  const actions: MenuEntry[] = [
    {
      key: 'move',
      label: t('board.menu.moveTo'),
      onSelect: () => setIsChoosing(true),
    },
    {
      key: 'hire',
      label: t('board.menu.hire'),
      isDisabled: !hired || found.step.type === 'HIRED',
      onSelect: () => hired && onMove(hired.id),
    },
    {
      key: 'discard',
      label: t('board.menu.discard'),
      isDanger: true,
      isDisabled: !discarded || found.step.type === 'DISCARDED',
      onSelect: () => discarded && onMove(discarded.id),
    },
    {
      key: 'select',
      label: t(isSelected(request.applicationId) ? 'board.select.remove' : 'board.select.add'),
      onSelect,
    },
  ];
  const targets: MenuEntry[] = [
    { key: 'heading', kind: 'heading', label: t('board.menu.moveTo') },
    ...steps
      .filter(({ id }) => id !== found.step.id)
      .map((step) => ({ key: step.id, label: stepName(step), onSelect: () => onMove(step.id) })),
  ];
  return (
    <Menu
      key={isChoosing ? 'targets' : 'actions'}
      label={isChoosing ? t('board.menu.moveNameTo', { name }) : t('board.card.menu', { name })}
      entries={isChoosing ? targets : actions}
      align="end"
      trigger={(props, isOpen) => (
        <Opener props={props} isOpen={isOpen} anchor={request.anchor} onClosed={onClosed} />
      )}
    />
  );
}
