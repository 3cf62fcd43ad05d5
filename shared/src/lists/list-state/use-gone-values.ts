import { useEffect, useRef } from 'react';
import { toast } from '../../design-system/toasts/toast-store.ts';
import { useText } from '../../texts/use-text.ts';

/** Long enough to be read beside the list that it is about. */
const NOTICE_MS = 10_000;

/** Says that a filter named something that no longer exists. */
export function useGoneNotice(): () => void {
  const text = useText();
  return () =>
    void toast.status(text('shared.views.gone'), {
      description: text('shared.views.goneText'),
      duration: NOTICE_MS,
    });
}

/**
 * Takes values out of a filter that name nothing any more, as an old address or a saved view has them, and says so.
 * `known` are those that exist, undefined until that is known; `keep` writes the rest.
 */
export function useGoneValues(
  values: readonly string[],
  known: readonly string[] | undefined,
  keep: (rest: readonly string[]) => void,
): void {
  const notify = useGoneNotice();
  const latest = useRef({ keep, notify });
  useEffect(() => {
    latest.current = { keep, notify };
  });
  const rest = values.filter((value) => !known || known.includes(value));
  const isGone = rest.length < values.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values are what the text of them says.
  useEffect(() => {
    if (!isGone) return;
    latest.current.keep(rest);
    latest.current.notify();
  }, [isGone, rest.join()]);
}
