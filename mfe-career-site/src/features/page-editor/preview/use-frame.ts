import { useCallback, useState } from 'react';

export type FrameState = 'loading' | 'here' | 'left';

/** The document of a frame that we may write into; null once it shows another origin. */
function documentOf(frame: HTMLIFrameElement): Document | null {
  try {
    return frame.contentDocument;
  } catch {
    return null;
  }
}

type FrameOptions = {
  /** Where the page stands, on our own origin; undefined for one that is drawn into an empty document. */
  address: string | undefined;
  /** Told of the document that is to be drawn over; null while there is none. */
  onDocument: (page: Document | null) => void;
};

/**
 * What a frame shows: its page, or another one that a link of it led to. Its `load` alone tells, which every browser sends to
 * the element; nothing depends on a listener inside.
 */
export function useFrame({ address, onDocument }: FrameOptions) {
  const [state, setState] = useState<FrameState>('loading');
  const [turn, setTurn] = useState(0);
  const onLoad = useCallback(
    (frame: HTMLIFrameElement) => {
      const page = documentOf(frame);
      const { pathname } = new URL(page?.URL ?? 'about:blank');
      const isHere = page !== null && pathname === (address ? new URL(address).pathname : 'srcdoc');
      setState(isHere ? 'here' : 'left');
      onDocument(isHere ? page : null);
    },
    [address, onDocument],
  );
  const open = useCallback(() => {
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
