import { Button, type ButtonProps } from 'antd';
import { LoaderCircle } from 'lucide-react';
import { classNames } from '../class-names.ts';
import styles from './busy-button.module.css';

type BusyButtonProps = Omit<ButtonProps, 'loading'> & {
  /** The spinner takes the place of the words, so that the button keeps its width; presses do nothing meanwhile. */
  isBusy: boolean;
};

/** A button whose action takes time. It stays focusable while busy: focus that vanishes is lost to a keyboard. */
export function BusyButton({ isBusy, children, onClick, className, icon, ...rest }: BusyButtonProps) {
  return (
    <Button
      {...rest}
      className={classNames(className, isBusy && styles.busy)}
      aria-busy={isBusy}
      aria-disabled={isBusy || undefined}
      icon={icon && <span className={styles.content}>{icon}</span>}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <span className={styles.content}>{children}</span>
      {isBusy && <LoaderCircle className={styles.spinner} aria-hidden />}
    </Button>
  );
}
