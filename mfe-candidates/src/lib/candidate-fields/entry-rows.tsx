import { FieldArray } from '@cantera/shared/forms';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useT } from '../../messages/index.ts';
import { EntryFields } from './entry-fields.tsx';
import type { EntryShape } from './entry-shapes.ts';
import { blankEntry, type EntriesValues } from './entry-values.ts';

/** Experiences or education as rows that are added and deleted; of the form around it. */
export function EntryRows({ shape }: { shape: EntryShape }) {
  const t = useT();
  const { control } = useFormContext<EntriesValues, unknown, EntriesValues>();
  // `id` is the entries' own.
  const { fields, prepend, remove } = useFieldArray({ control, name: 'entries', keyName: 'rowKey' });
  return (
    <FieldArray
      rowKeys={fields.map(({ rowKey }) => rowKey)}
      addLabel={t(shape.words.add)}
      emptyText={t(shape.words.none)}
      onAdd={() => prepend(blankEntry(), { shouldFocus: true, focusName: 'entries.0.what' })}
      onRemove={remove}
    >
      {(index, removeRow) => (
        <EntryFields control={control} index={index} shape={shape} onRemove={removeRow} />
      )}
    </FieldArray>
  );
}
