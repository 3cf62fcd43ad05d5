import { apiKey, call, useApi } from '@cantera/shared/api-client';
import type { EndpointResponse } from '@cantera/shared/contracts';
import {
  dismissFirstSteps,
  type FirstStep,
  listFirstSteps,
  restoreFirstSteps,
} from '@cantera/shared/contracts/first-steps';
import { classNames, focusHeading, toast, VisuallyHidden } from '@cantera/shared/design-system';
import { useMay } from '@cantera/shared/session';
import { Button } from 'antd';
import { ArrowRight, Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useT } from '../../messages/dashboard.ts';
import styles from './first-steps.module.css';

type Answer = EndpointResponse<typeof listFirstSteps>;

/** Where each step is done. */
const PLACES: Readonly<Record<FirstStep, string>> = {
  NAME_AND_LOGO: '/agency/general#agency-information',
  PRIVACY_POLICY: '/agency/general#privacy-policy',
  MAIL: '/settings/channels',
  FIRST_CLIENT: '/clients',
  FIRST_POSITION: '/positions',
  FIRST_CANDIDATES: '/candidates',
  COLLEAGUES: '/agency/members',
};

/** Shows the steps no more, or again; what the server refuses is told and put back. */
function useDismissal() {
  const t = useT();
  const { mutate } = useSWRConfig();
  const set = async (isDismissed: boolean): Promise<boolean> => {
    try {
      await call(isDismissed ? dismissFirstSteps : restoreFirstSteps);
      await mutate<Answer>(
        apiKey(listFirstSteps, {}),
        (known) => known && { data: { ...known.data, isDismissed } },
        { revalidate: false },
      );
      return true;
    } catch {
      toast.standardError();
      return false;
    }
  };
  return async () => {
    if (!(await set(true))) return;
    // The pressed button has gone with its list.
    focusHeading();
    toast.success(t('dashboard.first.dismissed'), {
      action: { label: t('dashboard.first.undo'), onSelect: () => void set(false) },
    });
  };
}

function Step({ step, isDone }: { step: FirstStep; isDone: boolean }) {
  const t = useT();
  return (
    <li className={classNames(styles.step, isDone && styles.done)}>
      {isDone ? <CircleCheck size={16} aria-hidden /> : <Circle size={16} aria-hidden />}
      <Link to={PLACES[step]} className={styles.link}>
        {isDone && <VisuallyHidden>{t('dashboard.first.done')} </VisuallyHidden>}
        {t(`dashboard.first.${step}`)}
        <ArrowRight size={14} aria-hidden className={styles.arrow} />
      </Link>
    </li>
  );
}

function Steps() {
  const t = useT();
  const dismiss = useDismissal();
  const answer = useApi(listFirstSteps, {}).data?.data;
  // Nobody waits for it: without an answer the dashboard is as it was.
  if (!answer || answer.isDismissed || answer.steps.every(({ isDone }) => isDone)) return null;
  const { steps } = answer;
  return (
    <section className={styles.card} aria-labelledby="first-steps">
      <header className={styles.head}>
        <h2 id="first-steps" className={styles.title}>
          {t('dashboard.first.title')}
        </h2>
        <span className={styles.progress}>
          {t('dashboard.first.progress', {
            done: steps.filter(({ isDone }) => isDone).length,
            count: steps.length,
          })}
        </span>
        <Button type="text" size="small" className={styles.dismiss} onClick={() => void dismiss()}>
          {t('dashboard.first.dismiss')}
        </Button>
      </header>
      <ol className={styles.steps}>
        {steps.map(({ step, isDone }) => (
          <Step key={step} step={step} isDone={isDone} />
        ))}
      </ol>
    </section>
  );
}

/** What an agency needs before it works, for its administrators, until all of it is done or they dismiss it. */
export function FirstSteps() {
  return useMay(listFirstSteps) ? <Steps /> : null;
}
