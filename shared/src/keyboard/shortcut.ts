import { isApple } from './apple.ts';

/**
 * Where a key means something, from the lowest to the topmost: the page, a panel over it, a viewer over both, and what
 * must be answered or ended first (a modal dialog, a card that is held).
 */
export const SHORTCUT_SCOPES = ['page', 'panel', 'viewer', 'dialog'] as const;
export type ShortcutScope = (typeof SHORTCUT_SCOPES)[number];

export type Shortcut = {
  /**
   * Keys that do the same: names of `KeyboardEvent.key` with small letters (`m`, `?`, `Escape`, `ArrowLeft`, `Space`);
   * `Mod+d` is Ctrl or Cmd with D, `Shift+Tab` is Tab with Shift, `Mod+Shift+s` is S with both, `Alt+ArrowLeft` is ← with Alt
   * or Option.
   */
  keys: readonly string[];
  /** What it does, for the sheet; without it the key works and is not listed. */
  label?: string;
  /** Where the key means something here, by what was pressed on; anywhere when left out. */
  isMeant?: (target: EventTarget | null) => boolean;
  /**
   * Takes the key; `false` leaves it to the scopes below and to the browser. Without it the key means nothing now and is
   * not listed.
   */
  run?: (event: KeyboardEvent) => unknown;
};

const FIELDS = 'input, textarea, select, [contenteditable="true"]';
const TICKS = 'input[type="radio"], input[type="checkbox"]';
const OWN_ARROWS =
  '[role="tab"], [role^="menuitem"], [role="option"], [role="radio"], [role="slider"], [role="toolbar"] *';

const within = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Whether keys belong to what is typed into. */
export const isTyping = (target: EventTarget | null): boolean => within(target, FIELDS);

/** Whether keys with Alt belong to what is typed into: Option types signs and moves by words on Apple's keyboards. */
const hasOwnAlt = (target: EventTarget | null): boolean =>
  isApple() && isTyping(target) && !within(target, TICKS);

/** Whether nothing of its own is done there with a key: letters are typed into fields, arrows walk tabs and menus. */
export function isFree(key: string, target: EventTarget | null): boolean {
  if (key === 'Escape' || key.startsWith('Mod+')) return true;
  if (key.startsWith('Alt+')) return !hasOwnAlt(target);
  if (isTyping(target)) return key.endsWith('Tab');
  return !(key.startsWith('Arrow') && within(target, OWN_ARROWS));
}

/** The key or chord of an event, as shortcuts name it; undefined for chords that no shortcut can have. */
export function keyOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string | undefined {
  // With Ctrl it is AltGr, which types signs.
  if (altKey && (ctrlKey || metaKey)) return undefined;
  const name = key === ' ' ? 'Space' : key.length === 1 ? key.toLowerCase() : key;
  // Where a sign stands on the keyboard, and so whether it takes Shift, differs from country to country.
  const isShifted = shiftKey && (name.length > 1 || name !== name.toUpperCase());
  return `${altKey ? 'Alt+' : ''}${ctrlKey || metaKey ? 'Mod+' : ''}${isShifted ? 'Shift+' : ''}${name}`;
}
