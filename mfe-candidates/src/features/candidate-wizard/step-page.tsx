import { usePageTitle } from '@cantera/shared/session';
import { WizardSteps } from '@cantera/shared/wizards';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useT } from '../../messages/wizard.ts';
import { WIZARD_STEPS } from './draft/step-schemas.ts';
import {
  isFilled,
  isNamed,
  manualDraft,
  type StepValues,
  type WizardDraftValues,
} from './draft/wizard-draft.ts';
import { BasicStep } from './steps/basic-step.tsx';
import { EducationStep, ExperiencesStep } from './steps/entries-steps.tsx';
import { JobSearchStep } from './steps/job-search-step.tsx';
import { SalaryStep } from './steps/salary-step.tsx';
import { SkillsStep } from './steps/skills-step.tsx';
import styles from './wizard.module.css';
import { useWizard } from './wizard-context.ts';

const FORMS = {
  basic: BasicStep,
  jobSearch: JobSearchStep,
  salary: SalaryStep,
  experiences: ExperiencesStep,
  education: EducationStep,
  skills: SkillsStep,
} as const satisfies Record<keyof StepValues, unknown>;
type Step = (typeof WIZARD_STEPS)[number];

/** Why the candidate was not created; it comes into view, for what was pressed stands at the foot of a long step. */
function Problem({ children }: { children: ReactNode }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer a promise, which React would take for what ends the effect.
    alert.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <div ref={alert} role="alert" className={styles.problem}>
      <CircleAlert size={16} aria-hidden />
      <div>{children}</div>
    </div>
  );
}

function OpenStep({ step, draft }: { step: Step; draft: WizardDraftValues }) {
  const t = useT();
  const { addressOf, problem, write } = useWizard();
  useEffect(() => {
    write((before = manualDraft()) => ({ ...before, at: step.path }));
  }, [write, step.path]);
  usePageTitle(t('candidates.wizard.pageTitle', { step: t(step.title) }));
  const StepForm = FORMS[step.key];
  const isOpen = isNamed(draft.values);
  const steps = WIZARD_STEPS.map(({ path, key, title }) => ({
    path,
    title: t(title),
    isFilled: isFilled(draft.values, key),
    locked: isOpen || key === 'basic' ? undefined : t('candidates.wizard.namesFirst'),
  }));
  return (
    <div className={styles.columns}>
      <WizardSteps
        label={t('candidates.wizard.steps')}
        steps={steps}
        current={step.path}
        hrefTo={(path) => addressOf(WIZARD_STEPS.find((one) => one.path === path)?.path)}
      />
      <div className={styles.column}>
        {problem && <Problem>{problem}</Problem>}
        <StepForm key={step.path} draft={draft} />
      </div>
    </div>
  );
}

/** A step of the wizard by its address; without a method, or before there is a name, the way leads back. */
export function Component() {
  const { step: path } = useParams();
  const { draft, addressOf } = useWizard();
  const step = WIZARD_STEPS.find((one) => one.path === path);
  if (!draft || !step) return <Navigate replace to={addressOf()} />;
  if (step.key !== 'basic' && !isNamed(draft.values))
    return <Navigate replace to={addressOf('basic-information')} />;
  return <OpenStep step={step} draft={draft} />;
}
