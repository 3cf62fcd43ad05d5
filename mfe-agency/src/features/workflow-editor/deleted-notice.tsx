import { BusyButton } from '@cantera/shared/design-system';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../messages/workflows.ts';
import styles from './workflow-editor.module.css';

/** That somebody has deleted what stands in the editor, and the way to bring it back. */
export function DeletedNotice({ onRestore }: { onRestore: () => Promise<void> }) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    await onRestore();
    setBusy(false);
  };
  return (
    <div role="alert" className={styles.deleted}>
      <TriangleAlert size={16} aria-hidden />
      <p>
        <strong>{t('editor.deleted')}</strong> {t('editor.deleted.text')}
      </p>
      <BusyButton isBusy={isBusy} onClick={() => void restore()}>
        {t('editor.deleted.restore')}
      </BusyButton>
    </div>
  );
}
