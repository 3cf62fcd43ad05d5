import { lazyPart } from '@cantera/shared/remotes';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useT } from '../../../messages/list.ts';

const AskDialog = lazyPart(() => import('./ask-dialog.tsx'));

type AskButtonProps = {
  selected: readonly string[];
  /** Told who is left of them. */
  onAsked: (left: readonly string[]) => void;
};

/** Asks the chosen candidates for their consent, once it is said how many mails leave. */
export function AskButton({ selected, onAsked }: AskButtonProps) {
  const t = useT();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{t('candidates.ask.button')}</Button>
      {isAsking && (
        <Suspense>
          <AskDialog candidateIds={selected} onAsked={onAsked} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
