import { SelectField, TextField } from '@cantera/shared/forms';
import { useT } from '../../messages/trial.ts';
import styles from './trial.module.css';
import { SAMPLE, type Trial } from './use-trial.ts';

interface TrialFieldsProps {
  trial: Trial;
  /** Whether the position is given and not chosen. */
  isPositionGiven: boolean;
}

/** On whom it is tried, and from when. */
export function TrialFields({ trial: { form, person }, isPositionGiven }: TrialFieldsProps) {
  const t = useT();
  const { control } = form;
  const people = person.people.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className={styles.fields}>
      {!isPositionGiven && (
        <SelectField
          control={control}
          name="positionId"
          label={t('trial.position')}
          placeholder={t('trial.position.none')}
          options={person.positions.map(({ id, title }) => ({ value: id, label: title }))}
          isLoading={!person.isKnown}
          isOptional
        />
      )}
      <SelectField
        control={control}
        name="personId"
        label={t('trial.candidate')}
        options={[...people, { value: SAMPLE, label: t('trial.sample') }]}
        isLoading={!person.isKnown}
        isOptional
      />
      <TextField
        control={control}
        name="startAt"
        type="datetime-local"
        label={t('trial.start')}
        hint={t('trial.start.hint')}
        isOptional
      />
    </div>
  );
}
