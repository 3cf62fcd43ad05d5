import { PRIORITIES } from '@cantera/shared/contracts/enums';
import { updatePosition } from '@cantera/shared/contracts/position-changes';
import type { Position } from '@cantera/shared/contracts/positions';
import { Menu, PriorityIcon, useText } from '@cantera/shared/design-system';
import { PRIORITY_TEXTS } from '@cantera/shared/positions';
import { useMay } from '@cantera/shared/session';
import { ChevronDown } from 'lucide-react';
import { usePositionChange } from '../../lib/use-position-change.ts';
import { useT } from '../../messages/index.ts';
import styles from './position-page.module.css';

/** The agency's priority of the position; choosing another saves it at once. */
export function PriorityMenu({ position }: { position: Position }) {
  const t = useT();
  const text = useText();
  const change = usePositionChange(position);
  const canWrite = useMay(updatePosition);
  const current = text(PRIORITY_TEXTS[position.agencyPriority]);
  const label = t('positions.page.priority', { priority: current });
  if (!canWrite) {
    return (
      <span className={styles.plain}>
        <PriorityIcon level={position.agencyPriority} />
        {current}
      </span>
    );
  }
  return (
    <Menu
      label={label}
      align="end"
      entries={[...PRIORITIES].reverse().map((level) => ({
        key: level,
        label: text(PRIORITY_TEXTS[level]),
        icon: <PriorityIcon level={level} />,
        isChecked: level === position.agencyPriority,
        onSelect: () =>
          void (level === position.agencyPriority
            ? undefined
            : change({ agencyPriority: level }, { agencyPriority: level })),
      }))}
      trigger={(props) => (
        <button type="button" {...props} className={styles.control} aria-label={label}>
          <PriorityIcon level={position.agencyPriority} />
          <span className={styles.controlText}>{current}</span>
          <ChevronDown size={14} aria-hidden />
        </button>
      )}
    />
  );
}
