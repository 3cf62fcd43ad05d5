import { searchCandidates } from '@cantera/shared/contracts/candidate-search';
import { ForbiddenState } from '@cantera/shared/design-system';
import { useMay } from '@cantera/shared/session';
import { Search } from './search.tsx';

export function Component() {
  return useMay(searchCandidates) ? <Search /> : <ForbiddenState />;
}
