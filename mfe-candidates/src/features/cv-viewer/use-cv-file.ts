import { useApi } from '@cantera/shared/api-client';
import { getCv } from '@cantera/shared/contracts/candidates';
import { loadCode } from '@cantera/shared/remotes';
import { useEffect, useState } from 'react';
import type { Pdf } from '../../lib/pdf/pdf.ts';

/** The file counts as fresh for so long (CVV-09). */
const FRESH_MS = 10_000;

type Opened = { bytes: Uint8Array<ArrayBuffer>; pdf: Pdf };
type State = { opened?: Opened; error?: unknown };

const isSame = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);

async function open(file: Blob, known: Opened | undefined): Promise<Opened> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Read again after a live update it is mostly the same file: it must not flicker, nor lose its place.
  if (known && isSame(known.bytes, bytes)) return known;
  const { openPdf } = await loadCode(() => import(/* webpackChunkName: "pdf" */ '../../lib/pdf/open-pdf.ts'));
  return { bytes, pdf: await openPdf(bytes) };
}

/** A candidate's CV: the file, and the open PDF once it is read. */
export function useCvFile(candidateId: string, hasCv: boolean) {
  const query = useApi(getCv, hasCv ? { params: { id: candidateId } } : null, {
    dedupingInterval: FRESH_MS,
    shouldRetryOnError: false,
    revalidateOnFocus: false,
  });
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
    pdf: hasCv ? pdf : undefined,
    error: error ?? (pdf ? undefined : query.error),
    retry: async () => {
      setState({});
      await query.mutate().catch(() => undefined);
      setAttempt((count) => count + 1);
    },
  };
}
