// Owns how a wizard shows: the steps that it has, and the form of one. Its draft is a form's (`useWizardDraft`).
export { WizardForm } from './wizard-form.tsx';
export { type WizardStep, WizardSteps } from './wizard-steps.tsx';
