import { FieldFrame, type FieldProps } from '@cantera/shared/forms';
import { useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import styles from './styles.module.css';

const MAX_DEGREES = 360;

/** Degrees from 0 to 360, by dragging or arrow keys; the form holds the number. */
export function AngleField<V extends FieldValues, C, T>(props: FieldProps<V, C, T>) {
  const id = useId();
  const { field, fieldState } = useController({ control: props.control, name: props.name });
  const degrees = typeof field.value === 'number' ? field.value : 0;
  return (
    <FieldFrame {...props} id={id} error={fieldState.error?.message}>
      <div className={styles.angle}>
        <input
          id={id}
          ref={field.ref}
          type="range"
          min={0}
          max={MAX_DEGREES}
          step={1}
          name={props.name}
          disabled={props.isDisabled}
          aria-valuetext={`${degrees}°`}
          value={degrees}
          onChange={(event) => field.onChange(Number(event.target.value))}
          onBlur={field.onBlur}
        />
        <output htmlFor={id}>{degrees}°</output>
      </div>
    </FieldFrame>
  );
}
