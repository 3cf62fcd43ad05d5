import { useEffect } from 'react';
import { create } from 'zustand';

/** Saves what was typed; resolves to whether it was taken. */
type Save = () => Promise<boolean>;
interface Unsaved {
  positionId: string;
  save: Save;
}

/** The job description that is being written, so that publishing a position can save it first. */
const useUnsaved = create<{ current: Unsaved | null }>(() => ({ current: null }));

/** The way to save the description of a position; undefined while nothing of it is unsaved. */
export const useUnsavedDescription = (positionId: string): Save | undefined =>
  useUnsaved(({ current }) => (current?.positionId === positionId ? current.save : undefined));

/** Tells that the description of a position has unsaved words, as long as the caller is drawn with `isDirty`. */
export function useTellUnsaved(positionId: string, isDirty: boolean, save: Save): void {
  useEffect(() => {
    if (!isDirty) return;
    const mine = { positionId, save };
    useUnsaved.setState({ current: mine });
    return () => useUnsaved.setState(({ current }) => (current === mine ? { current: null } : { current }));
  }, [positionId, isDirty, save]);
}
