import { Popover } from '@cantera/shared/design-system';
import { Button } from 'antd';
import { History } from 'lucide-react';
import { useT } from '../../../messages/search.ts';
import styles from './recent.module.css';
import { RecentList } from './recent-list.tsx';

type RecentButtonProps = Omit<Parameters<typeof RecentList>[0], 'onOpen' | 'isFlush'>;

/** The latest searches while the results of one show. */
export function RecentButton(props: RecentButtonProps) {
  const t = useT();
  return (
    <Popover
      label={t('search.recent.title')}
      align="end"
      width={400}
      trigger={(trigger) => (
        <Button {...trigger} icon={<History aria-hidden />}>
          {t('search.recent.title')}
        </Button>
      )}
    >
      {(close) => (
        <div className={styles.floating}>
          <RecentList {...props} onOpen={close} />
        </div>
      )}
    </Popover>
  );
}
