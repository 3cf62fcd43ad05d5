import type { Position } from '@cantera/shared/contracts/positions';
import { toast } from '@cantera/shared/design-system';
import { useFormVersion, useZodForm } from '@cantera/shared/forms';
import { useCallback, useEffect, useState } from 'react';
import { useSendPosition } from '../../lib/use-position-change.ts';
import { useT } from '../../messages/details.ts';
import {
  changeOf,
  type DetailsField,
  type DetailsValues,
  detailsSchema,
  valuesOf,
} from './model/details-values.ts';
import { PAIRS, problemsOf } from './model/problems.ts';

function useProblems() {
  const t = useT();
  return useCallback(
    (values: DetailsValues) => new Map([...problemsOf(values)].map(([path, problem]) => [path, t(problem)])),
    [t],
  );
}

const isField = (name: string): name is DetailsField => name in detailsSchema.shape;

/** The form over a position's details and the saving of what was changed in it. */
export function useDetailsForm(position: Position) {
  const t = useT();
  const send = useSendPosition(position.id);
  const values = valuesOf(position);
  const form = useZodForm(detailsSchema, { defaults: values, values, explain: useProblems() });
  const { dirtyFields, isDirty } = form.formState;
  const [savedVersion, setSavedVersion] = useState<number>();
  const version = useFormVersion(isDirty, position.version, savedVersion);
  const { watch, trigger, getFieldState } = form;
  useEffect(() => {
    const { unsubscribe } = watch((_, { name }) => {
      const other = PAIRS.flatMap(([a, b]) => (name === a ? [b] : name === b ? [a] : []))[0];
      // What is said at one side of a range depends on the other.
      if (other && getFieldState(other).error) void trigger(other);
    });
    return unsubscribe;
  }, [watch, trigger, getFieldState]);

  const save = async (sent: DetailsValues, { overwrites }: { overwrites: boolean }) => {
    const fields = Object.keys(dirtyFields).filter(isField);
    // A copy: the form writes into the objects that it gave out.
    const before = structuredClone(form.getValues());
    const saved = await send({ ...changeOf(sent, fields), ...(overwrites ? {} : { version }) });
    setSavedVersion(saved.version);
    const now = form.getValues();
    form.reset(valuesOf(saved));
    // What was typed while it was on its way is kept, to be saved next.
    for (const field of Object.keys(now).filter(isField))
      if (JSON.stringify(now[field]) !== JSON.stringify(before[field]))
        form.setValue(field, now[field], { shouldDirty: true });
    toast.success(t('details.saved'));
  };
  return { form, isDirty, save };
}
