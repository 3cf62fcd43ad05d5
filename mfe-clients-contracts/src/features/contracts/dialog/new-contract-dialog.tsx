import { call, isApiError, newId, useRefresh } from '@cantera/shared/api-client';
import { contractForm, createContract, listContracts } from '@cantera/shared/contracts/staffing-contracts';
import { toast } from '@cantera/shared/design-system';
import { DialogForm, useZodForm } from '@cantera/shared/forms';
import { useCallback, useState } from 'react';
import { ofPart } from '../../../lib/of-first.ts';
import { useT } from '../../../messages/contracts.ts';
import { ContractFields } from './contract-fields.tsx';
import {
  type ContractFormInput,
  type ContractFormValues,
  NEW_CONTRACT,
  problemsOf,
} from './contract-form.ts';
import { useSaved } from './use-saved.ts';

/** Asks for a contract and makes it, once, however often it is sent. */
export default function NewContractDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const show = useSaved();
  const refresh = useRefresh();
  const [key] = useState(newId);
  const explain = useCallback((values: ContractFormInput) => problemsOf(values, t), [t]);
  const form = useZodForm(contractForm, { defaults: NEW_CONTRACT, explain });
  const create = async (contract: ContractFormValues) => {
    try {
      const saved = await call(
        createContract,
        { body: { contract } },
        { headers: { 'Idempotency-Key': key } },
      );
      onClose();
      show(saved.contract);
      toast.success(t('contracts.created'), { description: t('contracts.createdText') });
    } catch (error) {
      // The first try was saved though its answer never came; what was changed since was not.
      if (!isApiError(error) || !error.is(createContract, 'IDEMPOTENCY_KEY_REUSED'))
        throw ofPart(error, 'contract');
      onClose();
      toast.error(t('contracts.duplicate.title'), { description: t('contracts.duplicate.text') });
      await refresh(listContracts);
    }
  };
  return (
    <DialogForm
      form={form}
      title={t('contracts.new')}
      submitLabel={t('contracts.save')}
      onSubmit={create}
      onClose={onClose}
      draftKey="contract:new"
    >
      <ContractFields form={form} />
    </DialogForm>
  );
}
