import { isApiError } from '@cantera/shared/api-client';
import type { Candidate } from '@cantera/shared/contracts/candidates';
import { isChangedMeanwhile } from '@cantera/shared/editing';
import { useZodForm } from '@cantera/shared/forms';
import { useCallback, useRef, useState } from 'react';
import {
  blankEntry,
  type EntriesValues,
  type EntryValues,
  entriesSchemas,
  entryOf,
} from '../../../lib/candidate-fields/entry-values.ts';
import { useFollowing, useSaving } from '../use-saving.ts';
import type { EntryKind } from './entry-kinds.ts';
import { type KnownEntries, knownOf, type Step, stepsOf } from './save-entries.ts';

type How = { overwrites: boolean };

/** The call after which a save stopped, and how many were carried out before it. */
export interface Stop {
  readonly entry: EntryValues | null;
  readonly savedBefore: number;
}

/** No answer, or none that says what happened: the call may have been carried out. */
const isUnsure = (error: unknown): boolean =>
  !isApiError(error) || error.type === 'NETWORK' || error.type === 'TIMEOUT' || error.type === 'SERVER';

/** A refusal's fields under the names that the form has for them. */
function inForm(error: unknown, kind: EntryKind, index: number): unknown {
  if (!isApiError(error) || error.type !== 'VALIDATION' || index < 0) return error;
  const own: Readonly<Record<string, string>> = { [kind.fields.what]: 'what', [kind.fields.where]: 'where' };
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([name, key]) => [`entries.${index}.${own[name] ?? name}`, key]),
  );
  return { fields };
}

/**
 * Saves entry by entry. What was saved counts as saved when a later call fails, so that the next try sends the rest; a call
 * whose answer was lost is looked up before it is sent again.
 */
function useEntrySaves(candidate: Candidate, kind: EntryKind, isDirty: boolean) {
  const saving = useSaving(candidate, isDirty);
  const entriesOf = useCallback(
    (from: Candidate) => kind.stagesOf(from).map((stage) => entryOf(stage, kind.shape.mayGoOn)),
    [kind],
  );
  const known = useRef<KnownEntries>(undefined);
  known.current ??= knownOf(entriesOf(candidate));
  const lost = useRef<{ step: Step; version: number }>(undefined);
  const [stop, setStop] = useState<Stop>();

  const start = useCallback(
    (from: Candidate): EntryValues[] => {
      const entries = entriesOf(from);
      known.current = knownOf(entries);
      lost.current = undefined;
      return entries;
    },
    [entriesOf],
  );
  const findLost = async (map: KnownEntries) => {
    const fresh = lost.current && (await saving.look());
    if (lost.current && fresh?.version === lost.current.version + 1) {
      if (lost.current.step.isDoneIn(knownOf(entriesOf(fresh)))) {
        lost.current.step.note(map);
        saving.accept(fresh.version);
      }
    }
    lost.current = undefined;
  };
  /** Whoever overwrites puts back what the other deleted, and deletes only what is still there. */
  const meet = async (map: KnownEntries) => {
    const stored = knownOf(entriesOf(await saving.look()));
    for (const id of [...map.keys()]) if (!stored.has(id)) map.delete(id);
  };
  const save = async ({ entries }: EntriesValues, how: How) => {
    const map = known.current ?? new Map();
    setStop(undefined);
    await findLost(map);
    if (how.overwrites) await meet(map);
    let sentVersion = candidate.version;
    const send = (request: (version: number | undefined) => Promise<{ data: Candidate }>) =>
      saving.step((version) => {
        sentVersion = version ?? sentVersion;
        return request(version);
      }, how);
    const { id } = candidate;
    const steps = stepsOf(entries, map, {
      remove: (ids) => send((version) => kind.remove({ id, version }, ids)),
      create: (entry) => send((version) => kind.create({ id, version }, entry)),
      update: (entry, change) => send((version) => kind.update({ id, version }, entry, change)),
    });
    for (const [savedBefore, step] of steps.entries()) {
      try {
        await step.send();
      } catch (error) {
        if (isUnsure(error)) lost.current = { step, version: sentVersion };
        if (!isChangedMeanwhile(error)) setStop({ entry: step.entry, savedBefore });
        throw inForm(
          error,
          kind,
          entries.findIndex((entry) => entry.id === step.entry?.id),
        );
      }
      step.note(map);
    }
    saving.finish();
  };
  return { save, start, stop, reread: saving.reread };
}

/** The form of a candidate's experiences or education: its values, and their saving. */
export function useEntriesForm(candidate: Candidate, kind: EntryKind) {
  const [defaults] = useState<EntriesValues>(() => {
    const entries = kind.stagesOf(candidate).map((stage) => entryOf(stage, kind.shape.mayGoOn));
    return { entries: entries.length > 0 ? entries : [blankEntry()] };
  });
  const form = useZodForm(kind.shape.mayGoOn ? entriesSchemas.mayGoOn : entriesSchemas.endsByToday, {
    defaults,
  });
  const { reset } = form;
  const { save, start, stop, reread } = useEntrySaves(candidate, kind, form.formState.isDirty);
  const fill = useCallback(
    (fresh: Candidate) => {
      const entries = start(fresh);
      reset({ entries: entries.length > 0 ? entries : [blankEntry()] });
    },
    [start, reset],
  );
  useFollowing(form, candidate, fill);
  return { form, save, stop, reload: async () => fill(await reread()) };
}
