import { call, isApiError, useRefresh } from '@cantera/shared/api-client';
import type { EndpointResponse } from '@cantera/shared/contracts';
import { getContract, openContract } from '@cantera/shared/contracts/staffing-contracts';
import { toast } from '@cantera/shared/design-system';
import { DialogForm, TextArea, useZodForm } from '@cantera/shared/forms';
import { useT } from '../../../messages/contracts.ts';
import styles from './contract-page.module.css';

type OpenDialogProps = {
  id: string;
  onOpened: (opened: EndpointResponse<typeof openContract>) => void;
  onClose: () => void;
};

/** Asks why a blocked contract is opened; the reason is recorded before anything is shown. */
export default function OpenDialog({ id, onOpened, onClose }: OpenDialogProps) {
  const t = useT();
  const refresh = useRefresh();
  const form = useZodForm(openContract.body, { defaults: { reason: '' } });
  const open = async (body: { reason: string }) => {
    try {
      const opened = await call(openContract, { params: { id }, body });
      onClose();
      onOpened(opened);
      toast.success(t('contracts.unblock.done'));
    } catch (error) {
      if (!isApiError(error) || !error.is(openContract, 'CONTRACT_NOT_BLOCKED')) throw error;
      onClose();
      toast.error(t('contracts.unblock.notBlocked'));
      await refresh(getContract, ({ params }) => params.id === id);
    }
  };
  return (
    <DialogForm
      form={form}
      title={t('contracts.unblock.title')}
      submitLabel={t('contracts.unblock.submit')}
      onSubmit={open}
      onClose={onClose}
    >
      <p className={styles.quiet}>{t('contracts.unblock.about')}</p>
      <TextArea
        control={form.control}
        name="reason"
        label={t('contracts.unblock.reason')}
        hint={t('contracts.unblock.reasonHint')}
      />
    </DialogForm>
  );
}
