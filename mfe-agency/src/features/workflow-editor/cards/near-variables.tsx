import type { MessageVariable } from '@cantera/shared/contracts/message-variables';
import { Button } from 'antd';
import { TriangleAlert } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { nearVariables } from '../../../lib/workflow-parts/index.ts';
import { useT } from '../../../messages/workflows.ts';
import type { WorkflowForm } from '../model/use-workflow-form.ts';
import styles from './cards.module.css';

type NearVariablesProps = { cardKey: string; form: WorkflowForm; hasSubject: boolean };

/** Words in braces that would be sent as they stand, with the variable that was probably meant, if there is one. */
export function NearVariables({ cardKey, form, hasSubject }: NearVariablesProps) {
  const t = useT();
  const { control, getValues, setValue } = form;
  const [subject, message] = useWatch({
    control,
    name: [`cards.${cardKey}.subject`, `cards.${cardKey}.message`],
  });
  const found = nearVariables(`${hasSubject ? subject : ''}\n${message}`);
  const replace = (written: string, variable: MessageVariable) => {
    for (const field of ['subject', 'message'] as const) {
      const name = `cards.${cardKey}.${field}` as const;
      setValue(name, getValues(name).replaceAll(written, `{${variable}}`), { shouldDirty: true });
    }
  };
  return (
    <div role="status" className={styles.near}>
      {found.map(({ written, variable }) => (
        <p key={written} className={styles.warning}>
          <TriangleAlert size={14} aria-hidden />
          <span>
            {variable
              ? t('editor.near', { written, variable: `{${variable}}` })
              : t('editor.near.unknown', { written })}
          </span>
          {variable && (
            <Button size="small" onClick={() => replace(written, variable)}>
              {t('editor.near.replace', { variable: `{${variable}}` })}
            </Button>
          )}
        </p>
      ))}
    </div>
  );
}
