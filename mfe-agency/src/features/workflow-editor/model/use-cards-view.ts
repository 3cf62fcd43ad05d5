import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { FocusPlace } from './use-structure.ts';
import type { WorkflowForm } from './use-workflow-form.ts';

const CAN_BE_TYPED_IN = 'input:not(:disabled):not([type="file"]), [contenteditable="true"]';

/** What takes the focus in something that is wrong: itself, or what can be chosen in it. */
const focusable = (wrong: Element): HTMLElement | null =>
  wrong.matches('input, button, [contenteditable="true"]')
    ? (wrong as HTMLElement)
    : wrong.querySelector<HTMLElement>('input:checked, input:not(:disabled)');

function elementAt(root: Element, place: FocusPlace): HTMLElement | null {
  if (place.at === 'foot') return root.querySelector<HTMLElement>('[data-add="AUTOMATIC_MESSAGE"]');
  const card = root.querySelector(`[data-card="${place.key}"]`);
  const head = card?.querySelector<HTMLElement>('[data-card-head]') ?? null;
  return place.at === 'head' ? head : (card?.querySelector<HTMLElement>(CAN_BE_TYPED_IN) ?? head);
}

/** The first thing that is wrong, else the head of the first card that is flagged, else where an action is added. */
function firstWrong(root: Element): HTMLElement | null {
  for (const wrong of root.querySelectorAll('[aria-invalid="true"]')) {
    const element = focusable(wrong);
    if (element) return element;
  }
  return root.querySelector<HTMLElement>('[data-flagged] [data-card-head], [data-add="AUTOMATIC_MESSAGE"]');
}

/** Which cards are minimised, and where the focus goes: a save that is refused opens what is wrong and leads to the first of it. */
export function useCardsView(form: WorkflowForm, root: RefObject<HTMLElement | null>) {
  const [minimised, setMinimised] = useState<ReadonlySet<string>>(new Set());
  const [toFocus, moveFocus] = useState<FocusPlace | 'wrong'>();
  const { submitCount } = useFormState({ control: form.control });
  const setMinimisedOf = useCallback(
    (keys: readonly string[], isMinimised: boolean) =>
      setMinimised((before) => {
        const others = [...before].filter((key) => !keys.includes(key));
        return new Set(isMinimised ? [...others, ...keys] : others);
      }),
    [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try to save, with what is wrong then.
  useEffect(() => {
    const { errors } = form.formState;
    if (submitCount === 0 || Object.keys(errors).length === 0) return;
    setMinimisedOf(Object.keys(errors.cards ?? {}), false);
    moveFocus('wrong');
  }, [submitCount]);
  useEffect(() => {
    if (!toFocus || !root.current) return;
    const element = toFocus === 'wrong' ? firstWrong(root.current) : elementAt(root.current, toFocus);
    element?.focus();
    moveFocus(undefined);
  }, [toFocus, root]);
  const toggle = useCallback(
    (key: string) => setMinimisedOf([key], !minimised.has(key)),
    [minimised, setMinimisedOf],
  );
  return { minimised, toggle, moveFocus };
}
