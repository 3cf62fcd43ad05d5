import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Tooltip } from '../overlays/tooltip.tsx';
import styles from './icon-button.module.css';

type IconButtonProps = Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'aria-label'> & {
  /** The accessible name, and the tooltip. */
  label: string;
  icon: ReactNode;
  /** `bordered` where it stands among other buttons. */
  look?: 'quiet' | 'bordered';
  size?: 'base' | 'small';
  ref?: Ref<HTMLButtonElement>;
};

/** A square button with only an icon; its name is always said and always shown on hover and focus. */
export function IconButton({
  label,
  icon,
  look = 'quiet',
  size = 'base',
  className,
  ref,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip<HTMLSpanElement> content={label} isDescription={false}>
      {({ 'aria-describedby': _, ...target }) => (
        <span className={styles.target} {...target}>
          <button
            type="button"
            {...rest}
            ref={ref}
            aria-label={label}
            className={classNames(styles.button, styles[look], size === 'small' && styles.small, className)}
          >
            {icon}
          </button>
        </span>
      )}
    </Tooltip>
  );
}
