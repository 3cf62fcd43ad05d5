import type { Hunt, HuntStop } from '@cantera/shared/contracts/hunts';
import { StateMessage, useText } from '@cantera/shared/design-system';
import { STATUS_TEXTS } from '@cantera/shared/positions';
import { isFeatureOn, useCan } from '@cantera/shared/session';
import { Button } from 'antd';
import { CircleStop } from 'lucide-react';
import { useT } from '../../../messages/hunts.ts';
import type { HuntAddress } from '../data/use-hunt-address.ts';
import { LookedFor } from './looked-for.tsx';

/** A hunt whose position was not open any more before it was ready: why it ended, and the way to another one. */
export function StoppedCard({
  hunt: { job, isMine, clauses },
  stopped,
  address,
}: {
  hunt: Hunt;
  stopped: HuntStop;
  address: HuntAddress;
}) {
  const t = useT();
  const text = useText();
  const mayHunt = useCan('hunts.write') && isMine && isFeatureOn('createHunt');
  const isOpen = job.status === 'OPEN';
  const why = t('hunts.stopped.text', { status: text(STATUS_TEXTS[stopped]) });
  return (
    <StateMessage
      icon={<CircleStop />}
      role="status"
      title={t('hunts.stopped.title')}
      description={`${why} ${t(isOpen ? 'hunts.stopped.isOpen' : 'hunts.stopped.reopen')}`}
      actions={
        isOpen &&
        mayHunt && (
          <Button type="primary" onClick={() => address.create(job.id)}>
            {t('hunts.stopped.again')}
          </Button>
        )
      }
      footnote={<LookedFor clauses={clauses} />}
    />
  );
}
