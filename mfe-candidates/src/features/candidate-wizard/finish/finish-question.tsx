import { WelcomeDialog } from '../../../lib/assign/welcome-dialog.tsx';
import { useT } from '../../../messages/wizard.ts';
import type { WizardDraftValues } from '../draft/wizard-draft.ts';

type FinishQuestionProps = {
  draft: WizardDraftValues;
  onAnswer: (sendWelcome: boolean) => Promise<void>;
  onClose: () => void;
};

/** Whether somebody who is added to a position gets its welcome message; they were never asked for consent. */
export function FinishQuestion({ draft, onAnswer, onClose }: FinishQuestionProps) {
  const t = useT();
  const { firstName, email } = draft.values.basic;
  return (
    <WelcomeDialog
      title={t('candidates.wizard.welcomeTitle', { name: firstName.trim() })}
      canSend
      onAnswer={onAnswer}
      onClose={onClose}
    >
      <p>{t('candidates.wizard.welcomeText', { email: email.trim() })}</p>
    </WelcomeDialog>
  );
}
