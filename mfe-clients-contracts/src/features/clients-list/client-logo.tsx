import type { ClientSummary } from '@cantera/shared/contracts/clients';
import { hueOf } from '@cantera/shared/design-system';
import { useState } from 'react';
import styles from './clients-list.module.css';

/** A client's logo, or the first letter of its name when it has none or it does not load. Its name stands beside it. */
export function ClientLogo({ client }: { client: ClientSummary }) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const { logoImageUrl } = client;
  const hue = hueOf(client.id);
  const [first] = new Intl.Segmenter().segment(client.name.trim());
  return (
    <span
      className={styles.logo}
      style={{ background: `var(--av-${hue}-bg)`, color: `var(--av-${hue})` }}
      aria-hidden
    >
      {logoImageUrl && logoImageUrl !== failedUrl ? (
        <img
          className={styles.logoImage}
          src={logoImageUrl}
          alt=""
          loading="lazy"
          onError={() => setFailedUrl(logoImageUrl)}
        />
      ) : (
        first?.segment.toLocaleUpperCase()
      )}
    </span>
  );
}
