import { usePageTitle } from '@cantera/shared/session';
import { Button } from 'antd';
import { PencilLine } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../../messages/wizard.ts';
import { isWorthKeeping, manualDraft } from '../draft/wizard-draft.ts';
import { useWizard } from '../wizard-context.ts';
import { CvMethod } from './cv-method.tsx';
import { DraftFound } from './draft-found.tsx';
import { LinkedinMethod } from './linkedin-method.tsx';
import styles from './methods.module.css';
import { OpenIntakes } from './open-intakes.tsx';
import { useReplaceDraft } from './use-replace-draft.ts';

/** The first screen: by CV, by hand or from LinkedIn; a draft that waits is offered first, CVs that wait come last. */
export function Component() {
  const t = useT();
  usePageTitle(t('candidates.wizard.title'));
  const navigate = useNavigate();
  const { draft, begin: beginDraft, addressOf } = useWizard();
  const mayReplace = useReplaceDraft();
  const begin = async () => {
    if (!(await mayReplace())) return;
    beginDraft(manualDraft);
    void navigate(addressOf('basic-information'));
  };
  return (
    <div className={styles.methods}>
      {isWorthKeeping(draft) && <DraftFound draft={draft} />}
      <CvMethod />
      <section className={styles.method} aria-labelledby="method-manual">
        <div className={styles.words}>
          <h2 id="method-manual" className={styles.title}>
            {t('candidates.wizard.manual')}
          </h2>
          <p className={styles.about}>{t('candidates.wizard.manualText')}</p>
        </div>
        <Button icon={<PencilLine size={16} aria-hidden />} onClick={() => void begin()}>
          {t('candidates.wizard.manualStart')}
        </Button>
      </section>
      <LinkedinMethod />
      {/* It comes when it is known, and nothing that somebody is about to press may move then. */}
      <OpenIntakes />
    </div>
  );
}
