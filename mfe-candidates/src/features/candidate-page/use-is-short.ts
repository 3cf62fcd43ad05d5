import { useIsCompact } from '@cantera/shared/design-system';
import { useMatch } from 'react-router-dom';

/** Whether the head is short: on a phone it is whole above the profile alone, and leaves the other tabs their room. */
export function useIsShort(): boolean {
  const isProfile = useMatch('/candidates/:candidate') !== null;
  return useIsCompact() && !isProfile;
}
