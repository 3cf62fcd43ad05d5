import { isApiError } from '@cantera/shared/api-client';
import { updateCandidate } from '@cantera/shared/contracts/candidate-changes';
import { useRef, useState } from 'react';
import { useT } from '../../../messages/index.ts';

type Failure<T> = { typed: T; reason: string };

/** Why a change was refused, in words. */
export function useRefusal(): (error: unknown) => string {
  const t = useT();
  return (error) => {
    if (!isApiError(error)) return t('candidates.save.failed');
    if (error.is(updateCandidate, 'CANDIDATE_EXISTS')) return t('candidates.save.exists');
    if (error.is(updateCandidate, 'CANDIDATE_CHANGED')) return t('candidates.save.changed');
    if (error.type === 'VALIDATION') return t('candidates.save.invalid');
    return error.type === 'NETWORK' || error.type === 'TIMEOUT'
      ? t('candidates.save.unreachable')
      : t('candidates.save.failed');
  };
}

/**
 * The saving of one field. While it runs `pending` shows; when it fails, what was typed is kept beside the last saved
 * value, to be tried again or dropped.
 */
export function useFieldSave<T>(send: (value: T) => Promise<unknown>) {
  const refusal = useRefusal();
  const [pending, setPending] = useState<{ value: T }>();
  const [failure, setFailure] = useState<Failure<T>>();
  const [isSaved, setIsSaved] = useState(false);
  const running = useRef<Promise<unknown>>(undefined);
  const run = async (value: T): Promise<boolean> => {
    try {
      await send(value);
      setIsSaved(true);
      return true;
    } catch (error) {
      setFailure({ typed: value, reason: refusal(error) });
      return false;
    }
  };
  const save = async (value: T): Promise<boolean> => {
    setPending({ value });
    setFailure(undefined);
    setIsSaved(false);
    // One after the other, so that the last that was typed is the last that is written.
    const mine = Promise.resolve(running.current).then(() => run(value));
    running.current = mine;
    const isDone = await mine;
    if (running.current === mine) setPending(undefined);
    return isDone;
  };
  return { pending, failure, isSaved, save, drop: () => setFailure(undefined) };
}
