import { isTyping, type Shortcut, useShortcuts } from '@cantera/shared/keyboard';
import { useT } from '../../../messages/review.ts';

interface WalkKeys {
  next: () => void;
  previous: () => void;
}
interface DecisionKeys {
  accept: () => void;
  skip: () => void;
  attach: () => void;
  edit: () => void;
  acceptClean: () => void;
}

/** A key that is held down decides one CV, not many. */
const once = (key: string, label: string, run: () => void): Shortcut => ({
  keys: [key],
  label,
  // Chords are heard in fields too, where they decide nothing either.
  isMeant: (target) => !isTyping(target),
  run: (event) => {
    if (!event.repeat) run();
  },
});

/** J and K walk. */
export function useWalkKeys(keys: WalkKeys): void {
  const t = useT();
  useShortcuts('page', [
    once('j', t('candidates.review.keys.next'), keys.next),
    once('k', t('candidates.review.keys.previous'), keys.previous),
  ]);
}

/** Ctrl and Enter accept all that is clean where no CV is open, whose keys do it too. */
export function useAcceptCleanKey(acceptClean: () => void, isOn = true): void {
  const t = useT();
  useShortcuts('page', [once('Mod+Enter', t('candidates.review.keys.acceptClean'), acceptClean)], { isOn });
}

/** A accepts, S skips, D takes it for the duplicate, E edits; Ctrl and Enter accept all that is clean. */
export function useDecisionKeys(keys: DecisionKeys): void {
  const t = useT();
  useShortcuts('page', [
    once('a', t('candidates.review.keys.accept'), keys.accept),
    once('s', t('candidates.review.keys.skip'), keys.skip),
    once('d', t('candidates.review.keys.attach'), keys.attach),
    once('e', t('candidates.review.keys.edit'), keys.edit),
    once('Mod+Enter', t('candidates.review.keys.acceptClean'), keys.acceptClean),
  ]);
}
