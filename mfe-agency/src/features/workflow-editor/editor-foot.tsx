import { ACTION_TYPES } from '@cantera/shared/contracts/enums';
import { MAX_ACTIONS } from '@cantera/shared/contracts/workflows';
import { Button } from 'antd';
import { CircleAlert } from 'lucide-react';
import { useFormState } from 'react-hook-form';
import { ActionIcon } from '../../lib/workflow-parts/index.ts';
import { useT } from '../../messages/workflows.ts';
import { useConnectedChannels } from './cards/use-connected-channels.ts';
import type { ActionType } from './model/edited-workflow.ts';
import type { Structure } from './model/use-structure.ts';
import type { WorkflowForm } from './model/use-workflow-form.ts';
import styles from './workflow-editor.module.css';

/** What a new action begins with: the channel, where the person has only one. */
function useNewAction(structure: Structure) {
  const { connected } = useConnectedChannels();
  return (type: ActionType) => {
    const [only, ...others] = connected ?? [];
    structure.add(type, only && others.length === 0 && type === 'AUTOMATIC_MESSAGE' ? { channel: only } : {});
  };
}

/** Adds actions at the end; stays in sight. Says there what is wrong when there is none. */
export function EditorFoot({ form, structure }: { form: WorkflowForm; structure: Structure }) {
  const t = useT();
  const { errors } = useFormState({ control: form.control });
  const add = useNewAction(structure);
  const isFull = structure.order.length >= MAX_ACTIONS;
  const { order: error } = errors;
  return (
    <footer className={styles.foot}>
      {ACTION_TYPES.map((type) => (
        <Button
          key={type}
          data-add={type}
          disabled={isFull}
          aria-describedby={isFull ? 'full' : error ? 'no-action' : undefined}
          icon={<ActionIcon type={type} />}
          onClick={() => add(type)}
        >
          {t(`action.${type}`)}
        </Button>
      ))}
      {/* A button that is off cannot be reached: what it is off for is said when it goes off. */}
      <p id="full" role="status" className={styles.meta}>
        {isFull && t('editor.full', { count: MAX_ACTIONS })}
      </p>
      {error && (
        <p id="no-action" role="alert" className={styles.wrong}>
          <CircleAlert size={14} aria-hidden />
          {error.message}
        </p>
      )}
    </footer>
  );
}
