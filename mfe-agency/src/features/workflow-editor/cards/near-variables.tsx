import { Button } from 'antd';
import { TriangleAlert } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useT } from '../../../messages/workflows.ts';
import { type NearVariable, nearVariables } from '../model/near-variables.ts';
import type { WorkflowForm } from '../model/use-workflow-form.ts';
import styles from './cards.module.css';

type NearVariablesProps = { cardKey: string; form: WorkflowForm; hasSubject: boolean };

/** Words in braces that would be sent as they stand, each with the variable that was probably meant. */
export function NearVariables({ cardKey, form, hasSubject }: NearVariablesProps) {
  const t = useT();
  const { control, getValues, setValue } = form;
  const [subject, message] = useWatch({
    control,
    name: [`cards.${cardKey}.subject`, `cards.${cardKey}.message`],
  });
  const found = nearVariables(`${hasSubject ? subject : ''}\n${message}`);
  const replace = ({ written, variable }: NearVariable) => {
    for (const field of ['subject', 'message'] as const) {
      const name = `cards.${cardKey}.${field}` as const;
      setValue(name, getValues(name).replaceAll(written, `{${variable}}`), { shouldDirty: true });
    }
  };
  return (
    <div role="status" className={styles.near}>
      {found.map((near) => {
        const variable = `{${near.variable}}`;
        return (
          <p key={near.written} className={styles.warning}>
            <TriangleAlert size={14} aria-hidden />
            <span>{t('editor.near', { written: near.written, variable })}</span>
            <Button size="small" onClick={() => replace(near)}>
              {t('editor.near.replace', { variable })}
            </Button>
          </p>
        );
      })}
    </div>
  );
}
