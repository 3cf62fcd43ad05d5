import { useApi } from '@cantera/shared/api-client';
import { createCandidate } from '@cantera/shared/contracts/candidate-creation';
import { getPosition } from '@cantera/shared/contracts/positions';
import { ForbiddenState, PageHeader, toast, useIsCompact } from '@cantera/shared/design-system';
import { useLeaveGuard } from '@cantera/shared/editing';
import { useWizardDraft } from '@cantera/shared/forms';
import { useMay } from '@cantera/shared/session';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Link, type Location, Outlet, useSearchParams } from 'react-router-dom';
import { useT } from '../../messages/wizard.ts';
import type { StepPath } from './draft/step-schemas.ts';
import { isWorthKeeping, type WizardDraftValues, wizardDraft } from './draft/wizard-draft.ts';
import styles from './wizard.module.css';
import { WizardProvider } from './wizard-context.ts';

const HOME = '/candidates/add';
const leavesWizard = (_: Location, to: Location): boolean => !to.pathname.startsWith(HOME);

function WizardHead({ positionId }: { positionId: string | undefined }) {
  const t = useT();
  const position = useApi(getPosition, positionId ? { params: { id: positionId } } : null).data?.data;
  // On a phone it has a line of its own, which is there before the name: nothing below moves when that comes.
  const isBelow = useIsCompact();
  const forPosition = position && t('candidates.wizard.forPosition', { title: position.title });
  return (
    <>
      <PageHeader
        title={t('candidates.wizard.title')}
        meta={!isBelow && forPosition && <span>{forPosition}</span>}
        actions={
          <Link to={positionId ? `/positions/${positionId}` : '/candidates'} className={styles.back}>
            <ArrowLeft size={14} aria-hidden />
            {t(positionId ? 'candidates.page.backToPosition' : 'candidates.page.backToList')}
          </Link>
        }
      />
      {isBelow && positionId && <p className={styles.forPosition}>{forPosition ?? '\u00a0'}</p>}
    </>
  );
}

/** What was told of the last try to create the candidate; it ends with the draft that was tried. */
function useLastTry() {
  const [problem, setProblem] = useState<ReactNode>();
  const offer = useRef<number>(undefined);
  const closeOffer = useCallback(() => {
    if (offer.current !== undefined) toast.dismiss(offer.current);
    offer.current = undefined;
  }, []);
  useEffect(() => closeOffer, [closeOffer]);
  const holdOffer = (toastId: number) => {
    offer.current = toastId;
  };
  const forget = () => {
    setProblem(undefined);
    closeOffer();
  };
  return { problem, setProblem, holdOffer, forget };
}

function Loaded() {
  const [search] = useSearchParams();
  const positionId = search.get('positionId') ?? undefined;
  const own = useWizardDraft('candidate', wizardDraft);
  const { forget, ...lastTry } = useLastTry();
  // What is kept waits for its person; only a browser that keeps nothing would lose it.
  const pass = useLeaveGuard(isWorthKeeping(own.draft) && !own.isKept, { leaves: leavesWizard });
  const suffix = positionId ? `?${new URLSearchParams({ positionId })}` : '';
  const addressOf = (step?: StepPath) => `${HOME}${step ? `/${step}` : ''}${suffix}`;
  const begin = (make: () => WizardDraftValues) => {
    forget();
    own.write(make);
  };
  const clear = () => {
    forget();
    own.clear();
  };
  return (
    <div className={styles.page}>
      <WizardHead positionId={positionId} />
      <WizardProvider value={{ ...own, ...lastTry, begin, clear, positionId, addressOf, pass }}>
        <Outlet />
      </WizardProvider>
    </div>
  );
}

/** Adding a candidate: the first screen and the steps share their draft and the position that the address names. */
export function Component() {
  return useMay(createCandidate) ? <Loaded /> : <ForbiddenState />;
}
