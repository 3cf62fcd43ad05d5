import { call, useRefresh } from '@cantera/shared/api-client';
import { type CountedTag, listTags, mergeTags } from '@cantera/shared/contracts/tags';
import { toast } from '@cantera/shared/design-system';
import { DialogForm, SelectField, useZodForm } from '@cantera/shared/forms';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { useT } from '../../messages/index.ts';

type MergeDialogProps = {
  tag: CountedTag;
  /** What it can become. */
  others: readonly CountedTag[];
  onClose: () => void;
};

/** Makes a tag another one, and says before whom that is about. */
export default function MergeDialog({ tag, others, onClose }: MergeDialogProps) {
  const t = useT();
  const refresh = useRefresh();
  const form = useZodForm(mergeTags.body, { defaults: { into: '' } });
  const into = useWatch({ control: form.control, name: 'into' });
  const target = others.find(({ id }) => id === into);
  const save = async (body: z.output<typeof mergeTags.body>) => {
    const { data } = await call(mergeTags, { params: { id: tag.id }, body });
    toast.success(t('tags.merged', { name: tag.name, into: data.name }));
    onClose();
    await refresh(listTags);
  };
  return (
    <DialogForm
      form={form}
      title={t('tags.merge.of', { name: tag.name })}
      submitLabel={t('tags.merge.confirm')}
      onSubmit={save}
      onClose={onClose}
      isIncomplete={!target}
    >
      <SelectField
        control={form.control}
        name="into"
        label={t('tags.merge.into')}
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {target && (
        <p role="status">
          {t('tags.merge.text', { count: tag.people ?? 0, name: tag.name, into: target.name })}
        </p>
      )}
    </DialogForm>
  );
}
