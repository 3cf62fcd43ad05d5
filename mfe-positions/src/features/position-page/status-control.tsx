import type { PositionStatus } from '@cantera/shared/contracts/enums';
import { updatePositionStatus } from '@cantera/shared/contracts/position-changes';
import type { Position } from '@cantera/shared/contracts/positions';
import { Menu, useText } from '@cantera/shared/design-system';
import { PositionStatusDot, STATUS_TEXTS } from '@cantera/shared/positions';
import { useLacksPolicy } from '@cantera/shared/privacy-policy';
import { lazyPart } from '@cantera/shared/remotes';
import { useMay } from '@cantera/shared/session';
import { Button } from 'antd';
import { ChevronDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import { isOnPortal } from '../../lib/is-on-portal.ts';
import { useT } from '../../messages/index.ts';
import { useClosing } from './closing/use-closing.ts';
import styles from './position-page.module.css';
import { useStatusChange } from './use-status-change.ts';

const PublishDialog = lazyPart(
  () => import(/* webpackChunkName: "publish-dialog" */ './opening/publish-dialog.tsx'),
);
const WithoutPolicyDialog = lazyPart(() => import('./opening/without-policy-dialog.tsx'));
const CloseDialog = lazyPart(
  () => import(/* webpackChunkName: "close-dialog" */ './closing/close-dialog.tsx'),
);

/** Statuses that a position beyond its draft can be given. */
const STATUSES: readonly PositionStatus[] = ['OPEN', 'ON_HOLD', 'CLOSED_WON', 'CLOSED_LOST'];

function PublishButton({ position }: { position: Position }) {
  const t = useT();
  const status = useStatusChange(position);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button type="primary" onClick={() => setIsOpen(status.mayChange())}>
        {t('positions.publish.action')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PublishDialog
            position={position}
            onOpen={status.open}
            onPublish={status.openAndPublish}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The menu of the other statuses, with what is asked before one of them is given. */
function StatusMenu({ position }: { position: Position }) {
  const t = useT();
  const text = useText();
  const closing = useClosing(position);
  const { asked } = closing;
  const lacksPolicy = useLacksPolicy();
  const [isOpening, setIsOpening] = useState(false);
  const choose = (status: PositionStatus): void => {
    if (lacksPolicy && isOnPortal({ ...position, status })) setIsOpening(closing.mayChange());
    else void closing.to(status);
  };
  const label = t('positions.page.status', { status: text(STATUS_TEXTS[position.status]) });
  return (
    <>
      <Menu
        label={label}
        align="end"
        entries={STATUSES.filter((other) => other !== position.status).map((other) => ({
          key: other,
          label: text(STATUS_TEXTS[other]),
          icon: <PositionStatusDot status={other} hasWord={false} />,
          onSelect: () => choose(other),
        }))}
        trigger={(props) => (
          <button type="button" {...props} className={styles.control} aria-label={label}>
            <PositionStatusDot status={position.status} />
            <ChevronDown size={14} aria-hidden />
          </button>
        )}
      />
      {isOpening && (
        <Suspense fallback={null}>
          <WithoutPolicyDialog
            onConfirm={async () => {
              await closing.to('OPEN');
              setIsOpening(false);
            }}
            onCancel={() => setIsOpening(false)}
          />
        </Suspense>
      )}
      {asked && (
        <Suspense fallback={null}>
          <CloseDialog
            positionId={position.id}
            status={text(STATUS_TEXTS[asked.status])}
            people={asked.people}
            onCloseIt={(choices) => closing.answer(asked, choices)}
            onCancel={closing.cancel}
          />
        </Suspense>
      )}
    </>
  );
}

/** A draft's button to publish, or the menu of the other statuses. */
export function StatusControl({ position }: { position: Position }) {
  const canChange = useMay(updatePositionStatus);
  if (!canChange)
    return (
      <span className={styles.plain}>
        <PositionStatusDot status={position.status} />
      </span>
    );
  return position.status === 'DRAFT' ? (
    <PublishButton position={position} />
  ) : (
    <StatusMenu position={position} />
  );
}
