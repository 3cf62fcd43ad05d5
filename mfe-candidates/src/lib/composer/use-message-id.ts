import { newId } from '@cantera/shared/api-client';
import { useRef } from 'react';

/** An id for a message: the same for the same words as long as the dialog is open, so that sending them again sends nothing twice. */
export function useMessageId(): (body: object) => string {
  const ids = useRef(new Map<string, string>());
  return (body) => {
    const words = JSON.stringify(body);
    const id = ids.current.get(words) ?? newId();
    ids.current.set(words, id);
    return id;
  };
}
