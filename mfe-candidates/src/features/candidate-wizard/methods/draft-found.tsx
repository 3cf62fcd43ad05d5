import { joinNames } from '@cantera/shared/contracts/text';
import { Button } from 'antd';
import { FilePenLine } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../../messages/wizard.ts';
import { placeOf } from '../draft/step-schemas.ts';
import type { WizardDraftValues } from '../draft/wizard-draft.ts';
import { useWizard } from '../wizard-context.ts';
import styles from './methods.module.css';
import { useReplaceDraft } from './use-replace-draft.ts';

/** A draft that waits in this tab: it is continued where it was left, or given up. */
export function DraftFound({ draft }: { draft: WizardDraftValues }) {
  const t = useT();
  const navigate = useNavigate();
  const { clear, addressOf } = useWizard();
  const mayReplace = useReplaceDraft();
  const giveUp = async () => {
    if (await mayReplace()) clear();
  };
  const { firstName, lastName } = draft.values.basic;
  const name = joinNames(firstName, lastName) || draft.cv?.fileName;
  return (
    <section className={styles.draft} aria-labelledby="draft-found">
      <FilePenLine size={16} aria-hidden />
      <p id="draft-found" className={styles.draftText}>
        {name ? t('candidates.wizard.draftOf', { name }) : t('candidates.wizard.draft')}
      </p>
      <div className={styles.actions}>
        <Button onClick={() => void giveUp()}>{t('candidates.wizard.beginAnew')}</Button>
        <Button type="primary" onClick={() => void navigate(addressOf(placeOf(draft)))}>
          {t('candidates.wizard.continueDraft')}
        </Button>
      </div>
    </section>
  );
}
