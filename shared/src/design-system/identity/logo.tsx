import { useMemo, useState } from 'react';
import { colorOfName } from '../../session/name-colors.ts';
import { classNames } from '../class-names.ts';
import styles from './logo.module.css';

type LogoProps = {
  name: string;
  /** Address of the picture; the first letter of the name shows when it is missing or fails. */
  imageUrl: string | null;
  size?: 20 | 32;
};

/** The mark of a company, or its initial on the colour pair of its name. The name stands beside it in words. */
export function Logo({ name, imageUrl, size = 20 }: LogoProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const pair = useMemo(() => colorOfName(name), [name]);
  const [first] = new Intl.Segmenter().segment(name.trim());
  const hasImage = imageUrl !== null && imageUrl !== '' && imageUrl !== failedUrl;
  return (
    <span
      className={classNames(styles.logo, styles[`size${size}`])}
      style={hasImage ? undefined : { background: `var(--av-${pair}-bg)`, color: `var(--av-${pair})` }}
      aria-hidden
    >
      {hasImage ? (
        <img
          className={styles.image}
          src={imageUrl}
          alt=""
          loading="lazy"
          onError={() => setFailedUrl(imageUrl)}
        />
      ) : (
        first?.segment.toLocaleUpperCase()
      )}
    </span>
  );
}
