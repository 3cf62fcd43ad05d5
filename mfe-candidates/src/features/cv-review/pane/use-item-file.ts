import { loadCode } from '@cantera/shared/remotes';
import { useEffect, useRef, useState } from 'react';
import type { Pdf } from '../../../lib/pdf/pdf.ts';

type State = { pdf?: Pdf; hasFailed?: boolean };

async function open(address: string, signal: AbortSignal): Promise<Pdf> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`the CV answered ${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const { openPdf } = await loadCode(
    () => import(/* webpackChunkName: "pdf" */ '../../../lib/pdf/open-pdf.ts'),
  );
  return openPdf(bytes);
}

/** The file behind a signed address. A later address of the same item is the same file: it is read once. */
export function useItemFile(address: string | null) {
  const [{ pdf, hasFailed = false }, setState] = useState<State>({});
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(address);
  useEffect(() => {
    latest.current = address;
  });
  const hasFile = address !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` reads it again.
  useEffect(() => {
    if (!hasFile || !latest.current) return;
    const reading = new AbortController();
    open(latest.current, reading.signal).then(
      (next) => (reading.signal.aborted ? next.close() : setState({ pdf: next })),
      () => reading.signal.aborted || setState({ hasFailed: true }),
    );
    return () => reading.abort();
  }, [hasFile, attempt]);
  useEffect(() => () => pdf?.close(), [pdf]);
  const retry = () => {
    setState({});
    setAttempt((count) => count + 1);
  };
  return { pdf, hasFailed, retry };
}
