import type { Hunt } from '@cantera/shared/contracts/hunts';
import { StateMessage } from '@cantera/shared/design-system';
import { Hourglass } from 'lucide-react';
import { useT } from '../../../messages/hunts.ts';
import { isAddable } from '../data/hunt-words.ts';
import { LookedFor } from './looked-for.tsx';

/** A hunt that still searches; while its position is not open, that it does not. */
export function WaitingCard({ hunt }: { hunt: Hunt }) {
  const t = useT();
  const isOpen = isAddable(hunt);
  return (
    <StateMessage
      icon={<Hourglass />}
      role="status"
      title={t(isOpen ? 'hunts.waiting.title' : 'hunts.notOpen')}
      description={t(isOpen ? 'hunts.waiting.text' : 'hunts.waiting.notOpen')}
      footnote={<LookedFor clauses={hunt.clauses} />}
    />
  );
}
