import { Button } from 'antd';
import { Compass } from 'lucide-react';
import { useT } from '../../messages/configurator.ts';
import styles from './tab.module.css';

/** Starts the guided tour of the present tab. */
export function GuideButton({ onStart }: { onStart: () => void }) {
  const t = useT();
  return (
    <Button icon={<Compass aria-hidden />} onClick={onStart}>
      {t('site.guide')}
    </Button>
  );
}

type TabHeadProps = {
  about: string;
  canManage: boolean;
  /** Absent where the tab has no tour. */
  onStart?: () => void;
};

/** What a tab is about, or who may change it, and the way to its tour. */
export function TabHead({ about, canManage, onStart }: TabHeadProps) {
  const t = useT();
  return (
    <div className={styles.head}>
      <p className={styles.about}>{canManage ? about : t('site.readOnly')}</p>
      {onStart && <GuideButton onStart={onStart} />}
    </div>
  );
}
