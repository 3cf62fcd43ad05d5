import { MAX_DECISION_REASON } from '@cantera/shared/contracts/discard-scoring';
import { FieldFrame } from '@cantera/shared/forms';
import { Input } from 'antd';
import { useId } from 'react';
import { useT } from '../../../messages/autodiscard.ts';

interface ReasonFieldProps {
  /** With which decision it is kept. */
  hint: string;
  value: string;
  onChange: (reason: string) => void;
}

/** Why somebody decides, in their words. It may stay empty. */
export function ReasonField({ hint, value, onChange }: ReasonFieldProps) {
  const t = useT();
  const id = useId();
  return (
    <FieldFrame id={id} label={t('pending.reason')} hint={hint} isOptional error={undefined}>
      <Input
        id={id}
        aria-describedby={`${id}-hint`}
        maxLength={MAX_DECISION_REASON}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </FieldFrame>
  );
}
