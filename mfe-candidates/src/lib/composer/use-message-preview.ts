import { call } from '@cantera/shared/api-client';
import { type MessagePreview, previewMessage } from '@cantera/shared/contracts/messages';
import { useCallback, useEffect, useState } from 'react';
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
  readonly preview: MessagePreview | null;
}

/**
 * The draft as it would leave, asked for when who writes pauses. `current` is null until the answer is about what stands
 * there now; `last` stays meanwhile. `hasFailed` when it could not be asked for.
 */
export function useMessagePreview(candidateId: string, draft: Draft) {
  const [asked, setAsked] = useState<Asked>();
  const [tries, setTries] = useState(0);
  const { applicationId, subject, body } = draft;
  const isWritten = subject.trim().length >= SHORTEST_SUBJECT && hasWords(body);
  const key = JSON.stringify([applicationId, subject, body, tries]);
  useEffect(() => {
    if (!isWritten) return;
    let isOld = false;
    const answer = (preview: MessagePreview | null) => {
      if (!isOld) setAsked({ of: key, preview });
    };
    const timer = setTimeout(() => {
      call(previewMessage, { params: { id: candidateId }, body: { applicationId, subject, body } }).then(
        ({ data }) => answer(data),
        () => answer(null),
      );
    }, PAUSE_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [candidateId, applicationId, subject, body, isWritten, key]);
  const isCurrent = isWritten && asked?.of === key;
  return {
    isWritten,
    current: isCurrent ? asked.preview : null,
    last: isWritten ? (asked?.preview ?? null) : null,
    hasFailed: isCurrent && asked.preview === null,
    retry: useCallback(() => setTries((count) => count + 1), []),
  };
}
