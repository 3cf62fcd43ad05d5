import { isApiError, upload } from '@cantera/shared/api-client';
import { extractFromCv } from '@cantera/shared/contracts/candidate-creation';
import { createIntake } from '@cantera/shared/contracts/intakes';
import { toast } from '@cantera/shared/design-system';
import { formatNumber } from '@cantera/shared/i18n';
import { useMay } from '@cantera/shared/session';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { cvProblem } from '../../../lib/intake/cv-file.ts';
import { useStartIntake } from '../../../lib/intake/use-start-intake.ts';
import { useT } from '../../../messages/wizard.ts';
import { readDraft } from '../draft/read-draft.ts';
import { isBlank, isNamed, isWorthKeeping } from '../draft/wizard-draft.ts';
import { useWizard } from '../wizard-context.ts';
import { useReplaceDraft } from './use-replace-draft.ts';

/** Says that the person of a CV is stored, and offers to compare it with them in a list of its own: nothing keeps it otherwise. */
function useTellKnown() {
  const t = useT();
  const { readLatest, positionId } = useWizard();
  const { start } = useStartIntake(positionId);
  const mayIntake = useMay(createIntake);
  return (file: File) => {
    const lost = t(mayIntake ? 'candidates.wizard.cvNotTaken' : 'candidates.wizard.cvNotTakenHere');
    const kept = isWorthKeeping(readLatest()) ? ` ${t('candidates.wizard.draftWaits')}` : '';
    toast.status(t('candidates.update.exists'), {
      description: lost + kept,
      duration: null,
      ...(mayIntake
        ? { action: { label: t('candidates.wizard.compareCv'), onSelect: () => void start([file]) } }
        : {}),
    });
  };
}

/** Reads a CV and opens the steps with what it says; somebody known opens instead, and the draft before stays. */
export function useExtraction() {
  const t = useT();
  const navigate = useNavigate();
  const { begin, addressOf } = useWizard();
  const mayReplace = useReplaceDraft();
  const tellKnown = useTellKnown();
  const [reading, setReading] = useState<string>();
  const [problem, setProblem] = useState<ReactNode>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const fail = (error: unknown, file: File) => {
    if (running.current?.signal.aborted) return;
    if (isApiError(error) && error.is(extractFromCv, 'CANDIDATE_EXISTS')) {
      tellKnown(file);
      void navigate(`/candidates/${error.details.existingCandidateId}`);
    } else if (isApiError(error) && error.is(extractFromCv, 'CANDIDATE_LIMIT'))
      setProblem(t('candidates.wizard.noRoom', { max: formatNumber(error.details.maxCandidates) }));
    else if (isApiError(error) && error.type === 'VALIDATION') setProblem(t('candidates.cv.notPdf'));
    else toast.standardError();
  };
  const read = async (file: File) => {
    const wrong = cvProblem(file);
    setProblem(wrong && t(wrong));
    if (wrong || !(await mayReplace())) return;
    setReading(file.name);
    running.current = new AbortController();
    try {
      const { data } = await upload(extractFromCv, {}, { file }, { signal: running.current.signal });
      const draft = readDraft(data);
      begin(() => draft);
      if (!isNamed(draft.values))
        toast.error(t('candidates.update.error'), {
          description: isBlank(draft.values)
            ? t('candidates.wizard.notRead')
            : `${t('candidates.wizard.notRead')} ${t('candidates.wizard.restRead')}`,
        });
      void navigate(addressOf('basic-information'));
    } catch (error) {
      fail(error, file);
    } finally {
      setReading(undefined);
    }
  };
  return { read, reading, problem, cancel: () => running.current?.abort() };
}
