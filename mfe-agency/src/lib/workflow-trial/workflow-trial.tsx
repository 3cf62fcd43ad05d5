import { useMediaQuery } from '@cantera/shared/design-system';
import { lazyPart } from '@cantera/shared/remotes';
import { Button } from 'antd';
import { Play } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { Messages, useT } from '../../messages/trial.ts';
import styles from './trial.module.css';
import type { TrialProps } from './trial-subject.ts';

const TrialBody = lazyPart(() => import(/* webpackChunkName: "workflow-trial" */ './trial-body.tsx'));
const TrialDialog = lazyPart(() => import(/* webpackChunkName: "workflow-trial" */ './trial-dialog.tsx'));

const NARROW = '(max-width: 1199.98px)';

/** Beside the editor where there is room, else behind a button. */
export function PlacedTrial(props: TrialProps) {
  const t = useT();
  const titleId = useId();
  const hasRoom = !useMediaQuery(NARROW);
  const [isOpen, setIsOpen] = useState(false);
  if (hasRoom)
    return (
      <aside className={styles.aside} aria-labelledby={titleId}>
        <h2 id={titleId} className={styles.title}>
          {t('trial.title')}
        </h2>
        <Suspense>
          <TrialBody {...props} />
        </Suspense>
      </aside>
    );
  return (
    <>
      <Button icon={<Play aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('trial.title')}
      </Button>
      {isOpen && (
        <Suspense>
          <TrialDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Tries what an editor holds, beside it from 1200 px on, else in a dialog behind `Try it`. */
export const WorkflowTrial = (props: TrialProps) => (
  <Suspense>
    <Messages>
      <PlacedTrial {...props} />
    </Messages>
  </Suspense>
);
