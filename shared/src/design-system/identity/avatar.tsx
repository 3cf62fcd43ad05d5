import { useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './avatar.module.css';
import { hueOf, initialsOf } from './initials.ts';

export type AvatarSize = 20 | 24 | 28 | 40 | 56;
export type Person = {
  id: string;
  name: string;
  /** Address of a picture; the initials show when it is missing or fails. */
  imageUrl?: string | null;
};
type AvatarProps = {
  person: Person;
  size?: AvatarSize;
  /** The name stands beside it in words, so a screen reader need not hear it twice. */
  isDecorative?: boolean;
};

/** A person's initials on one of eight hues (by id, so that it never changes), or the picture. */
export function Avatar({ person, size = 28, isDecorative = false }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const hue = hueOf(person.id);
  const label = isDecorative
    ? { 'aria-hidden': true }
    : { role: 'img', 'aria-label': person.name, title: person.name };
  const hasImage = Boolean(person.imageUrl) && person.imageUrl !== failedUrl;
  return (
    <span
      {...label}
      className={classNames(styles.avatar, styles[`size${size}`])}
      style={{ background: `var(--av-${hue}-bg)`, color: `var(--av-${hue})` }}
    >
      {hasImage ? (
        <img
          className={styles.image}
          src={person.imageUrl ?? undefined}
          alt=""
          loading="lazy"
          onError={() => setFailedUrl(person.imageUrl ?? undefined)}
        />
      ) : (
        initialsOf(person.name)
      )}
    </span>
  );
}
