import { create } from 'zustand';

/** Whether the search is open: a key and the button of the top bar open it. */
export const useFind = create<{ isOpen: boolean }>(() => ({ isOpen: false }));

export const openFind = (): void => useFind.setState({ isOpen: true });
export const closeFind = (): void => useFind.setState({ isOpen: false });
