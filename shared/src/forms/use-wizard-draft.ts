import { useCallback, useRef, useState } from 'react';
import { z } from 'zod';
import { useSession, wizardStorage } from '../session/index.ts';

function read<T>(wizard: string, schema: z.ZodType<T>, userId: string | undefined): T | undefined {
  try {
    const stored = z
      .object({ userId: z.string(), draft: schema })
      .safeParse(JSON.parse(wizardStorage(wizard).get() ?? 'null'));
    return stored.success && stored.data.userId === userId ? stored.data.draft : undefined;
  } catch {
    return undefined;
  }
}

export interface WizardDraft<T> {
  /** Undefined before the wizard was begun. */
  readonly draft: T | undefined;
  /** The draft as it is at the time of the call, for what is pressed later; stable between renders. */
  readonly readLatest: () => T | undefined;
  /** False when this browser does not keep it: leaving the page would lose it. */
  readonly isKept: boolean;
  /** Begins the wizard, or writes what stands in it; stable between renders. */
  readonly write: (change: (before: T | undefined) => T) => void;
  /** Gives it up: nothing of it stays. */
  readonly clear: () => void;
  /** As `clear`, but what shows stays as it is: right before leaving for what was made of it. */
  readonly end: () => void;
}

/**
 * What stands in all steps of a wizard. It is kept for this tab and this person at every change, so that neither a reload
 * nor a lost session nor another page takes it.
 * @param wizard names it among all of the product.
 * @param schema of the draft; what an older build has kept and does not fit is as good as none. Stable between renders.
 */
export function useWizardDraft<T>(wizard: string, schema: z.ZodType<T>): WizardDraft<T> {
  const userId = useSession(({ user }) => user?.id);
  const [draft, setDraft] = useState(() => read(wizard, schema, userId));
  const [isKept, setIsKept] = useState(true);
  const latest = useRef(draft);
  const write = useCallback(
    (change: (before: T | undefined) => T) => {
      const next = change(latest.current);
      latest.current = next;
      setDraft(next);
      setIsKept(wizardStorage(wizard).set(JSON.stringify({ userId, draft: next })));
    },
    [wizard, userId],
  );
  const end = useCallback(() => {
    latest.current = undefined;
    wizardStorage(wizard).remove();
  }, [wizard]);
  const clear = useCallback(() => {
    end();
    setDraft(undefined);
  }, [end]);
  const readLatest = useCallback(() => latest.current, []);
  return { draft, readLatest, isKept, write, clear, end };
}
