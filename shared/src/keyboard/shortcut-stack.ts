import { isFree, keyOf, SHORTCUT_SCOPES, type Shortcut, type ShortcutScope } from './shortcut.ts';

export type ShortcutLayer = {
  scope: ShortcutScope;
  /** Read at each key, so that a layer keeps its place while what its keys do changes. */
  shortcuts: () => readonly Shortcut[];
  /** Nothing below it hears of any key. */
  isModal?: boolean;
};

/** From the topmost to the lowest: by scope, and within one the latest first. */
let layers: readonly ShortcutLayer[] = [];

const rankOf = ({ scope }: ShortcutLayer): number => SHORTCUT_SCOPES.indexOf(scope);

/** The layers that are asked for a key. */
function askedLayers(): readonly ShortcutLayer[] {
  const modal = layers.findIndex(({ isModal }) => isModal);
  return modal < 0 ? layers : layers.slice(0, modal + 1);
}

/** A menu or a list that floats has every key but chords with Alt; a tooltip has none. */
const isMenuOpen = (): boolean =>
  [...document.querySelectorAll('[popover]:not([role="tooltip"])')].some((menu) =>
    menu.matches(':popover-open'),
  );

function onKeyDown(event: KeyboardEvent): void {
  const key = keyOf(event);
  if (event.defaultPrevented || event.isComposing || key === undefined || !isFree(key, event.target)) return;
  if (!key.startsWith('Alt+') && isMenuOpen()) return;
  const isDialogOpen = document.querySelector('dialog[open]') !== null;
  for (const layer of askedLayers()) {
    if (isDialogOpen && layer.scope !== 'dialog') return;
    for (const { keys, isMeant, run } of layer.shortcuts()) {
      if (!run || !keys.includes(key) || isMeant?.(event.target) === false) continue;
      if (run(event) === false) continue;
      event.preventDefault();
      return;
    }
  }
}

/** Puts a layer at the top of its scope; the function returned takes it out. */
export function pushLayer(layer: ShortcutLayer): () => void {
  if (layers.length === 0) document.addEventListener('keydown', onKeyDown);
  layers = [layer, ...layers].sort((a, b) => rankOf(b) - rankOf(a));
  return () => {
    layers = layers.filter((other) => other !== layer);
    if (layers.length === 0) document.removeEventListener('keydown', onKeyDown);
  };
}

export type ListedShortcut = { scope: ShortcutScope; keys: readonly string[]; label: string };

/** What keys do now, from the topmost scope to the lowest; a key that is taken above is not listed below. */
export function listShortcuts(): readonly ListedShortcut[] {
  const taken = new Set<string>();
  return askedLayers().flatMap((layer) => {
    const shortcuts = layer.shortcuts().filter(({ run }) => run);
    const listed = shortcuts.flatMap(({ keys, label }) => {
      const left = keys.filter((key) => !taken.has(key));
      return label !== undefined && left.length > 0 ? [{ scope: layer.scope, keys: left, label }] : [];
    });
    for (const { keys } of shortcuts) for (const key of keys) taken.add(key);
    return listed;
  });
}
