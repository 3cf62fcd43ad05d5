import { useCallback, useRef, useState } from 'react';

export type FrameState = 'loading' | 'here' | 'left';

/** The document of a frame that we may write into; null for one of another origin. */
function documentOf(frame: HTMLIFrameElement): Document | null {
  try {
    return frame.contentDocument;
  } catch {
    return null;
  }
}

type FrameOptions = {
  /** Where the page stands; undefined for one that visitors do not have, which is drawn into an empty document. */
  address: string | undefined;
  /** Whether the frame can be drawn into. */
  isOurs: boolean;
  /** Told of the document that is to be drawn over; null while there is none. */
  onDocument: (page: Document | null) => void;
};

/**
 * What a frame shows: its page, or another one that a link of it led to. Its `load` alone tells, which every browser sends to
 * the element; nothing depends on a listener inside.
 */
export function useFrame({ address, isOurs, onDocument }: FrameOptions) {
  const [state, setState] = useState<FrameState>('loading');
  const [turn, setTurn] = useState(0);
  const loads = useRef(0);
  const onLoad = useCallback(
    (frame: HTMLIFrameElement) => {
      loads.current += 1;
      if (!isOurs) {
        // Where a page of another origin went cannot be read: every further load is one that a link caused.
        setState(loads.current > 1 ? 'left' : 'here');
        return;
      }
      const page = documentOf(frame);
      const { pathname } = new URL(page?.URL ?? 'about:blank');
      const isHere = page !== null && pathname === (address ? new URL(address).pathname : 'srcdoc');
      setState(isHere ? 'here' : 'left');
      onDocument(isHere ? page : null);
    },
    [address, isOurs, onDocument],
  );
  const open = useCallback(() => {
    loads.current = 0;
    onDocument(null);
    setState('loading');
    setTurn((count) => count + 1);
  }, [onDocument]);
  return {
    state,
    /** Of the frame element: another one loads anew. */
    key: `${address ?? ''} ${turn}`,
    onLoad,
    /** Loads the page anew. */
    open,
  };
}
