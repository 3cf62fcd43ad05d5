import { ArrowDown, Clock, Mail, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../messages/workflows.ts';
import styles from './workflows.module.css';

const STEPS = [
  { key: 'message', Icon: MessageCircle },
  { key: 'delay', Icon: Clock },
  { key: 'email', Icon: Mail },
] as const;

/** What a workflow does, drawn as one, while there is none. */
export function WorkflowExample({ action }: { action: ReactNode }) {
  const t = useT();
  return (
    <div className={styles.empty}>
      <h2 className={styles.emptyTitle}>{t('workflows.empty')}</h2>
      <p>{t('workflows.emptyText')}</p>
      <figure className={styles.example}>
        <figcaption className={styles.meta}>{t('workflows.example')}</figcaption>
        <p className={styles.start}>{t('workflows.example.start')}</p>
        <ol className={styles.steps}>
          {STEPS.map(({ key, Icon }) => (
            <li key={key}>
              <ArrowDown size={14} aria-hidden className={styles.arrow} />
              <div className={styles.step}>
                <Icon size={16} aria-hidden />
                <span>{t(`workflows.example.${key}`)}</span>
              </div>
            </li>
          ))}
        </ol>
      </figure>
      {action}
    </div>
  );
}
