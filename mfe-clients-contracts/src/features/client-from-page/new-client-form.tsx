import { call, useApi, useRefresh } from '@cantera/shared/api-client';
import type { ClientReading, ReadField } from '@cantera/shared/contracts/client-reading';
import { createClient, listClients } from '@cantera/shared/contracts/clients';
import { COMPANY_SIZES } from '@cantera/shared/contracts/enums';
import { listIndustries } from '@cantera/shared/contracts/lookups';
import { can } from '@cantera/shared/contracts/permissions';
import { fullName } from '@cantera/shared/contracts/text';
import { listUsers } from '@cantera/shared/contracts/users';
import { useLeaveGuard } from '@cantera/shared/editing';
import {
  Form,
  FormFoot,
  ImageUpload,
  RichTextField,
  SelectField,
  SubmitButton,
  TextField,
  useZodForm,
} from '@cantera/shared/forms';
import { addressOfChoice } from '@cantera/shared/image-choice';
import { CitiesField } from '@cantera/shared/lookups';
import { useSession } from '@cantera/shared/session';
import { Button } from 'antd';
import { type ReactNode, useCallback } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { companySize } from '../../lib/client-words.ts';
import { useT } from '../../messages/client-from-page.ts';
import { useT as useClientTexts } from '../../messages/index.ts';
import styles from './client-from-page.module.css';
import { BenefitRows, ValueRows } from './list-rows.tsx';
import {
  bodyOf,
  formOf,
  type NewClient,
  type NewClientInput,
  newClientSchema,
  sourceOf,
} from './new-client.ts';
import { FieldSource } from './read-from.tsx';
import { SimilarNotice } from './similar-notice.tsx';

/** `Name required` for a value whose name is empty or too long. */
function useExplain() {
  const t = useT();
  return useCallback(
    ({ values }: NewClientInput) =>
      new Map(
        values.flatMap(({ name }, index) =>
          name.trim() === '' || [...name.trim()].length > 100
            ? [[`values.${index}.name`, t('fromPage.nameRequired')] as const]
            : [],
        ),
      ),
    [t],
  );
}

/** Members who work with clients. */
function useOwners() {
  const { data, isLoading } = useApi(listUsers, {});
  const members = (data?.users ?? []).filter(({ role }) => can(role, 'clients.write'));
  return { isLoading, options: members.map((one) => ({ value: one.id, label: fullName(one) })) };
}

function useIndustries() {
  const { data, isLoading } = useApi(listIndustries, {});
  return { isLoading, options: (data?.data ?? []).map(({ id, name }) => ({ value: id, label: name })) };
}

/** Says under a field where its value was read; nothing under one that no page told of. */
type Mark = (field: keyof NewClientInput, of: ReadField) => ReactNode;
type FieldsProps = { control: Control<NewClientInput, unknown, NewClient>; mark: Mark };

/** What the client is. */
function AboutFields({ control, mark }: FieldsProps) {
  const word = useClientTexts();
  const industries = useIndustries();
  return (
    <>
      <TextField
        control={control}
        name="name"
        label={word('clients.field.name')}
        hint={mark('name', 'NAME')}
        autoComplete="off"
      />
      <ImageUpload
        control={control}
        name="logoImageUrl"
        label={word('clients.field.logo')}
        hint={mark('logoImageUrl', 'LOGO')}
        isOptional
      />
      <TextField
        control={control}
        name="legalName"
        label={word('clients.field.legalName')}
        hint={mark('legalName', 'LEGAL_NAME')}
        autoComplete="off"
        isOptional
      />
      <RichTextField
        control={control}
        name="description"
        label={word('clients.field.description')}
        hint={mark('description', 'DESCRIPTION')}
        minHeight={96}
        isOptional
      />
      <SelectField
        control={control}
        name="companySize"
        label={word('clients.field.companySize')}
        hint={mark('companySize', 'COMPANY_SIZE')}
        options={COMPANY_SIZES.map((value) => ({ value, label: companySize(value, word) }))}
        isSearchable={false}
        isClearable
        isOptional
      />
      <SelectField
        control={control}
        name="industry"
        label={word('clients.field.industry')}
        hint={mark('industry', 'INDUSTRY')}
        options={industries.options}
        isLoading={industries.isLoading}
      />
    </>
  );
}

/** Where the client is, in the world and on the web. */
function PlaceFields({ control, mark }: FieldsProps) {
  const word = useClientTexts();
  return (
    <>
      <CitiesField
        control={control}
        name="locationsIds"
        label={word('clients.field.location')}
        hint={mark('locationsIds', 'LOCATION')}
        isOptional
      />
      <TextField
        control={control}
        name="webUrl"
        label={word('clients.field.webUrl')}
        hint={mark('webUrl', 'WEB_URL')}
        inputMode="url"
        placeholder="https://…"
        autoComplete="off"
        isOptional
      />
      <TextField
        control={control}
        name="linkedinUrl"
        label={word('clients.field.linkedinUrl')}
        hint={mark('linkedinUrl', 'LINKEDIN_URL')}
        inputMode="url"
        placeholder="https://www.linkedin.com/company/…"
        autoComplete="off"
        isOptional
      />
    </>
  );
}

type NewClientFormProps = {
  reading: ClientReading;
  onCreated: (id: string) => void;
  /** Told whether anything was changed. */
  onAgain: (isChanged: boolean) => void;
};

/** Every field of a client, filled with what pages said; nothing is saved before `Create`. */
export function NewClientForm({ reading, onCreated, onAgain }: NewClientFormProps) {
  const t = useT();
  const refresh = useRefresh();
  const userId = useSession(({ user }) => user?.id);
  const form = useZodForm(newClientSchema, { defaults: formOf(reading, userId), explain: useExplain() });
  const { control } = form;
  const { isDirty, isSubmitting } = form.formState;
  const pass = useLeaveGuard(isDirty && !isSubmitting);
  const [name, webUrl] = useWatch({ control, name: ['name', 'webUrl'] });
  const owners = useOwners();
  const create = async (client: NewClient) => {
    const logo = await addressOfChoice(client.logoImageUrl, 'logoImageUrl');
    const { data } = await call(createClient, { body: bodyOf(client, logo) });
    pass();
    onCreated(data.id);
    await refresh(listClients);
  };
  const mark: Mark = (field, of) => {
    const sources = reading.sources.filter((source) => source.field === of);
    return sourceOf(reading, of) && <FieldSource control={control} name={field} sources={sources} />;
  };
  return (
    <Form
      form={form}
      onSubmit={create}
      label={t('fromPage.title')}
      draftKey="client-from-page"
      className={styles.form}
    >
      {reading.isUnanswered && (
        <p role="status" className={styles.unanswered}>
          {t('fromPage.unanswered')}
        </p>
      )}
      <SimilarNotice name={name} webUrl={webUrl ?? ''} />
      <AboutFields control={control} mark={mark} />
      <PlaceFields control={control} mark={mark} />
      <SelectField
        control={control}
        name="ownerId"
        label={t('fromPage.owner')}
        options={owners.options}
        isLoading={owners.isLoading}
        isClearable
        isOptional
      />
      <ValueRows control={control} />
      <BenefitRows control={control} />
      <FormFoot>
        <Button onClick={() => onAgain(isDirty)}>{t('fromPage.again')}</Button>
        <SubmitButton>{t('fromPage.create')}</SubmitButton>
      </FormFoot>
    </Form>
  );
}
