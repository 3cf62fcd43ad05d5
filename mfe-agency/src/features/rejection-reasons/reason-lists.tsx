import type { ManagedReason } from '@cantera/shared/contracts/rejection-reasons';
import { IconButton } from '@cantera/shared/design-system';
import { SortableList } from '@cantera/shared/sortable';
import { Button } from 'antd';
import { EyeOff, Pencil } from 'lucide-react';
import { useId } from 'react';
import { useT } from '../../messages/starting.ts';
import styles from './rejection-reasons.module.css';

type OfferedProps = {
  reasons: readonly ManagedReason[];
  onMove: (id: string, index: number) => void;
  onRename: (reason: ManagedReason) => void;
  onRetire: (reason: ManagedReason) => void;
};

/** What people choose from, in the order in which they see it. */
export function OfferedReasons({ reasons, onMove, onRename, onRetire }: OfferedProps) {
  const t = useT();
  if (reasons.length === 0) return <p className={styles.about}>{t('reasons.noneOffered')}</p>;
  return (
    <div className={styles.list}>
      <SortableList
        label={t('reasons.title')}
        items={reasons}
        onMove={onMove}
        renderItem={(reason, handle) => (
          <div className={styles.row}>
            <span className={styles.handle}>{handle}</span>
            <span className={styles.name}>{reason.name}</span>
            <IconButton
              label={t('reasons.rename.of', { name: reason.name })}
              icon={<Pencil aria-hidden />}
              onClick={() => onRename(reason)}
            />
            <IconButton
              label={t('reasons.retire.of', { name: reason.name })}
              icon={<EyeOff aria-hidden />}
              data-focus="offered"
              onClick={() => onRetire(reason)}
            />
          </div>
        )}
      />
    </div>
  );
}

type RetiredProps = { reasons: readonly ManagedReason[]; onOffer: (reason: ManagedReason) => void };

/** What nobody can choose any more; applications that were discarded for it keep it. */
export function RetiredReasons({ reasons, onOffer }: RetiredProps) {
  const t = useT();
  const id = useId();
  if (reasons.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.retired}>
      <h2 id={id} className={styles.title}>
        {t('reasons.retiredTitle')}
      </h2>
      <p className={styles.about}>{t('reasons.retiredAbout')}</p>
      <ul aria-labelledby={id} className={styles.list}>
        {reasons.map((reason) => (
          <li key={reason.id} className={styles.row}>
            <span className={styles.name}>{reason.name}</span>
            <Button
              size="small"
              data-focus="retired"
              aria-label={t('reasons.offer.of', { name: reason.name })}
              onClick={() => onOffer(reason)}
            >
              {t('reasons.offer')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
