import { formatList } from '../../i18n/formats.ts';
import { classNames } from '../class-names.ts';
import avatarStyles from './avatar.module.css';
import { Avatar, type AvatarSize, type Person } from './avatar.tsx';
import styles from './avatar-group.module.css';

type AvatarGroupProps = {
  people: readonly Person[];
  /** How many are drawn before the rest becomes `+N`. */
  max?: number;
  size?: AvatarSize;
};

/** Overlapping avatars; one name for the whole group, so that a list of rows stays quick to hear. */
export function AvatarGroup({ people, max = 3, size = 24 }: AvatarGroupProps) {
  if (people.length === 0) return null;
  const shown = people.slice(0, max);
  const rest = people.length - shown.length;
  const names = formatList(people.map((person) => person.name));
  return (
    <span className={styles.group} role="img" aria-label={names} title={names}>
      {shown.map((person) => (
        <Avatar key={person.id} person={person} size={size} isDecorative />
      ))}
      {rest > 0 && (
        <span
          className={classNames(avatarStyles.avatar, avatarStyles[`size${size}`], styles.rest)}
          aria-hidden
        >
          +{rest}
        </span>
      )}
    </span>
  );
}
