import { useApi } from '@cantera/shared/api-client';
import type { Client } from '@cantera/shared/contracts/clients';
import { COMPANY_SIZES } from '@cantera/shared/contracts/enums';
import { listIndustries } from '@cantera/shared/contracts/lookups';
import { toast } from '@cantera/shared/design-system';
import {
  DialogForm,
  ImageUpload,
  RichTextField,
  SelectField,
  type SelectOption,
  TextField,
  useFormVersion,
  useZodForm,
} from '@cantera/shared/forms';
import { CitiesField } from '@cantera/shared/lookups';
import type { Control } from 'react-hook-form';
import { companySize } from '../../../lib/client-words.ts';
import { useFreshClient } from '../../../lib/use-client.ts';
import { useT } from '../../../messages/index.ts';
import { type ClientForm, type ClientFormInput, clientFormSchema, formOf } from './client-form.ts';
import { useSaveClient } from './use-save-client.ts';

/** The eight bands, and the size that the client has when it is written otherwise. */
function useSizes({ companySize: own }: Client): SelectOption[] {
  const t = useT();
  return [...new Set<string>([...COMPANY_SIZES, own])].map((value) => ({
    value,
    label: companySize(value, t),
  }));
}

/** The industries; until they are read, the client's own. */
function useIndustries({ industry }: Client) {
  const { data, isLoading } = useApi(listIndustries, {});
  const known = data?.data ?? (industry ? [industry] : []);
  return { isLoading, options: known.map(({ id, name }) => ({ value: id, label: name })) };
}

type FieldsProps = { control: Control<ClientFormInput, unknown, ClientForm>; client: Client };

/** What the client is. */
function AboutFields({ control, client }: FieldsProps) {
  const t = useT();
  const sizes = useSizes(client);
  const industries = useIndustries(client);
  return (
    <>
      <TextField control={control} name="name" label={t('clients.field.name')} autoComplete="off" />
      <ImageUpload
        control={control}
        name="logoImageUrl"
        label={t('clients.field.logo')}
        currentUrl={client.logoImageUrl}
        isRemovable
        isOptional
      />
      <TextField
        control={control}
        name="legalName"
        label={t('clients.field.legalName')}
        autoComplete="off"
        isOptional
      />
      <RichTextField
        control={control}
        name="description"
        label={t('clients.field.description')}
        minHeight={96}
        isOptional
      />
      <SelectField
        control={control}
        name="companySize"
        label={t('clients.field.companySize')}
        options={sizes}
        isSearchable={false}
      />
      <SelectField
        control={control}
        name="industry"
        label={t('clients.field.industry')}
        options={industries.options}
        isLoading={industries.isLoading}
        isClearable
        isOptional
      />
    </>
  );
}

/** Where the client is, in the world and on the web. */
function PlaceFields({ control }: Pick<FieldsProps, 'control'>) {
  const t = useT();
  return (
    <>
      <CitiesField control={control} name="locationsIds" label={t('clients.field.location')} isOptional />
      <TextField
        control={control}
        name="webUrl"
        label={t('clients.field.webUrl')}
        inputMode="url"
        autoComplete="off"
        placeholder="https://…"
        isOptional
      />
      <TextField
        control={control}
        name="linkedinUrl"
        label={t('clients.field.linkedinUrl')}
        inputMode="url"
        autoComplete="off"
        placeholder="https://www.linkedin.com/company/…"
        isOptional
      />
    </>
  );
}

type UpdateClientDialogProps = { client: Client; onClose: () => void };

/** Changes what the information panel shows, the name and the logo. */
export default function UpdateClientDialog({ client, onClose }: UpdateClientDialogProps) {
  const t = useT();
  const save = useSaveClient(client);
  const readAgain = useFreshClient(client.id);
  const form = useZodForm(clientFormSchema, { defaults: formOf(client), values: formOf(client) });
  const version = useFormVersion(form.formState.isDirty, client.version);
  const submit = async (values: ClientForm, { overwrites }: { overwrites: boolean }) => {
    await save(values, overwrites ? undefined : version);
    onClose();
    toast.success(t('clients.information.updated'));
  };
  const reload = async () => {
    form.reset(formOf(await readAgain()));
  };
  const { control } = form;
  return (
    <DialogForm
      form={form}
      title={t('clients.information.modifyTitle')}
      submitLabel={t('clients.save')}
      onSubmit={submit}
      onReload={reload}
      onClose={onClose}
      draftKey={`client:${client.id}`}
    >
      <AboutFields control={control} client={client} />
      <PlaceFields control={control} />
    </DialogForm>
  );
}
