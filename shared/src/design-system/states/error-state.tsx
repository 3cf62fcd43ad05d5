import { CloudOff, Copy, Lock, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../texts/use-text.ts';
import { BusyButton } from '../controls/busy-button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { StateMessage } from './state-message.tsx';

type ErrorStateProps = {
  /** What failed, e.g. `The positions could not be loaded`; a general sentence when left out. */
  title?: string;
  /** Why, and what is safe: `The server did not answer in 30 seconds. Your filters are kept.` */
  description?: string;
  /** The number under which the server's log knows the call. */
  requestId?: string;
  onRetry?: () => unknown;
  /** Stands in place of a whole page, whose title it then is. */
  isPage?: boolean;
};

function RequestNumber({ id }: { id: string }) {
  const text = useText();
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(id).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return (
    <>
      <span>{text('shared.request', { id })}</span>
      <IconButton
        size="small"
        icon={<Copy size={14} aria-hidden />}
        label={text(isCopied ? 'shared.copied' : 'shared.copyRequest')}
        onClick={copy}
      />
    </>
  );
}

/** A query failed: what failed, what is safe, Retry, and the request's number. */
export function ErrorState({ title, description, requestId, onRetry, isPage }: ErrorStateProps) {
  const text = useText();
  const [isBusy, setIsBusy] = useState(false);
  const retry = async () => {
    setIsBusy(true);
    try {
      await onRetry?.();
    } catch {
      // What went wrong shows in this very state once the query has it.
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <StateMessage
      role="alert"
      isPage={isPage}
      tone="error"
      icon={<CloudOff />}
      title={title ?? text('shared.error.title')}
      description={description ?? text('shared.error.text')}
      actions={
        onRetry && (
          <BusyButton icon={<RotateCw aria-hidden />} isBusy={isBusy} onClick={retry}>
            {text('shared.retry')}
          </BusyButton>
        )
      }
      footnote={requestId && <RequestNumber id={requestId} />}
    />
  );
}

type ForbiddenStateProps = Pick<ErrorStateProps, 'title' | 'description' | 'isPage'>;

/** The server refused: whose word it takes to see this. */
export function ForbiddenState({ title, description, isPage }: ForbiddenStateProps) {
  const text = useText();
  return (
    <StateMessage
      role="alert"
      isPage={isPage}
      icon={<Lock />}
      title={title ?? text('shared.forbidden.title')}
      description={description ?? text('shared.forbidden.text')}
    />
  );
}
