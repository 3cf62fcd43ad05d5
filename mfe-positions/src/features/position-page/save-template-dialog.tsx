import { call, isApiError, useRefresh } from '@cantera/shared/api-client';
import {
  createPositionTemplate,
  listPositionTemplates,
  positionTemplateName,
} from '@cantera/shared/contracts/position-templates';
import type { Position } from '@cantera/shared/contracts/positions';
import { toast } from '@cantera/shared/design-system';
import { DialogForm, TextField, useZodForm } from '@cantera/shared/forms';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../messages/index.ts';
import styles from './position-page.module.css';

const TEMPLATES = '/agency/position-templates';

/** Keeps what another position can start from under a name. */
export default function SaveTemplateDialog({
  position,
  onClose,
}: {
  position: Position;
  onClose: () => void;
}) {
  const t = useT();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const form = useZodForm(positionTemplateName, { defaults: { name: position.title } });
  const save = async ({ name }: { name: string }) => {
    try {
      await call(createPositionTemplate, { body: { name, positionId: position.id } });
    } catch (error) {
      if (isApiError(error) && error.is(createPositionTemplate, 'TOO_MANY_TEMPLATES'))
        return void toast.error(t('positions.template.full'));
      if (!isApiError(error) || !error.fields.positionId) throw error;
      toast.error(t('positions.duplicate.gone', { title: position.title }));
      return;
    }
    onClose();
    toast.success(t('positions.template.done', { name }), {
      action: {
        label: t('positions.template.see'),
        href: TEMPLATES,
        onSelect: () => void navigate(TEMPLATES),
      },
    });
    await refresh(listPositionTemplates);
  };
  return (
    <DialogForm
      form={form}
      title={t('positions.template.title')}
      submitLabel={t('positions.template.save')}
      onSubmit={save}
      onClose={onClose}
      draftKey={`position-template:${position.id}`}
    >
      <p className={styles.dialogText}>{t('positions.template.text')}</p>
      <TextField control={form.control} name="name" label={t('positions.template.name')} autoComplete="off" />
    </DialogForm>
  );
}
