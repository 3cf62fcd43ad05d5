import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import styles from '../../design-system/controls/input.module.css';
import { useText } from '../../texts/use-text.ts';
import { FieldFrame, type FieldProps, useField } from './field-frame.tsx';

type PasswordFieldProps<V extends FieldValues, C, T> = FieldProps<V, C, T> & {
  /** What a password manager should offer. */
  autoComplete: 'current-password' | 'new-password';
};

/** A password that can be shown while it is typed. */
export function PasswordField<V extends FieldValues, C, T>(props: PasswordFieldProps<V, C, T>) {
  const text = useText();
  const [isShown, setIsShown] = useState(false);
  const { aria, error, value, onChange, onBlur, ref } = useField(props);
  return (
    <FieldFrame {...props} id={aria.id} error={error}>
      <div className={styles.input}>
        <input
          {...aria}
          ref={ref}
          name={props.name}
          type={isShown ? 'text' : 'password'}
          autoComplete={props.autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          disabled={props.isDisabled}
          className={styles.bare}
          value={typeof value === 'string' ? value : ''}
          onChange={onChange}
          onBlur={onBlur}
        />
        <button
          type="button"
          className={styles.reveal}
          aria-label={text(isShown ? 'shared.password.hide' : 'shared.password.show')}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </button>
      </div>
    </FieldFrame>
  );
}
