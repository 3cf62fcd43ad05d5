import { call } from '@cantera/shared/api-client';
import type { Policy } from '@cantera/shared/contracts/agency';
import { updatePrivacyPolicy } from '@cantera/shared/contracts/agency-settings';
import { LOCALES, type Locale } from '@cantera/shared/contracts/enums';
import { toast } from '@cantera/shared/design-system';
import {
  Form,
  RichTextField,
  SelectField,
  SubmitButton,
  useFormVersion,
  useZodForm,
} from '@cantera/shared/forms';
import { RichText } from '@cantera/shared/rich-text';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useT } from '../../messages/general.ts';
import styles from './agency-general.module.css';
import { Card } from './card.tsx';
import { LANGUAGE_NAMES, LanguageChoice } from './language-choice.tsx';
import {
  lackingLanguages,
  type PolicyForm,
  type PolicyInput,
  type PolicyOutput,
  policyField,
  policySchema,
  policyValues,
  useCorrectedLanguage,
  wrongLanguage,
} from './policy-languages.ts';
import type { CardProps } from './sections.ts';
import { useReloadedAgency, useSavedAgency } from './use-saved-agency.ts';

function View({ agencyId }: { agencyId: string }) {
  const t = useT();
  return <Link to={`/mixed/privacy-policy?agencyId=${agencyId}`}>{t('agency.policy.view')}</Link>;
}

function ReadOnly({ policy }: { policy: Policy }) {
  const t = useT();
  const [shown, setShown] = useState(policy.language);
  const values = policyValues(policy);
  const texts = shown === policy.language ? values : values.translations[shown];
  return (
    <>
      <LanguageChoice
        value={shown}
        main={policy.language}
        lacking={lackingLanguages(values)}
        onChange={setShown}
      />
      <h3 className={styles.subtitle}>{t('agency.policy.policy')}</h3>
      <RichText lang={shown} html={texts?.privacyPolicy ?? ''} />
      <h3 className={styles.subtitle}>{t('agency.policy.information')}</h3>
      <RichText lang={shown} html={texts?.privacyPolicyInformation ?? ''} />
    </>
  );
}

/** The texts of one language at a time, the main one's first. */
function PolicyFields({ form }: { form: PolicyForm }) {
  const t = useT();
  const { control, formState } = form;
  const values = useWatch({ control, compute: (all: PolicyInput) => all });
  const main = values.language;
  const [shown, setShown] = useState<Locale>();
  const language = shown ?? main;
  useCorrectedLanguage(form);
  const wrong = wrongLanguage(formState, main);
  const { submitCount } = formState;
  // A text that was refused is brought to sight, once for each try.
  useEffect(() => {
    if (submitCount > 0 && wrong) setShown(wrong);
  }, [submitCount, wrong]);
  const field = (text: 'privacyPolicy' | 'privacyPolicyInformation') => ({
    // Another language is another editor: its history of changes is its own.
    key: `${language} ${text}`,
    control,
    name: policyField(main, language, text),
    lang: language,
    isOptional: true,
  });
  const policy = field('privacyPolicy');
  const information = field('privacyPolicyInformation');
  return (
    <>
      <LanguageChoice value={language} main={main} lacking={lackingLanguages(values)} onChange={setShown} />
      <RichTextField {...policy} key={policy.key} label={t('agency.policy.policy')} minHeight={240} />
      <RichTextField
        {...information}
        key={information.key}
        label={t('agency.policy.information')}
        minHeight={120}
      />
      <SelectField
        control={control}
        name="language"
        label={t('agency.policy.mainLanguage')}
        hint={t('agency.policy.mainLanguageHint')}
        options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        className={styles.days}
      />
    </>
  );
}

function PolicyEditor({ agency, onDirtyChange }: Omit<CardProps, 'canManage'>) {
  const t = useT();
  const keep = useSavedAgency();
  const readAgain = useReloadedAgency();
  const stored = policyValues(agency.privacyPolicy);
  const form = useZodForm(policySchema, { defaults: stored, values: stored });
  const { isDirty } = form.formState;
  const version = useFormVersion(isDirty, agency.version);
  useEffect(() => onDirtyChange('privacy-policy', isDirty), [onDirtyChange, isDirty]);
  const save = async (values: PolicyOutput, { overwrites }: { overwrites: boolean }) => {
    const { data } = await call(updatePrivacyPolicy, {
      body: { ...values, ...(overwrites ? {} : { version }) },
    });
    form.reset(policyValues(data.privacyPolicy));
    await keep(data);
    toast.success(t('agency.policy.saved'));
  };
  return (
    <Form
      form={form}
      label={t('agency.policy.title')}
      draftKey="privacy-policy"
      onSubmit={save}
      onReload={async () => form.reset(policyValues((await readAgain()).privacyPolicy))}
    >
      <PolicyFields form={form} />
      <div className={styles.foot}>
        <SubmitButton>{t('agency.save')}</SubmitButton>
        <View agencyId={agency.id} />
      </div>
    </Form>
  );
}

export function PrivacyPolicyCard({ agency, canManage, onDirtyChange }: CardProps) {
  const t = useT();
  return (
    <Card name="privacy-policy" about={t('agency.policy.about')} canManage={canManage}>
      {canManage ? (
        <PolicyEditor agency={agency} onDirtyChange={onDirtyChange} />
      ) : (
        <>
          <ReadOnly policy={agency.privacyPolicy} />
          <div className={styles.foot}>
            <View agencyId={agency.id} />
          </div>
        </>
      )}
    </Card>
  );
}
