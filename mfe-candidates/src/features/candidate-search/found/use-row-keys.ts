import { type Shortcut, useShortcuts } from '@cantera/shared/keyboard';
import { useT } from '../../../messages/search.ts';

const ROW = '[data-candidate]';
const isRow = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.matches(ROW);
/** On a name, or where nothing has the focus. */
const isAtRows = (target: EventTarget | null): boolean => target === document.body || isRow(target);

function walk(step: 1 | -1): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>(ROW)];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? rows[step > 0 ? 0 : rows.length - 1] : rows[at + step];
  next?.focus();
  next?.scrollIntoView?.({ block: 'nearest' });
  return next !== undefined;
}

/** Up and down walk the names of the results, Space chooses; Enter opens the name as any link. */
export function useRowKeys(onToggle: (candidateId: string) => void): void {
  const t = useT();
  const arrow = (key: string, label: string, step: 1 | -1): Shortcut => ({
    keys: [key],
    label,
    isMeant: isAtRows,
    run: () => walk(step),
  });
  useShortcuts('page', [
    arrow('ArrowDown', t('search.keys.down'), 1),
    arrow('ArrowUp', t('search.keys.up'), -1),
    {
      keys: ['Space'],
      label: t('search.keys.choose'),
      isMeant: isRow,
      run: ({ target }) => isRow(target) && onToggle(target.dataset.candidate ?? ''),
    },
  ]);
}
