// Owns the keyboard shortcuts of the page: one stack of scopes, of which the topmost that knows a key gets it.
export { isApple } from './apple.ts';
export { isTyping, type Shortcut, type ShortcutScope } from './shortcut.ts';
export { type ListedShortcut, listShortcuts } from './shortcut-stack.ts';
export { useShortcuts } from './use-shortcuts.ts';
