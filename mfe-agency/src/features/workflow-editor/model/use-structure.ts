import { toast } from '@cantera/shared/design-system';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useT } from '../../../messages/workflows.ts';
import { type ActionType, blankAction, type EditedAction } from './edited-workflow.ts';
import { newActionId } from './new-action-id.ts';
import type { Base } from './use-editor.ts';
import type { WorkflowForm } from './use-workflow-form.ts';

const MAX_STEPS_BACK = 50;
/** Time enough to read what went, and to reach the button without a mouse. */
const REMOVED_MS = 10_000;

/** Where the keyboard goes after a change of the structure: into a card that came, to the head of one that stays, or to the foot. */
export type FocusPlace = { at: 'fields' | 'head'; key: string } | { at: 'foot' };

/**
 * Which actions there are and in which order. Each change can be taken back, the latest first; what is written in a card is
 * no change of it, and comes back with a card that was removed. Once another version stands in the editor, nothing that was
 * done to the one before can be taken back: it would take away what that version added.
 */
export function useStructure(form: WorkflowForm, base: Base, moveFocus: (place: FocusPlace) => void) {
  const t = useT();
  const order = useWatch({ control: form.control, name: 'order' });
  const before = useRef<(readonly string[])[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version that stands here.
  useEffect(() => {
    before.current = [];
  }, [base]);
  const current = (): readonly string[] => form.getValues('order');
  const put = (next: readonly string[]) => form.setValue('order', [...next], { shouldDirty: true });
  const change = (next: readonly string[]) => {
    before.current = [...before.current, current()].slice(-MAX_STEPS_BACK);
    put(next);
  };
  /** Returns false when nothing is left to take back. */
  const undo = (): boolean => {
    const last = before.current.at(-1);
    if (!last) return false;
    before.current = before.current.slice(0, -1);
    const now = current();
    put(last);
    const returned = last.find((key) => !now.includes(key));
    const stays = last.at(0);
    if (returned !== undefined) moveFocus({ at: 'head', key: returned });
    else if (now.some((key) => !last.includes(key)))
      moveFocus(stays === undefined ? { at: 'foot' } : { at: 'head', key: last.at(-1) ?? stays });
    toast.status(t('editor.undone'));
    return true;
  };
  /** With what a new one begins. */
  const add = (type: ActionType, given: Partial<EditedAction> = {}) => {
    const id = newActionId();
    const key = `card_${id}`;
    form.setValue(`cards.${key}`, { ...blankAction(id, type), ...given });
    change([...current(), key]);
    moveFocus({ at: 'fields', key });
  };
  /** Puts an action at a place, from 0. */
  const move = (key: string, index: number) =>
    change(
      current()
        .filter((other) => other !== key)
        .toSpliced(index, 0, key),
    );
  const remove = (key: string, name: string) => {
    const index = current().indexOf(key);
    change(current().filter((other) => other !== key));
    const removal = before.current.at(-1);
    const neighbour = current()[index] ?? current().at(-1);
    moveFocus(neighbour === undefined ? { at: 'foot' } : { at: 'head', key: neighbour });
    const putBack = () => {
      const isKnown = form.getValues('cards')[key] !== undefined;
      if (!isKnown || current().includes(key)) return;
      if (before.current.at(-1) === removal) undo();
      else {
        change(current().toSpliced(index, 0, key));
        moveFocus({ at: 'head', key });
      }
    };
    toast.status(t('editor.removed', { name }), {
      duration: REMOVED_MS,
      action: { label: t('editor.undo'), onSelect: putBack },
    });
  };
  return { order, add, move, remove, undo };
}
export type Structure = ReturnType<typeof useStructure>;
