import { focusHeading } from '@cantera/shared/design-system';
import { focusCard } from '../../drag/lift-store.ts';
import { afterLeaving, type Walk } from '../../model/neighbours.ts';

/** Where the focus would fall to the body with the cards that leave, who stands beside them gets it. */
export async function keepFocus(
  walks: readonly Walk[],
  ids: readonly string[],
  leave: () => Promise<unknown>,
): Promise<void> {
  const [first] = ids;
  const beside = first && afterLeaving(walks, first, new Set(ids));
  const hadFocus = document.activeElement !== document.body;
  await leave();
  if (!hadFocus || document.activeElement !== document.body) return;
  if (beside) focusCard(beside);
  else focusHeading();
}
