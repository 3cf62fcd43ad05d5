import type { WizardDraft } from '@cantera/shared/forms';
import { createContext, type ReactNode, use } from 'react';
import type { StepPath } from './draft/step-schemas.ts';
import type { WizardDraftValues } from './draft/wizard-draft.ts';

export interface Wizard extends WizardDraft<WizardDraftValues> {
  /** The position to which the candidate is added; it stands in the address of every step. */
  readonly positionId: string | undefined;
  /** Address of a step, or of the first screen. */
  readonly addressOf: (step?: StepPath) => string;
  /** What became of the last try to create the candidate, when it needs more than a toast. */
  readonly problem: ReactNode;
  readonly setProblem: (problem: ReactNode) => void;
  /** Begins a new draft in place of the one before. */
  readonly begin: (make: () => WizardDraftValues) => void;
  /** The toast with this id offers to send the draft another way: it goes when there is no such draft any more. */
  readonly holdOffer: (toastId: number) => void;
  /** Called right before leaving for good: no question then. */
  readonly pass: () => void;
}

const Context = createContext<Wizard | null>(null);
export const WizardProvider = Context.Provider;

export function useWizard(): Wizard {
  const wizard = use(Context);
  if (!wizard) throw new Error('a step of the wizard stands outside of it');
  return wizard;
}
