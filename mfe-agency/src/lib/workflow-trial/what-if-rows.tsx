import { IconButton, Menu } from '@cantera/shared/design-system';
import { SelectField, TextField } from '@cantera/shared/forms';
import { Button } from 'antd';
import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useT } from '../../messages/trial.ts';
import styles from './trial.module.css';
import type { Choices } from './use-choices.ts';
import type { TrialForm } from './use-trial.ts';
import { isoTime, localTime, WHAT_IFS } from './what-if.ts';

const HOUR_MS = 3_600_000;
/** As many as one call takes. */
const MOST_FIELDS = 20;

interface WhatIfRowsProps {
  form: TrialForm;
  choices: Choices;
  /** Whether whoever it is tried on can be moved. */
  canMove: boolean;
}

/** What happens meanwhile: a move, another recruiter, a channel that is removed. */
export function WhatIfRows({ form, choices, canMove }: WhatIfRowsProps) {
  const t = useT();
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'whatIfs', keyName: 'rowKey' });
  const adder = useRef<HTMLDivElement>(null);
  const add = (kind: (typeof WHAT_IFS)[number]) => {
    const start = isoTime(form.getValues('startAt'));
    const from = start ? Date.parse(start) : Date.now();
    const index = fields.length;
    append({ kind, at: localTime(new Date(from + HOUR_MS)), chosen: null });
    requestAnimationFrame(() => form.setFocus(`whatIfs.${index}.at`));
  };
  const entries = WHAT_IFS.filter((kind) => canMove || kind !== 'MOVE').map((kind) => ({
    key: kind,
    label: t(`trial.whatIf.${kind}`),
    onSelect: () => add(kind),
  }));
  return (
    <div className={styles.whatIfs}>
      {fields.map(({ rowKey, kind }, index) => (
        <fieldset key={rowKey} className={styles.whatIf}>
          <legend className={styles.legend}>{t(`trial.whatIf.${kind}`)}</legend>
          <TextField
            control={control}
            name={`whatIfs.${index}.at`}
            type="datetime-local"
            label={t('trial.whatIf.at')}
          />
          <SelectField
            control={control}
            name={`whatIfs.${index}.chosen`}
            label={t(`trial.whatIf.choose.${kind}`)}
            options={choices[kind]}
          />
          <IconButton
            label={t('trial.whatIf.remove', { what: t(`trial.whatIf.${kind}`) })}
            icon={<X aria-hidden />}
            onClick={() => {
              remove(index);
              adder.current?.querySelector('button')?.focus();
            }}
          />
        </fieldset>
      ))}
      <div ref={adder}>
        <Menu
          label={t('trial.whatIf')}
          entries={entries}
          trigger={(props) => (
            <Button
              {...props}
              size="small"
              icon={<Plus aria-hidden />}
              disabled={fields.length >= MOST_FIELDS}
            >
              {t('trial.whatIf')}
            </Button>
          )}
        />
      </div>
    </div>
  );
}
