import { fullName } from '@cantera/shared/contracts/text';
import { useText } from '@cantera/shared/design-system';
import { CheckboxField, useZodForm } from '@cantera/shared/forms';
import { formatNumber } from '@cantera/shared/i18n';
import { CityField } from '@cantera/shared/lookups';
import { WizardForm } from '@cantera/shared/wizards';
import { type ReactNode, useCallback, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { BasicFields } from '../../../lib/candidate-fields/basic-fields.tsx';
import type { BasicTexts } from '../../../lib/candidate-fields/basic-values.ts';
import { PagesRead } from '../../../lib/cv-file/pages-read.tsx';
import { MachineMark } from '../../../lib/person/machine-mark.tsx';
import { unsureHint } from '../../../lib/unsure/unsure-fields.tsx';
import { useT } from '../../../messages/wizard.ts';
import { basicProblems, basicStep } from '../draft/step-schemas.ts';
import type { StepValues, WizardDraftValues } from '../draft/wizard-draft.ts';
import { KnownPeople } from '../known-people.tsx';
import styles from '../wizard.module.css';
import { useKnownEmail } from './use-known-email.ts';
import { type StepProps, useStep, useWrongFields } from './use-step.ts';

/** Says of a field that still holds what was read from the CV how sure the reading is, and where it stood. */
function useReadHint({ cv, read }: WizardDraftValues, values: Partial<StepValues['basic']>) {
  const t = useT();
  return (field: keyof BasicTexts) => {
    const source = cv?.extracted[field];
    if (!source || !read[field] || read[field] !== values[field]) return undefined;
    const confidence = formatNumber(source.confidence, { style: 'percent' });
    return (
      <span className={styles.read}>
        <MachineMark candidate={{ extracted: cv.extracted }} field={field} />
        {t('candidates.wizard.read', { confidence })}
      </span>
    );
  };
}

/** Says who has the e-mail address already; it holds nobody up. */
function useKnownHint(email: string): ReactNode {
  const t = useT();
  const known = useKnownEmail(email);
  return (
    known && (
      <span role="status">
        {t('candidates.wizard.knownEmail')} <Link to={`/candidates/${known.id}`}>{fullName(known)}</Link>
      </span>
    )
  );
}

/** Who it is and how to reach them. */
export function BasicStep({ draft }: StepProps) {
  const t = useT();
  const text = useText();
  const step = useStep('basic');
  const explain = useCallback(
    (values: StepValues['basic']) =>
      new Map(
        [...basicProblems(values)].map(([field, problem]) => [
          field,
          problem === 'required' ? text('shared.field.required') : t('candidates.wizard.notLinkedin'),
        ]),
      ),
    [t, text],
  );
  const form = useZodForm(basicStep, { defaults: draft.values.basic, explain });
  useWrongFields(form);
  const values = useWatch({ control: form.control });
  const { setValue } = form;
  useEffect(() => {
    if (values.hasOneName) setValue('lastName', '', { shouldDirty: true, shouldValidate: true });
  }, [values.hasOneName, setValue]);
  const readHint = useReadHint(draft, { ...values, location: null });
  const knownHint = useKnownHint(values.email ?? '');
  const offered = { unsure: draft.cv?.unsure, form, values };
  return (
    <WizardForm {...step} form={form}>
      {draft.cv && <KnownPeople people={draft.cv.possibleDuplicates} />}
      <PagesRead pages={draft.cv?.pages} className={styles.pagesRead} />
      <BasicFields
        isLastNameOptional={values.hasOneName === true}
        isLastNameDisabled={values.hasOneName === true}
        hintOf={(field) =>
          (field === 'email' && knownHint) || (readHint(field) ?? unsureHint(offered, field))
        }
        belowNames={
          <CheckboxField
            control={form.control}
            name="hasOneName"
            label={t('candidates.wizard.hasOneName')}
            isOptional
          />
        }
        location={
          <CityField
            isOptional
            control={form.control}
            name="location"
            label={t('candidates.field.location')}
            hint={unsureHint(offered, 'location') ?? t('candidates.update.typeToSearch')}
          />
        }
      />
    </WizardForm>
  );
}
