import type { Hunt } from '@cantera/shared/contracts/hunts';
import { StateMessage } from '@cantera/shared/design-system';
import { Hourglass } from 'lucide-react';
import { useT } from '../../../messages/hunts.ts';
import { LookedFor } from './looked-for.tsx';

/** A hunt that still searches. */
export function WaitingCard({ hunt }: { hunt: Hunt }) {
  const t = useT();
  return (
    <StateMessage
      icon={<Hourglass />}
      role="status"
      title={t('hunts.waiting.title')}
      description={t('hunts.waiting.text')}
      footnote={<LookedFor clauses={hunt.clauses} />}
    />
  );
}
