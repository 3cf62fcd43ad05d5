import { call, useApi, useRefresh } from '@cantera/shared/api-client';
import { clientChoices } from '@cantera/shared/contracts/client-choices';
import { createPosition, createPositionBody, listPositions } from '@cantera/shared/contracts/positions';
import { listUsers } from '@cantera/shared/contracts/users';
import {
  DialogForm,
  MultiSelect,
  RemoteSelectField,
  TextArea,
  TextField,
  useZodForm,
} from '@cantera/shared/forms';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { useT } from '../../messages/index.ts';
import { personOf } from '../position-words.ts';

const schema = createPositionBody.extend({
  recruitersIds: z.array(z.uuid()).min(1).max(50),
  jdNotes: z.string().trim().max(20_000),
});
/** Asks what a position starts from, creates its draft and goes on to its details. */
export default function AddPositionDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const members = useApi(listUsers, {});
  const form = useZodForm(schema, {
    defaults: { title: '', clientId: '', recruitersIds: [], jdNotes: '' },
  });
  const { control } = form;
  const [title, clientId, recruitersIds] = useWatch({
    control,
    name: ['title', 'clientId', 'recruitersIds'],
  });
  const create = async ({ jdNotes, ...values }: z.output<typeof schema>) => {
    const { data } = await call(createPosition, {
      body: { ...values, ...(jdNotes ? { jdNotes } : {}) },
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
      draftKey="add-position"
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
      />
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
      <TextArea
        control={control}
        name="jdNotes"
        label={t('addPosition.notes')}
        hint={t('addPosition.notesHint')}
        isOptional
      />
    </DialogForm>
  );
}
