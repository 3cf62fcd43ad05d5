import type { FieldValues } from 'react-hook-form';
import { lazyPart } from '../../remotes/index.ts';
import { FieldFrame, type FieldProps, useField } from './field-frame.tsx';
import { LateInput } from './late-input.tsx';

const AntdDatePicker = lazyPart(() => import('./antd-date-picker.tsx'));

type DateFieldProps<V extends FieldValues, C, T> = FieldProps<V, C, T> & {
  /** The first and the last day that may be chosen, as ISO dates. */
  min?: string;
  max?: string;
  /** A month or a year may stand for a day: the form holds `2026-05` or `2026` then, as precise as it was typed. */
  isPartial?: boolean;
};

/** A day, typed or chosen from a calendar; the form holds an ISO date (`2026-05-31`) or null. */
export function DateField<V extends FieldValues, C, T>(props: DateFieldProps<V, C, T>) {
  const { aria, error, value, onChange, onBlur, ref } = useField(props);
  const date = typeof value === 'string' && value !== '' ? value : null;
  return (
    <FieldFrame {...props} id={aria.id} error={error}>
      <LateInput says={date?.split('-').reverse().join('-')}>
        <AntdDatePicker
          aria={aria}
          inputRef={ref}
          isWrong={error !== undefined}
          isDisabled={props.isDisabled}
          min={props.min}
          max={props.max}
          isPartial={props.isPartial}
          value={date}
          onChange={onChange}
          onBlur={onBlur}
        />
      </LateInput>
    </FieldFrame>
  );
}
