import { useRef } from 'react';

/**
 * The version to send with a save: the one that stood when the person began to change the form. What others save
 * meanwhile refreshes the fields that were left alone, so the newest version would overwrite theirs unseen.
 * @param isDirty of the form's state.
 * @param version of the record as it was last read.
 * @param saved the version that the last save of this form made: what was typed while it was on its way is a change of it.
 */
export function useFormVersion(
  isDirty: boolean,
  version: number | undefined,
  saved?: number,
): number | undefined {
  const held = useRef(version);
  if (!isDirty) held.current = version;
  else if (saved !== undefined && saved > (held.current ?? 0)) held.current = saved;
  return held.current;
}
