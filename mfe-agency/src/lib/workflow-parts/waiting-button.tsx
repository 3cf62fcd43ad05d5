import { lazyPart } from '@cantera/shared/remotes';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useT } from '../../messages/workflows.ts';
import styles from './waiting-runs.module.css';

const WaitingRunsDialog = lazyPart(() => import('./waiting-runs-dialog.tsx'));

type WaitingButtonProps = {
  workflow: { id: string; name: string };
  /** Runs that have not ended. */
  count: number;
};

/** How many runs of a workflow wait; opens who they are about, where each can be stopped. */
export function WaitingButton({ workflow, count }: WaitingButtonProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        type="link"
        size="small"
        className={styles.open}
        aria-label={t('runs.open', { count, name: workflow.name })}
        onClick={() => setIsOpen(true)}
      >
        {t('runs.count', { count })}
      </Button>
      {isOpen && (
        <Suspense>
          <WaitingRunsDialog workflow={workflow} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
