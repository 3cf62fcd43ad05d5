import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { lazyPart } from '../../remotes/index.ts';
import { useText } from '../../texts/use-text.ts';
import { FieldFrame, type FieldProps, useField } from './field-frame.tsx';
import { LateInput } from './late-input.tsx';
import { dateHeldFor, isNoDate, isOutOfCalendar, shownDate } from './typed-date.ts';

const AntdDatePicker = lazyPart(() => import('./antd-date-picker.tsx'));

type DateFieldProps<V extends FieldValues, C, T> = FieldProps<V, C, T> & {
  /** A month or a year may stand for a day: the form holds `2026-05` or `2026` then, as precise as it was typed. */
  isPartial?: boolean;
};

/**
 * A day, typed or chosen from a calendar; the form holds an ISO date (`2026-05-31`) or null. It holds what is shown with every key,
 * so that nothing else can be saved; a text that is no date stays to be corrected, and no schema takes it.
 */
export function DateField<V extends FieldValues, C, T>(props: DateFieldProps<V, C, T>) {
  const { isPartial = false } = props;
  const text = useText();
  /** The text while it is being typed. */
  const [typed, setTyped] = useState<string>();
  const { aria, error, value, onChange, onBlur, ref } = useField(props, (held) => {
    if (typed !== undefined || typeof held !== 'string' || !isNoDate(held)) return undefined;
    return text(isOutOfCalendar(held, isPartial) ? 'shared.field.invalid_date' : 'shared.field.no_date');
  });
  const held = typeof value === 'string' && value !== '' ? value : null;
  // A value that came otherwise, from the calendar or with another record, takes the place of what was typed.
  const isOwn = typed !== undefined && dateHeldFor(typed, isPartial) === held;
  const shown = isOwn ? typed : shownDate(held ?? '');
  const settle = () => setTyped(undefined);
  return (
    <FieldFrame {...props} id={aria.id} error={error}>
      <LateInput says={shown}>
        <AntdDatePicker
          aria={aria}
          inputRef={ref}
          isWrong={error !== undefined}
          isDisabled={props.isDisabled}
          text={shown}
          date={held === null || isNoDate(held) ? null : held}
          onType={(next) => {
            setTyped(next);
            onChange(dateHeldFor(next, isPartial));
          }}
          onChoose={(day) => {
            settle();
            onChange(day);
          }}
          onSettle={settle}
          onBlur={onBlur}
        />
      </LateInput>
    </FieldFrame>
  );
}
