import { ConfigProvider } from 'antd';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './dialog.module.css';
import { registerDialog } from './open-dialogs.ts';

type DialogProps = {
  title: string;
  /**
   * 400 px for a confirmation, 560 for a form, 880 for a table, 1160 for a page beside its options. A `palette` stands at the top of the page, on phones in its place;
   * its title is only said.
   */
  size?: 'confirm' | 'form' | 'wide' | 'page' | 'palette';
  /** `alertdialog` for what must be answered. */
  role?: 'dialog' | 'alertdialog';
  /** It grows downwards alone: what is above what changes stays under the pointer. */
  isTopFixed?: boolean;
  onClose: () => void;
  /** Buttons at the foot, the safe one first. */
  footer: ReactNode;
  children?: ReactNode;
};

const FIRST_FIELD = 'input:not([type="hidden"], [readonly]), select, textarea, button';

/**
 * A modal dialog on the browser's own `<dialog>`: it traps focus, makes the page inert, and gives focus back on closing.
 * Focus starts on `[data-autofocus]`, else on the first field that can be changed. Mount it to open it, unmount it to close it.
 * A form goes around it (`<Form …><Dialog …/></Form>`), so that the submit button can stand in the footer.
 */
export function Dialog({
  title,
  size = 'form',
  role = 'dialog',
  isTopFixed = false,
  onClose,
  footer,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const bodyId = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement;
    element.showModal();
    const first = (selectors: string) => element.querySelector<HTMLElement>(selectors);
    (first('[data-autofocus]') ?? first(FIRST_FIELD))?.focus({ preventScroll: true });
    // The browser has scrolled to what it gave the focus itself: a dialog is read from its title.
    element.scrollTop = 0;
    const unregister = registerDialog(element);
    return () => {
      unregister();
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  useEffect(() => {
    const element = dialog.current;
    const onCancel = (event: Event) => {
      event.preventDefault();
      onClose();
    };
    element?.addEventListener('cancel', onCancel);
    return () => element?.removeEventListener('cancel', onCancel);
  }, [onClose]);
  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={role === 'alertdialog' && children ? bodyId : undefined}
      className={classNames(styles.dialog, styles[size], isTopFixed && styles.topFixed)}
    >
      <ConfigProvider getPopupContainer={() => dialog.current ?? document.body}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {children && (
          <div id={bodyId} className={styles.body}>
            {children}
          </div>
        )}
        <div className={styles.footer}>{footer}</div>
      </ConfigProvider>
    </dialog>
  );
}
