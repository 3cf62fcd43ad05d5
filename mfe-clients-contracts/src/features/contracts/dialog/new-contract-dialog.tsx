import { call, isApiError, newId } from '@cantera/shared/api-client';
import {
  contractForm,
  createContract,
  getContract,
  updateContract,
} from '@cantera/shared/contracts/staffing-contracts';
import { toast } from '@cantera/shared/design-system';
import { DialogForm, useZodForm } from '@cantera/shared/forms';
import { TriangleAlert } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { refusalOfPart } from '../../../lib/part-refusal.ts';
import { useT } from '../../../messages/contracts.ts';
import styles from './contract-dialog.module.css';
import { ContractFields } from './contract-fields.tsx';
import {
  type ContractFormInput,
  type ContractFormValues,
  NEW_CONTRACT,
  problemsOf,
} from './contract-form.ts';
import { useSaved } from './use-saved.ts';

/** Says that the first try was saved, and what a further save does. */
function AlreadyMade({ id }: { id: string }) {
  const t = useT();
  return (
    <div role="alert" className={styles.made}>
      <p className={styles.notice}>
        <TriangleAlert size={14} aria-hidden />
        {t('contracts.duplicate.title')}
      </p>
      <p>{t('contracts.duplicate.text')}</p>
      <Link to={`/contracts/${id}`} target="_blank">
        {t('contracts.duplicate.open')}
      </Link>
    </div>
  );
}

/** Asks for a contract and makes it, once, however often it is sent. */
export default function NewContractDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const show = useSaved();
  const [key] = useState(newId);
  // What the first try made though its answer never came: a further save changes it.
  const [made, setMade] = useState<{ id: string; version: number }>();
  const explain = useCallback((values: ContractFormInput) => problemsOf(values, t), [t]);
  const form = useZodForm(contractForm, { defaults: NEW_CONTRACT, explain });
  const save = async (contract: ContractFormValues, { overwrites }: { overwrites: boolean }) => {
    try {
      const saved = made
        ? await call(updateContract, {
            params: { id: made.id },
            body: { contract: { ...contract, ...(overwrites ? {} : { version: made.version }) } },
          })
        : await call(createContract, { body: { contract } }, { headers: { 'Idempotency-Key': key } });
      onClose();
      show(saved.contract);
      toast.success(t('contracts.created'), { description: t('contracts.createdText') });
    } catch (error) {
      const id =
        isApiError(error) && error.is(createContract, 'IDEMPOTENCY_KEY_REUSED') ? error.details.madeId : null;
      if (id === null) throw refusalOfPart(error, 'contract');
      const { contract: stored } = await call(getContract, { params: { id } });
      setMade({ id, version: stored.version });
      show(stored);
    }
  };
  return (
    <DialogForm
      form={form}
      title={t('contracts.new')}
      submitLabel={t('contracts.save')}
      onSubmit={save}
      onClose={onClose}
      draftKey="contract:new"
    >
      {made && <AlreadyMade id={made.id} />}
      <ContractFields form={form} />
    </DialogForm>
  );
}
