import { TextArea, TextField } from '@cantera/shared/forms';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useT } from '../../messages/index.ts';
import type { BasicTexts } from './basic-values.ts';
import styles from './fields.module.css';

type BasicFieldsProps = {
  /** A candidate may be stored without a last name; whoever adds one is asked for it. */
  isLastNameOptional: boolean;
  isLastNameDisabled?: boolean;
  /** Stands below the names. */
  belowNames?: ReactNode;
  /** The field for the place: forms differ in when it is saved. */
  location: ReactNode;
  /** A line under a field. */
  hintOf?: (field: keyof BasicTexts) => ReactNode;
};

/** Names, job title, contact and summary; of the form around it. */
export function BasicFields({ hintOf = () => undefined, ...props }: BasicFieldsProps) {
  const t = useT();
  const { control } = useFormContext<BasicTexts>();
  const own = <F extends keyof BasicTexts>(name: F) => ({ control, name, hint: hintOf(name) });
  return (
    <>
      <div className={styles.pair}>
        <TextField {...own('firstName')} label={t('candidates.field.firstName')} />
        <TextField
          {...own('lastName')}
          isOptional={props.isLastNameOptional}
          isDisabled={props.isLastNameDisabled}
          label={t('candidates.field.lastName')}
        />
      </div>
      {props.belowNames}
      <TextField isOptional {...own('jobTitle')} label={t('candidates.field.jobTitle')} />
      <div className={styles.pair}>
        <TextField isOptional {...own('email')} inputMode="email" label={t('candidates.field.email')} />
        <TextField isOptional {...own('phoneNumber')} type="tel" label={t('candidates.update.phone')} />
      </div>
      <TextField isOptional {...own('linkedin')} inputMode="url" label={t('candidates.update.linkedin')} />
      {props.location}
      <TextArea isOptional {...own('summary')} rows={6} label={t('candidates.section.summary')} />
    </>
  );
}
