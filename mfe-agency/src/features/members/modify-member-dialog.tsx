import { call } from '@cantera/shared/api-client';
import { updateMember, updateMemberBody } from '@cantera/shared/contracts/members';
import { listUsers, type MemberListItem } from '@cantera/shared/contracts/users';
import { toast } from '@cantera/shared/design-system';
import { DialogForm, TextField, useFormVersion, useZodForm } from '@cantera/shared/forms';
import type { z } from 'zod';
import { ReadOnlyEmail } from '../../lib/read-only-email.tsx';
import { useT } from '../../messages/members.ts';
import { DeleteMember } from './delete-member.tsx';
import { nameOf } from './member-words.ts';
import styles from './members.module.css';
import { RoleField } from './role-field.tsx';
import { isLastAdmin, useMemberList } from './use-member-calls.ts';

const schema = updateMemberBody.pick({ firstName: true, lastName: true, role: true });

const valuesOf = ({ firstName, lastName, role }: MemberListItem) => ({ firstName, lastName, role });

type ModifyMemberDialogProps = { member: MemberListItem; onClose: () => void };

/** Changes another member's name and role, or deletes the member. */
export default function ModifyMemberDialog({ member, onClose }: ModifyMemberDialogProps) {
  const t = useT();
  const list = useMemberList();
  const form = useZodForm(schema, { defaults: valuesOf(member), values: valuesOf(member) });
  const version = useFormVersion(form.formState.isDirty, member.version);
  const save = async (values: z.output<typeof schema>, { overwrites }: { overwrites: boolean }) => {
    const { id, imageUrl } = member;
    try {
      const body = { ...values, imageUrl, ...(overwrites ? {} : { version }) };
      const { data } = await call(updateMember, { params: { id }, body });
      await list.replace(data);
    } catch (error) {
      if (!isLastAdmin(error)) throw error;
      form.setError('role', { type: 'server', message: t('members.lastAdmin') }, { shouldFocus: true });
      return;
    }
    toast.success(t('members.saved'));
    onClose();
  };
  const reload = async () => {
    const { users } = await call(listUsers);
    const current = users.find(({ id }) => id === member.id);
    if (current) {
      await list.replace(current);
      form.reset(valuesOf(current));
    } else onClose();
  };
  return (
    <DialogForm
      form={form}
      title={t('members.modify.of', { name: nameOf(member) })}
      submitLabel={t('members.save')}
      onSubmit={save}
      onReload={reload}
      onClose={onClose}
      draftKey={`member:${member.id}`}
    >
      <ReadOnlyEmail email={member.email} />
      <div className={styles.pair}>
        <TextField
          control={form.control}
          name="firstName"
          label={t('members.firstName')}
          autoComplete="off"
        />
        <TextField
          control={form.control}
          name="lastName"
          label={t('members.lastName')}
          autoComplete="off"
          isOptional
        />
      </div>
      <RoleField control={form.control} name="role" />
      <DeleteMember member={member} onDeleted={onClose} />
    </DialogForm>
  );
}
