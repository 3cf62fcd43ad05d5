import { call, isApiError, useRefresh } from '@cantera/shared/api-client';
import {
  type CountedTag,
  createTag,
  listTags,
  TAG_COLORS,
  TAG_TONES,
  updateTag,
  updateTagBody,
} from '@cantera/shared/contracts/tags';
import { Chip, toast } from '@cantera/shared/design-system';
import { DialogForm, RadioField, TextField, useZodForm } from '@cantera/shared/forms';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { useT } from '../../messages/index.ts';
import styles from './tags.module.css';

type TagDialogProps = {
  /** The one to change; a new one without it. */
  tag?: CountedTag;
  onClose: () => void;
};

/** Names a tag and gives it a colour, or makes one. */
export default function TagDialog({ tag, onClose }: TagDialogProps) {
  const t = useT();
  const refresh = useRefresh();
  const isTaken = (error: unknown) =>
    isApiError(error) && (error.is(createTag, 'TAG_NAME_TAKEN') || error.is(updateTag, 'TAG_NAME_TAKEN'));
  const form = useZodForm(updateTagBody, {
    defaults: { name: tag?.name ?? '', color: tag?.color ?? 'GREY' },
  });
  const [name, color] = useWatch({ control: form.control, name: ['name', 'color'] });
  const save = async (body: z.output<typeof updateTagBody>) => {
    try {
      if (tag) await call(updateTag, { params: { id: tag.id }, body });
      else await call(createTag, { body });
    } catch (error) {
      if (isTaken(error)) return form.setError('name', { message: t('tags.taken') }, { shouldFocus: true });
      if (isApiError(error) && error.is(createTag, 'TOO_MANY_TAGS')) return void toast.error(t('tags.full'));
      throw error;
    }
    toast.success(t(tag ? 'tags.updated' : 'tags.created'));
    onClose();
    await refresh(listTags);
  };
  return (
    <DialogForm
      form={form}
      title={tag ? t('tags.update.of', { name: tag.name }) : t('tags.create')}
      submitLabel={t(tag ? 'tags.save' : 'tags.create')}
      onSubmit={save}
      onClose={onClose}
      draftKey={`tag:${tag?.id ?? 'new'}`}
    >
      <TextField control={form.control} name="name" label={t('tags.name')} autoComplete="off" />
      <RadioField
        control={form.control}
        name="color"
        label={t('tags.color')}
        options={TAG_COLORS.map((value) => ({ value, label: t(`tags.color.${value}`) }))}
      />
      <p className={styles.preview} aria-hidden>
        <Chip isLarge tone={TAG_TONES[color]}>
          <span className={styles.name}>{name.trim() || t('tags.name')}</span>
        </Chip>
      </p>
    </DialogForm>
  );
}
