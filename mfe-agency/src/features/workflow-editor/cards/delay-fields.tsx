import { NumberField } from '@cantera/shared/forms';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { durationText } from '../../../lib/workflow-parts/index.ts';
import { useT } from '../../../messages/workflows.ts';
import { isTooLong, minutesOf, secondsOf } from '../model/edited-workflow.ts';
import type { WorkflowForm } from '../model/use-workflow-form.ts';
import styles from './cards.module.css';

/** Seconds that one press adds. */
const QUICK = [
  ['hour', 3600],
  ['hours', 21_600],
  ['day', 86_400],
  ['week', 604_800],
] as const;

/** How long to wait: typed in minutes, or put together of longer pieces. */
export function DelayFields({ cardKey, form }: { cardKey: string; form: WorkflowForm }) {
  const t = useT();
  const name = `cards.${cardKey}.minutes` as const;
  const minutes = useWatch({ control: form.control, name });
  // What was typed and is no number gives way to what is added.
  const [presses, setPresses] = useState(0);
  const seconds = secondsOf({ minutes }) || 0;
  const add = (more: number) => {
    form.setValue(name, minutesOf(Math.max(seconds, 0) + more), { shouldDirty: true });
    setPresses(presses + 1);
  };
  // It is left out of what is tried, so it says why before it is saved; each change takes the flag off.
  useEffect(() => {
    if (isTooLong({ minutes })) form.setError(name, { type: 'custom', message: t('editor.delay.required') });
  }, [form, name, minutes, t]);
  return (
    <>
      <NumberField
        key={presses}
        control={form.control}
        name={name}
        label={t('editor.delay')}
        suffix={t('editor.delay.unit')}
        hint={seconds > 0 ? t('editor.wait', { duration: durationText(seconds) }) : undefined}
        className={styles.minutes}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: four buttons are no fields. */}
      <div role="group" aria-label={t('editor.delay.add')} className={styles.quick}>
        {QUICK.map(([key, more]) => (
          <Button key={key} size="small" icon={<Plus size={12} aria-hidden />} onClick={() => add(more)}>
            {t(`editor.delay.${key}`)}
          </Button>
        ))}
      </div>
    </>
  );
}
