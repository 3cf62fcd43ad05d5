import { create } from 'zustand';

/** Whether the sheet of keyboard shortcuts is open: a key and an entry of the user's menu open it. */
export const useShortcutSheet = create<{ isOpen: boolean }>(() => ({ isOpen: false }));

export const openShortcutSheet = (): void => useShortcutSheet.setState({ isOpen: true });
export const closeShortcutSheet = (): void => useShortcutSheet.setState({ isOpen: false });
