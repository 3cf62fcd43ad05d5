import { call, isApiError, useRefresh } from '@cantera/shared/api-client';
import { createPositionBody, duplicatePosition } from '@cantera/shared/contracts/position-changes';
import { listPositions, type Position } from '@cantera/shared/contracts/positions';
import { toast } from '@cantera/shared/design-system';
import { DialogForm, TextField, useZodForm } from '@cantera/shared/forms';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../messages/index.ts';
import styles from './position-page.module.css';

const schema = createPositionBody.pick({ title: true });

/** Asks for the title of the copy, makes its draft and goes on to its details. */
export default function DuplicateDialog({ position, onClose }: { position: Position; onClose: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const form = useZodForm(schema, { defaults: { title: position.title } });
  const duplicate = async (body: { title: string }) => {
    try {
      const { data } = await call(duplicatePosition, { params: { id: position.id }, body });
      onClose();
      toast.success(t('positions.duplicate.done', { title: body.title }));
      await navigate(`/positions/${data.id}/details`);
      await refresh(listPositions);
    } catch (error) {
      if (!isApiError(error) || error.status !== 404) throw error;
      toast.error(t('positions.duplicate.gone', { title: position.title }));
    }
  };
  return (
    <DialogForm
      form={form}
      title={t('positions.duplicate.title', { title: position.title })}
      submitLabel={t('positions.duplicate.action')}
      onSubmit={duplicate}
      onClose={onClose}
      draftKey={`duplicate:${position.id}`}
    >
      <p className={styles.dialogText}>{t('positions.duplicate.text')}</p>
      <TextField
        control={form.control}
        name="title"
        label={t('positions.duplicate.name')}
        hint={t('addPosition.nameHint')}
        autoComplete="off"
      />
    </DialogForm>
  );
}
