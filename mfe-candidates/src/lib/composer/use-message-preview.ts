import { call } from '@cantera/shared/api-client';
import { type MessagePreview, previewMessage } from '@cantera/shared/contracts/messages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { hasWords } from '../has-words.ts';

const PAUSE_MS = 300;
const SHORTEST_SUBJECT = 3;

export interface Draft {
  readonly applicationId: string | null;
  readonly subject: string;
  readonly body: string;
}

interface Asked {
  /** The draft that the answer is about. */
  readonly of: string;
  /** Null when it could not be asked for. */
  readonly preview: MessagePreview | null;
}

/** Space around a subject does not leave with it. */
const keyOf = ({ applicationId, subject, body }: Draft): string =>
  JSON.stringify([applicationId, subject.trim(), body]);

/** Whether a message may leave as the preview shows it. */
export const canLeave = ({ problem, emptyVariables }: MessagePreview): boolean =>
  problem === null && emptyVariables.length === 0;

/** Asks for previews of a candidate's message: once for each draft, however often it is wanted while the answer is on its way. */
function useAsk(candidateId: string) {
  const [asked, setAsked] = useState<Asked>();
  const under = useRef<{ readonly of: string; readonly answer: Promise<MessagePreview | null> }>(undefined);
  const ask = useCallback(
    (draft: Draft): Promise<MessagePreview | null> => {
      const of = keyOf(draft);
      if (under.current?.of === of) return under.current.answer;
      const mine = {
        of,
        answer: call(previewMessage, { params: { id: candidateId }, body: draft }).then(
          ({ data }) => data,
          () => null,
        ),
      };
      under.current = mine;
      void mine.answer.then((preview) => {
        // What was asked for since is about what stands there now.
        if (under.current !== mine) return;
        setAsked({ of, preview });
        if (preview === null) under.current = undefined;
      });
      return mine.answer;
    },
    [candidateId],
  );
  const forget = useCallback(() => {
    under.current = undefined;
  }, []);
  return { asked, ask, forget };
}

/**
 * The draft as it would leave, asked for when who writes pauses. `current` is null until the answer is about what stands
 * there now; `last` stays meanwhile. `hasFailed` when it could not be asked for. `ask` answers for a draft at once, null
 * when it could not be asked for; `retry` asks anew.
 */
export function useMessagePreview(candidateId: string, draft: Draft) {
  const { asked, ask, forget } = useAsk(candidateId);
  const [tries, setTries] = useState(0);
  const { applicationId, subject, body } = draft;
  const isWritten = subject.trim().length >= SHORTEST_SUBJECT && hasWords(body);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks for the same draft.
  useEffect(() => {
    if (!isWritten) return;
    const timer = setTimeout(() => void ask({ applicationId, subject, body }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [ask, applicationId, subject, body, isWritten, tries]);
  const isCurrent = isWritten && asked?.of === keyOf(draft);
  return {
    isWritten,
    current: isCurrent ? asked.preview : null,
    last: isWritten ? (asked?.preview ?? null) : null,
    hasFailed: isCurrent && asked.preview === null,
    ask,
    retry: useCallback(() => {
      forget();
      setTries((count) => count + 1);
    }, [forget]),
  };
}
