import type { PoolCandidate } from '@cantera/shared/contracts/hunts';
import { type Shortcut, useShortcuts } from '@cantera/shared/keyboard';
import { useT } from '../../../messages/hunts.ts';
import type { PersonDecisions } from './person-actions.tsx';

const NAMES = '[data-person-name]';

const personIdOf = (target: EventTarget | null): string | undefined =>
  target instanceof HTMLElement ? target.closest<HTMLElement>('[data-person]')?.dataset.person : undefined;
/** The hunt that is open, and the heading that has the focus where a page was come to by a link. */
const START = '[data-people-start], h1';
/** At somebody, elsewhere in the hunt, at the page's start, or where nothing has the focus. */
const isAtPeople = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof HTMLElement && target.closest(START) !== null);

/** Puts the focus on the name that stands next to where it is; false at the end. */
function walk(target: EventTarget | null, step: 1 | -1): boolean {
  const names = [...document.querySelectorAll<HTMLElement>(NAMES)];
  const at = names.findIndex(({ dataset }) => dataset.person === personIdOf(target));
  const next = at < 0 ? names.at(step > 0 ? 0 : -1) : names[at + step];
  next?.focus();
  next?.scrollIntoView?.({ block: 'nearest' });
  return next !== undefined;
}

/**
 * Up and down walk the names; Y, M and N decide on the one who has the focus, U takes the last decision back. While nobody has the
 * focus, the first one gets it: who is decided on is seen before.
 */
export function usePeopleKeys(
  people: readonly PoolCandidate[],
  decisions: PersonDecisions | undefined,
  onUndo: () => void,
): void {
  const t = useT();
  const arrow = (key: string, label: string, step: 1 | -1): Shortcut => ({
    keys: [key],
    label,
    isMeant: isAtPeople,
    run: ({ target }) => walk(target, step),
  });
  const on = (key: string, label: string, decide?: (person: PoolCandidate) => void): Shortcut => ({
    keys: [key],
    label,
    isMeant: isAtPeople,
    ...(decide && {
      run: ({ target, repeat }) => {
        const person = people.find(({ id }) => id === personIdOf(target));
        // A key that is held decides once.
        if (repeat) return undefined;
        return person ? decide(person) : walk(target, 1);
      },
    }),
  });
  useShortcuts('page', [
    arrow('ArrowDown', t('hunts.keys.down'), 1),
    arrow('ArrowUp', t('hunts.keys.up'), -1),
    on('y', t('hunts.add'), decisions?.onAdd),
    on('m', t('hunts.keep'), decisions?.onKeep),
    on('n', t('hunts.discard'), decisions?.onDiscard),
    {
      keys: ['u'],
      label: t('hunts.keys.undoLast'),
      ...(decisions && { run: ({ repeat }: KeyboardEvent) => (repeat ? undefined : onUndo()) }),
    },
  ]);
}
