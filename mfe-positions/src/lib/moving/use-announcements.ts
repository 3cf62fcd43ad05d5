import type { Announcements } from '@cantera/shared/contracts/announcements';
import { useEffect, useRef, useState } from 'react';

/**
 * What something would send, asked anew whenever `about` changes: what a step sends can have changed.
 * @returns props for the line that says it; null when it could not be asked for, which must stop nothing.
 */
export function useAnnouncements(about: string, ask: () => Promise<{ data: Announcements }>) {
  const [answer, setAnswer] = useState<{ about: string; announced?: Announcements }>();
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    let isCurrent = true;
    const tell = (announced?: Announcements) => {
      if (isCurrent) setAnswer({ about, ...(announced ? { announced } : {}) });
    };
    latest.current().then(
      ({ data }) => tell(data),
      () => tell(),
    );
    return () => {
      isCurrent = false;
    };
  }, [about]);
  const isAnswered = answer?.about === about;
  const announced = isAnswered ? answer.announced : undefined;
  return isAnswered && !announced ? null : { announced };
}
