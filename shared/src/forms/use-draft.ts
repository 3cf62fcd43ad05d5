import { useEffect, useLayoutEffect, useRef } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { beforeSessionLoss, draftStorage, useSession } from '../session/index.ts';

type Values = Record<string, unknown>;
const draft = z.object({
  /** The fields that were changed, as they were typed. */
  values: z.record(z.string(), z.unknown()),
  /** The same fields as they were saved when they were changed. */
  saved: z.record(z.string(), z.unknown()),
});
type Draft = z.infer<typeof draft>;
const drafts = z.object({ userId: z.string(), forms: z.record(z.string(), draft) });

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Drafts of this user; another's are as good as none. */
function readDrafts(userId: string): Record<string, Draft> {
  try {
    const stored = drafts.safeParse(JSON.parse(draftStorage.get() ?? 'null'));
    return stored.success && stored.data.userId === userId ? stored.data.forms : {};
  } catch {
    return {};
  }
}

function writeDrafts(userId: string, forms: Record<string, Draft>): void {
  if (Object.keys(forms).length === 0) draftStorage.remove();
  else draftStorage.set(JSON.stringify({ userId, forms }));
}

function takeDraft(userId: string, key: string): Draft | undefined {
  const { [key]: mine, ...others } = readDrafts(userId);
  if (mine) writeDrafts(userId, others);
  return mine;
}

/** What was changed and not saved. Files cannot be kept as text: they are chosen again. */
function unsaved(values: Values, saved: Values): Draft | undefined {
  const names = Object.keys(values).filter(
    (name) => !(values[name] instanceof Blob) && !isSame(values[name], saved[name]),
  );
  if (names.length === 0) return undefined;
  const pick = (from: Values): Values => Object.fromEntries(names.map((name) => [name, from[name]]));
  return { values: pick(values), saved: pick(saved) };
}

/**
 * Keeps what stands unsaved in a form when the session is lost, and puts it back once the same person has logged in again.
 * @param key names the form; without one nothing is kept.
 * @param onRestored told afterwards; `isOutdated` when someone else saved other values for these fields meanwhile.
 */
export function useDraft<V extends FieldValues, C, T>(
  form: UseFormReturn<V, C, T>,
  key: string | undefined,
  onRestored: (isOutdated: boolean) => void,
): void {
  const userId = useSession(({ user }) => user?.id);
  const latest = useRef({ form, onRestored });
  useLayoutEffect(() => {
    latest.current = { form, onRestored };
  });
  useEffect(() => {
    if (key === undefined) return;
    return beforeSessionLoss('keep', (owner) => {
      const { form: now } = latest.current;
      const mine = unsaved(now.getValues(), now.formState.defaultValues ?? {});
      if (mine) writeDrafts(owner, { ...readDrafts(owner), [key]: mine });
    });
  }, [key]);
  // After every layout effect: the form has taken the record's values by then.
  useEffect(() => {
    const mine = key !== undefined && userId !== undefined ? takeDraft(userId, key) : undefined;
    if (!mine) return;
    const { form: now, onRestored: tell } = latest.current;
    const saved: Values = now.formState.defaultValues ?? {};
    // The kept values passed through this form's own types before; its schema judges them again on saving.
    now.reset({ ...now.getValues(), ...mine.values } as V & DefaultValues<V>, { keepDefaultValues: true });
    tell(Object.keys(mine.values).some((name) => !isSame(mine.saved[name], saved[name])));
  }, [key, userId]);
}
