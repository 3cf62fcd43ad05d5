import { useForget, useRefresh } from '@cantera/shared/api-client';
import { previewHunt } from '@cantera/shared/contracts/hunts';

/** A position has got a hunt in progress, or has none any more: no preview from before stands, nor one that is under way. */
export function useForgetPreviews(): () => void {
  const forget = useForget();
  const refresh = useRefresh();
  return () => {
    void forget(previewHunt, () => true);
    void refresh(previewHunt);
  };
}
