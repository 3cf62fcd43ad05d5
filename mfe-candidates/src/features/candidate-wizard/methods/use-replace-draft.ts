import { confirm } from '@cantera/shared/design-system';
import { useT } from '../../../messages/wizard.ts';
import { isWorthKeeping } from '../draft/wizard-draft.ts';
import { useWizard } from '../wizard-context.ts';

/** Asks before a draft is replaced by a new one; resolves to whether it may be. */
export function useReplaceDraft(): () => Promise<boolean> {
  const t = useT();
  const { draft } = useWizard();
  return async () =>
    !isWorthKeeping(draft) ||
    confirm({
      title: t('candidates.wizard.replaceTitle'),
      body: t('candidates.wizard.replaceText'),
      confirmLabel: t('candidates.wizard.beginAnew'),
      isDanger: true,
    });
}
