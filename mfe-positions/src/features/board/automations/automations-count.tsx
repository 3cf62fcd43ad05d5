import { Tooltip } from '@cantera/shared/design-system';
import { Zap } from 'lucide-react';
import { Messages, useT } from '../../../messages/automations.ts';
import styles from './automations.module.css';
import { isLive, useStepTriggers } from './step-triggers.ts';

interface AutomationsCountProps {
  positionId: string;
  stepId: string;
  stepName: string;
  onOpen: () => void;
}

/** How many automations a step has, in the head of its lane; pressed it opens them. Nothing for a step without any. */
export function AutomationsCount({ positionId, stepId, stepName, onOpen }: AutomationsCountProps) {
  const t = useT();
  const { triggers = [] } = useStepTriggers(positionId, stepId);
  if (triggers.length === 0) return null;
  const live = triggers.filter(isLive).length;
  const off = triggers.length - live;
  const values = { count: live, off, step: stepName };
  const label = t(off > 0 ? 'board.automations.countOff' : 'board.automations.count', values);
  return (
    <Tooltip<HTMLButtonElement> content={label} isDescription={false}>
      {({ 'aria-describedby': _, ...target }) => (
        <button type="button" {...target} className={styles.count} aria-label={label} onClick={onOpen}>
          <Zap size={14} aria-hidden />
          {live}
          {off > 0 && <span className={styles.off} aria-hidden />}
        </button>
      )}
    </Tooltip>
  );
}

/** The same with its texts. */
export default function WordedAutomationsCount(props: AutomationsCountProps) {
  return (
    <Messages>
      <AutomationsCount {...props} />
    </Messages>
  );
}
