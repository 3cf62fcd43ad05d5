import { fullName } from '@cantera/shared/contracts/text';
import type { PersonSummary } from '@cantera/shared/contracts/users';
import { Avatar } from '@cantera/shared/design-system';
import styles from './comments.module.css';

/** A member in a list to choose from. */
export function Member({ member }: { member: PersonSummary }) {
  const name = fullName(member);
  return (
    <>
      <Avatar person={{ id: member.id, name, imageUrl: member.imageUrl }} size={24} isDecorative />
      <span className={styles.memberName}>{name}</span>
      <span className={styles.memberMail}>{member.email}</span>
    </>
  );
}
