import type { BoardStep } from '@cantera/shared/contracts/pipeline';
import { Kbd, Menu } from '@cantera/shared/design-system';
import { Button } from 'antd';
import { ChevronDown } from 'lucide-react';
import { useT } from '../../../messages/index.ts';
import { useStepName } from '../model/step-name.ts';
import styles from './board-panel.module.css';

interface PanelFootProps {
  steps: readonly BoardStep[];
  current: BoardStep;
  next: BoardStep | undefined;
  onMove: (stepId: string) => void;
  /** Absent where there is nothing to discard. */
  onDiscard?: () => void;
}

/** What can be done with the application that is looked at; the likely next step first. */
export function PanelFoot({ steps, current, next, onMove, onDiscard }: PanelFootProps) {
  const t = useT();
  const stepName = useStepName();
  const targets = steps
    .filter(({ id }) => id !== current.id)
    .map((step) => ({ key: step.id, label: stepName(step), onSelect: () => onMove(step.id) }));
  return (
    <div className={styles.foot}>
      {next && (
        <Button type="primary" className={styles.primary} onClick={() => onMove(next.id)}>
          <span className={styles.cut}>
            {next.type === 'HIRED'
              ? t('board.menu.hire')
              : t('board.menu.moveToStep', { step: stepName(next) })}
          </span>
          <span className={styles.key} aria-hidden>
            <Kbd>M</Kbd>
          </span>
        </Button>
      )}
      <Menu
        label={t('board.menu.moveTo')}
        entries={targets}
        trigger={(props) => (
          <button type="button" {...props} className={styles.more}>
            {t('board.menu.moveTo')}
            <ChevronDown size={14} aria-hidden />
          </button>
        )}
      />
      <span className={styles.space} />
      {onDiscard && (
        <Button danger onClick={onDiscard}>
          {t('board.menu.discard')}
        </Button>
      )}
    </div>
  );
}
