import type { Step } from '@cantera/shared/contracts/pipeline';
import { useCallback } from 'react';
import { useT } from '../../../messages/index.ts';

/** The name of a step: the fixed ones in the reader's language, the agency's own as they were given. */
export function useStepName(): (step: Pick<Step, 'type' | 'name'>) => string {
  const t = useT();
  return useCallback(
    ({ type, name }) => {
      if (type === 'INBOX') return t('board.step.inbox');
      if (type === 'HIRED') return t('board.step.hired');
      return type === 'DISCARDED' ? t('board.step.discarded') : name;
    },
    [t],
  );
}
