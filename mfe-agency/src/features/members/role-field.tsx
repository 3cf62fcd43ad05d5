import { ROLES } from '@cantera/shared/contracts/enums';
import { type FieldProps, SelectField } from '@cantera/shared/forms';
import type { FieldValues } from 'react-hook-form';
import { useT } from '../../messages/members.ts';

type RoleFieldProps<V extends FieldValues, C, T> = Pick<FieldProps<V, C, T>, 'control' | 'name'>;

/** What someone may do in the agency. */
export function RoleField<V extends FieldValues, C, T>(props: RoleFieldProps<V, C, T>) {
  const t = useT();
  return (
    <SelectField
      {...props}
      label={t('members.role')}
      options={ROLES.map((role) => ({ value: role, label: t(`members.role.${role}`) }))}
    />
  );
}
