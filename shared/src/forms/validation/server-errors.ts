import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import type { Text } from '../../texts/use-text.ts';
import { fieldText } from './issue-text.ts';

function fieldsOf(error: unknown): ReadonlyMap<string, string> {
  const fields = typeof error === 'object' && error !== null && 'fields' in error ? error.fields : undefined;
  if (typeof fields !== 'object' || fields === null) return new Map();
  return new Map(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/**
 * Puts the `fields` of a refused save on their inputs and focuses the first.
 * @returns false when no field of the form was named: then the failure has to be told another way.
 */
export function applyServerErrors<V extends FieldValues, C, T>(
  form: UseFormReturn<V, C, T>,
  error: unknown,
  text: Text,
): boolean {
  const values = form.getValues();
  const isField = (path: string): path is FieldPath<V> => get(values, path) !== undefined;
  let isFirst = true;
  for (const [path, key] of fieldsOf(error)) {
    if (!isField(path)) continue;
    form.setError(path, { type: 'server', message: fieldText(text, key) }, { shouldFocus: isFirst });
    isFirst = false;
  }
  return !isFirst;
}
