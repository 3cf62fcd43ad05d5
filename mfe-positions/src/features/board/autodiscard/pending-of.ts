import type { BoardApplication, BoardStep } from '@cantera/shared/contracts/pipeline';

/** Applications that were discarded by their score and that no person has confirmed. */
export const pendingOf = (steps: readonly BoardStep[]): BoardApplication[] =>
  steps.flatMap(({ applications }) =>
    applications.filter(({ discardState }) => discardState === 'PROVISIONAL'),
  );
