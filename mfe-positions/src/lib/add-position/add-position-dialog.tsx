import { call, useApi, useRefresh } from '@cantera/shared/api-client';
import { clientChoices } from '@cantera/shared/contracts/client-choices';
import { getClient } from '@cantera/shared/contracts/clients';
import { createPosition, createPositionBody } from '@cantera/shared/contracts/position-changes';
import { listPositionTemplates } from '@cantera/shared/contracts/position-templates';
import { listPositions, MAX_JD_NOTES } from '@cantera/shared/contracts/positions';
import { listUsers } from '@cantera/shared/contracts/users';
import {
  DialogForm,
  MultiSelect,
  RemoteSelectField,
  SelectField,
  TextArea,
  TextField,
  useZodForm,
} from '@cantera/shared/forms';
import { type Control, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { useT } from '../../messages/index.ts';
import { personOf } from '../position-words.ts';

const schema = createPositionBody.extend({
  recruitersIds: z.array(z.uuid()).min(1).max(50),
  jdNotes: z.string().trim().max(MAX_JD_NOTES),
  templateId: z.uuid().nullable(),
});

type AddPositionDialogProps = {
  /** The client that it is for, chosen to begin with. */
  clientId?: string;
  onClose: () => void;
};

/** The client that the dialog begins with, as a choice with its name. */
function useKnownClient(clientId: string | undefined) {
  const { data } = useApi(getClient, clientId ? { params: { id: clientId } } : null);
  return data && { value: data.data.id, label: data.data.name };
}

type FieldProps = { control: Control<z.input<typeof schema>, unknown, z.output<typeof schema>> };

/** Who works on it. */
function RecruitersField({ control }: FieldProps) {
  const t = useT();
  const members = useApi(listUsers, {});
  return (
    <MultiSelect
      control={control}
      name="recruitersIds"
      label={t('addPosition.assignedTo')}
      placeholder={t('addPosition.assignedToPlaceholder')}
      isSearchable
      isLoading={members.isLoading}
      options={(members.data?.users ?? [])
        .filter(({ role }) => role !== 'HIRING_MANAGER')
        .map((user) => ({ value: user.id, label: personOf(user).name }))}
    />
  );
}

/** What it begins with; nothing where the agency has no templates. */
function TemplateField({ control }: FieldProps) {
  const t = useT();
  const templates = useApi(listPositionTemplates, {}).data?.data ?? [];
  if (templates.length === 0) return null;
  return (
    <SelectField
      control={control}
      name="templateId"
      label={t('addPosition.template')}
      hint={t('addPosition.templateHint')}
      placeholder={t('addPosition.templatePlaceholder')}
      options={templates.map(({ id, name }) => ({ value: id, label: name }))}
      isClearable
      isOptional
    />
  );
}

/** Asks what a position starts from, creates its draft and goes on to its details. */
export default function AddPositionDialog({ clientId: forClient, onClose }: AddPositionDialogProps) {
  const t = useT();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const known = useKnownClient(forClient);
  const form = useZodForm(schema, {
    defaults: { title: '', clientId: forClient ?? '', recruitersIds: [], jdNotes: '', templateId: null },
  });
  const { control } = form;
  const [title, clientId, recruitersIds] = useWatch({
    control,
    name: ['title', 'clientId', 'recruitersIds'],
  });
  const create = async ({ jdNotes, templateId, ...values }: z.output<typeof schema>) => {
    const { data } = await call(createPosition, {
      body: { ...values, ...(jdNotes ? { jdNotes } : {}), ...(templateId ? { templateId } : {}) },
    });
    onClose();
    await navigate(`/positions/${data.id}/details`);
    await refresh(listPositions);
  };
  return (
    <DialogForm
      form={form}
      title={t('addPosition.title')}
      submitLabel={t('addPosition.continue')}
      onSubmit={create}
      onClose={onClose}
      draftKey={forClient ? `add-position:${forClient}` : 'add-position'}
      isIncomplete={title.trim() === '' || !clientId || recruitersIds.length === 0}
    >
      <TextField
        control={control}
        name="title"
        label={t('addPosition.name')}
        hint={t('addPosition.nameHint')}
        autoComplete="off"
      />
      <RemoteSelectField
        control={control}
        name="clientId"
        label={t('addPosition.client')}
        placeholder={t('addPosition.clientPlaceholder')}
        source={clientChoices}
        known={known}
      />
      <RecruitersField control={control} />
      <TemplateField control={control} />
      <TextArea
        control={control}
        name="jdNotes"
        label={t('addPosition.notes')}
        hint={t('addPosition.notesHint')}
        longest={MAX_JD_NOTES}
        isOptional
      />
    </DialogForm>
  );
}
