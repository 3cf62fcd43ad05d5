import { call, isApiError } from '@cantera/shared/api-client';
import {
  type Contract,
  contractForm,
  getContract,
  updateContract,
} from '@cantera/shared/contracts/staffing-contracts';
import { toast } from '@cantera/shared/design-system';
import { DialogForm, useFormVersion, useZodForm } from '@cantera/shared/forms';
import { useCallback, useEffect, useRef } from 'react';
import { refusalOfPart } from '../../../lib/part-refusal.ts';
import { useT } from '../../../messages/contracts.ts';
import { titleOf } from '../contract-words.ts';
import { ContractFields } from './contract-fields.tsx';
import { type ContractFormInput, type ContractFormValues, formOf, problemsOf } from './contract-form.ts';
import { useSaved } from './use-saved.ts';

type EditContractDialogProps = { contract: Contract; onClose: () => void };

/** Closes the dialog and says why, once, whether the save hears first that the contract is blocked or the list does. */
function useBlocked(isBlocked: boolean, onClose: () => void): () => void {
  const t = useT();
  const isTold = useRef(false);
  const leave = () => {
    if (isTold.current) return;
    isTold.current = true;
    onClose();
    toast.error(t('contracts.blockedSave.title'), { description: t('contracts.blockedSave.text') });
  };
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    if (isBlocked) latest.current();
  }, [isBlocked]);
  return leave;
}

/** Changes a contract; what somebody else saves meanwhile is not overwritten unseen, and one that is blocked meanwhile is left. */
export default function EditContractDialog({ contract, onClose }: EditContractDialogProps) {
  const t = useT();
  const show = useSaved();
  const params = { id: contract.id };
  const explain = useCallback((values: ContractFormInput) => problemsOf(values, t), [t]);
  const form = useZodForm(contractForm, { defaults: formOf(contract), values: formOf(contract), explain });
  const version = useFormVersion(form.formState.isDirty, contract.version);
  const leaveBlocked = useBlocked(contract.blockedAt !== null, onClose);
  const save = async (values: ContractFormValues, { overwrites }: { overwrites: boolean }) => {
    const known = overwrites || version === undefined ? {} : { version };
    try {
      const saved = await call(updateContract, { params, body: { contract: { ...values, ...known } } });
      onClose();
      show(saved.contract);
      toast.success(t('contracts.updated'), { description: t('contracts.updatedText') });
    } catch (error) {
      if (!isApiError(error) || !error.is(updateContract, 'CONTRACT_BLOCKED'))
        throw refusalOfPart(error, 'contract');
      leaveBlocked();
      show((await call(getContract, { params })).contract);
    }
  };
  const reload = async () => {
    const fresh = await call(getContract, { params });
    show(fresh.contract);
    form.reset(formOf(fresh.contract));
  };
  if (contract.blockedAt !== null) return null;
  return (
    <DialogForm
      form={form}
      title={t('contracts.editTitle')}
      submitLabel={t('contracts.save')}
      onSubmit={save}
      onReload={reload}
      onClose={onClose}
      draftKey={`contract:${contract.id}`}
    >
      <ContractFields
        form={form}
        known={{
          id: contract.id,
          candidate: contract.candidateId
            ? { value: contract.candidateId, label: titleOf(contract, t) }
            : undefined,
          client: { value: contract.clientId, label: contract.client.name },
        }}
      />
    </DialogForm>
  );
}
