import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { BusyButton, toast, useText } from '../design-system/index.ts';
import { noteRetry, tryTwice } from '../late-code/index.ts';
import { noteFailedCode } from './failed-code.ts';
import styles from './remotes.module.css';

/** What closes a dialog; nothing for what stands in a page. */
const closeOf = (props: object) =>
  'onClose' in props && typeof props.onClose === 'function' ? props.onClose : undefined;

/**
 * A dialog or an editor whose code comes when it is first drawn: `const AddDialog = lazyPart(() => import('./add-dialog.tsx'))`,
 * drawn below a `Suspense` as React's `lazy` is. React keeps a failure of `lazy` for ever and gives it to the whole page; here
 * what was typed around it stays, and the next try is a new one: a dialog (whatever takes `onClose`) says so in a toast
 * and closes, anything else shows a notice with Retry in its place.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const next = (): ComponentType<Props> =>
    lazy(() =>
      tryTwice(load).catch((error: unknown) => {
        console.error(error);
        void noteFailedCode();
        return { default: Missing };
      }),
    );
  let current = next();

  function Missing(props: Props) {
    const [Again, setAgain] = useState<ComponentType<Props>>();
    const close = closeOf(props);
    // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it turned out to be missing.
    useEffect(() => {
      current = next();
      if (!close) return;
      toast.standardError();
      close();
    }, []);
    if (close) return null;
    const retry = () => {
      noteRetry();
      setAgain(() => current);
    };
    if (!Again) return <MissingNotice onRetry={retry} />;
    return (
      <Suspense fallback={<MissingNotice isBusy />}>
        <Again {...props} />
      </Suspense>
    );
  }

  return function Part(props: Props) {
    const [Loaded] = useState(() => current);
    return <Loaded {...props} />;
  };
}

function MissingNotice({ onRetry, isBusy = false }: { onRetry?: () => void; isBusy?: boolean }) {
  const text = useText();
  return (
    <div role="alert" className={styles.missing}>
      {text('shared.error.title')}
      <BusyButton size="small" isBusy={isBusy} onClick={onRetry}>
        {text('shared.retry')}
      </BusyButton>
    </div>
  );
}
