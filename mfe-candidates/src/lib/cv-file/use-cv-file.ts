import { useApi } from '@cantera/shared/api-client';
import { getCv, getSuggestedCv } from '@cantera/shared/contracts/candidate-cvs';
import { loadCode } from '@cantera/shared/remotes';
import { useEffect, useState } from 'react';
import type { Pdf } from '../pdf/pdf.ts';

/** The file counts as fresh for so long (CVV-09). */
const FRESH_MS = 10_000;

type OpenedCv = { bytes: Uint8Array<ArrayBuffer>; pdf: Pdf };
type State = { opened?: OpenedCv; error?: unknown };

const isSame = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);

async function open(file: Blob, known: OpenedCv | undefined): Promise<OpenedCv> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Read again after a live update it is mostly the same file: it must not flicker, nor lose its place.
  if (known && isSame(known.bytes, bytes)) return known;
  const { openPdf } = await loadCode(() => import(/* webpackChunkName: "pdf" */ '../pdf/open-pdf.ts'));
  return { bytes, pdf: await openPdf(bytes) };
}

interface FileQuery {
  readonly data?: unknown;
  readonly error?: unknown;
  mutate(): Promise<unknown>;
}

/** The file that a query reads, and the open PDF once it is read. */
function useOpenPdf(query: FileQuery, isThere: boolean) {
  const file = query.data instanceof Blob ? query.data : undefined;
  const [{ opened, error }, setState] = useState<State>({});
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` opens the same file again; `opened` is its result.
  useEffect(() => {
    if (!file) return;
    let isOld = false;
    open(file, opened).then(
      (next) => {
        if (!isOld) setState({ opened: next });
        else if (next !== opened) next.pdf.close();
      },
      (reason: unknown) => !isOld && setState({ error: reason }),
    );
    return () => {
      isOld = true;
    };
  }, [file, attempt]);
  const pdf = opened?.pdf;
  useEffect(() => () => pdf?.close(), [pdf]);
  return {
    file,
    pdf: isThere ? pdf : undefined,
    error: error ?? (pdf ? undefined : query.error),
    retry: async () => {
      setState({});
      await query.mutate().catch(() => undefined);
      setAttempt((count) => count + 1);
    },
  };
}

const READING = { dedupingInterval: FRESH_MS, shouldRetryOnError: false, revalidateOnFocus: false };

/** A candidate's CV, or the one that an application of theirs is scored by. */
export function useCvFile(candidateId: string, hasCv: boolean, applicationId?: string) {
  const asked = { params: { id: candidateId }, ...(applicationId ? { query: { applicationId } } : {}) };
  return useOpenPdf(useApi(getCv, hasCv ? asked : null, READING), hasCv);
}

/** The CV that came with a suggestion. */
export const useSuggestedCv = (id: string, suggestionId: string) =>
  useOpenPdf(useApi(getSuggestedCv, { params: { id, suggestionId } }, READING), true);
