import { type ComponentPropsWithoutRef, type Ref, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './checkbox.module.css';

type CheckboxProps = Omit<ComponentPropsWithoutRef<'input'>, 'type'> & {
  /** Some of what it stands for is chosen, not all. */
  isMixed?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** A native checkbox in our look. Give it a `<label>` or an `aria-label`. */
export function Checkbox({ isMixed = false, className, ref, ...rest }: CheckboxProps) {
  const own = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (own.current) own.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <input
      {...rest}
      type="checkbox"
      ref={(element) => {
        own.current = element;
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }}
      className={classNames(styles.checkbox, className)}
    />
  );
}
