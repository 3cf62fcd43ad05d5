import { useLayoutEffect, useMemo, useRef } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Resolver,
  set,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { type Text, useText } from '../../texts/use-text.ts';
import { issueText } from './issue-text.ts';

type FormSchema<Input extends FieldValues, Output> = z.ZodType<Output, Input>;

/** Problems of the form's own: one sentence by field path. */
type Explain<Input> = (values: Input) => ReadonlyMap<string, string>;

/** Validates with the schema; each field gets one sentence: the form's own, else the first of its issues. */
export function zodResolver<Input extends FieldValues, Output>(
  schema: FormSchema<Input, Output>,
  text: Text,
  explain?: Explain<Input>,
): Resolver<Input, unknown, Output> {
  return async (values) => {
    const result = await schema.safeParseAsync(values);
    const own = [...(explain?.(values) ?? [])];
    if (result.success && own.length === 0) return { values: result.data, errors: {} };
    const errors: FieldErrors<Input> = {};
    for (const [path, message] of own) set(errors, path, { type: 'custom', message });
    for (const issue of result.error?.issues ?? []) {
      const path = issue.path.join('.') || 'root';
      if (get(errors, path)) continue;
      set(errors, path, { type: issue.code, message: issueText(text, issue, schema, get(values, path)) });
    }
    return { values: {}, errors };
  };
}

type ZodFormOptions<Input extends FieldValues> = {
  defaults: DefaultValues<Input>;
  /** Values that come later, e.g. from a query; what was typed meanwhile stays. */
  values?: Input;
  /** Problems that the schema does not find or words too generally. Stable between renders. */
  explain?: Explain<Input>;
};

/** A form over a schema of `contracts`: checked on submit, then again while a wrong field is corrected. */
export function useZodForm<Input extends FieldValues, Output>(
  schema: FormSchema<Input, Output>,
  { defaults, values, explain }: ZodFormOptions<Input>,
): UseFormReturn<Input, unknown, Output> {
  const text = useText();
  const resolver = useMemo(() => zodResolver(schema, text, explain), [schema, text, explain]);
  const form = useForm<Input, unknown, Output>({
    resolver,
    defaultValues: defaults,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const { reset } = form;
  const taken = useRef<Input>(undefined);
  useLayoutEffect(() => {
    if (values === undefined || JSON.stringify(values) === JSON.stringify(taken.current)) return;
    taken.current = values;
    // Not the library's own `values`: with it a refetch makes a changed form look clean, and every later reset keeps what was typed.
    reset(values, { keepDirtyValues: true, keepDirty: true });
  }, [values, reset]);
  return form;
}
