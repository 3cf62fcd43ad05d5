import { searchCandidates } from '@cantera/shared/contracts/candidate-search';
import { ForbiddenState, SkeletonRows } from '@cantera/shared/design-system';
import { useMay, useSession } from '@cantera/shared/session';
import { Search } from './search.tsx';

export function Component() {
  const isKnown = useSession(({ user }) => user !== null);
  const maySearch = useMay(searchCandidates);
  if (!isKnown) return <SkeletonRows />;
  return maySearch ? <Search /> : <ForbiddenState />;
}
