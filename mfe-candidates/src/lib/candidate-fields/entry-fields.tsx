import { classNames, IconButton } from '@cantera/shared/design-system';
import { CheckboxField, DateField, TextField } from '@cantera/shared/forms';
import { CityField } from '@cantera/shared/lookups';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { type Control, useFormState, useWatch } from 'react-hook-form';
import { useT } from '../../messages/index.ts';
import styles from './entries.module.css';
import type { EntryShape } from './entry-shapes.ts';
import type { EntriesValues, EntryValues } from './entry-values.ts';

type Translate = ReturnType<typeof useT>;

/** `degree at institution, in location`; what is missing is `Unknown`, and one of which nothing is said yet is new. */
export function entryHeading(
  t: Translate,
  shape: EntryShape,
  { what, where, location }: EntryValues,
): string {
  if (!what.trim() && !where.trim() && !location?.address) return t(shape.words.fresh);
  const unknown = t('candidates.update.unknown');
  return t('candidates.update.entryHeading', {
    what: what.trim() || unknown,
    where: where.trim() || unknown,
    place: location?.address || unknown,
  });
}

type EntryFieldsProps = {
  control: Control<EntriesValues, unknown, EntriesValues>;
  index: number;
  shape: EntryShape;
  onRemove: () => void;
};

/** One experience or education: its heading, its fields, and the button that deletes it. Its border is red while it is wrong. */
export function EntryFields({ control, index, shape, onRemove }: EntryFieldsProps) {
  const t = useT();
  const headingId = useId();
  const entry = useWatch({ control, name: `entries.${index}` });
  const { errors } = useFormState({ control, name: `entries.${index}` });
  const isWrong = errors.entries?.[index] !== undefined;
  const heading = entryHeading(t, shape, entry);
  return (
    <fieldset aria-labelledby={headingId} className={classNames(styles.entry, isWrong && styles.wrong)}>
      <div className={styles.head}>
        <h3 id={headingId} className={styles.heading}>
          {heading}
        </h3>
        <IconButton
          label={t('candidates.update.deleteEntry', { name: heading })}
          icon={<Trash2 aria-hidden />}
          onClick={onRemove}
        />
      </div>
      <div className={styles.pair}>
        <TextField control={control} name={`entries.${index}.what`} label={t(shape.words.what)} />
        <TextField control={control} name={`entries.${index}.where`} label={t(shape.words.where)} />
      </div>
      <CityField
        isOptional
        control={control}
        name={`entries.${index}.location`}
        label={t('candidates.field.location')}
        hint={t('candidates.update.typeToSearch')}
      />
      <div className={styles.pair}>
        <DateField
          isOptional
          isPartial
          control={control}
          name={`entries.${index}.startDate`}
          label={t('candidates.update.startDate')}
          hint={t('candidates.update.dateHint')}
        />
        <DateField
          isOptional
          isPartial
          control={control}
          name={`entries.${index}.endDate`}
          label={t('candidates.update.endDate')}
          isDisabled={entry.isPresent}
        />
      </div>
      {shape.mayGoOn && (
        <CheckboxField
          control={control}
          name={`entries.${index}.isPresent`}
          label={t('candidates.update.present')}
        />
      )}
    </fieldset>
  );
}
