import { call, isApiError } from '@cantera/shared/api-client';
import { inviteMember, inviteMemberBody } from '@cantera/shared/contracts/members';
import { toast } from '@cantera/shared/design-system';
import { DialogForm, TextField, useZodForm } from '@cantera/shared/forms';
import type { z } from 'zod';
import { useT } from '../../messages/members.ts';
import styles from './members.module.css';
import { RoleField } from './role-field.tsx';
import { useMemberList } from './use-member-calls.ts';

type AddMemberDialogProps = { count: number; limit: number; onClose: () => void };

/** Asks for an address and a role, and invites. */
export default function AddMemberDialog({ count, limit, onClose }: AddMemberDialogProps) {
  const t = useT();
  const list = useMemberList();
  const form = useZodForm(inviteMemberBody, { defaults: { email: '', role: 'AGENCY_ADMIN' } });
  const refuse = (message: string) =>
    form.setError('email', { type: 'server', message }, { shouldFocus: true });
  const add = async (body: z.output<typeof inviteMemberBody>) => {
    try {
      await call(inviteMember, { body });
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.is(inviteMember, 'MEMBER_LIMIT')) return refuse(t('members.add.full'));
      if (!error.is(inviteMember, 'EMAIL_EXISTS')) throw error;
      toast.error(t('members.add.exists'));
      return refuse(t('members.add.exists'));
    }
    toast.success(t('members.add.done'));
    onClose();
    await list.readAgain();
  };
  return (
    <DialogForm
      form={form}
      title={t('members.add.title')}
      submitLabel={t('members.add.submit')}
      onSubmit={add}
      onClose={onClose}
      draftKey="add-member"
    >
      <p className={styles.count}>{t('members.add.count', { count, limit })}</p>
      <TextField
        control={form.control}
        name="email"
        type="email"
        label={t('members.add.email')}
        hint={t('members.add.note')}
        autoComplete="off"
      />
      <RoleField control={form.control} name="role" />
    </DialogForm>
  );
}
