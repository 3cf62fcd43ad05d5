import type { AdvertField, Portal } from '@cantera/shared/contracts/job-boards';
import { IconButton, toast } from '@cantera/shared/design-system';
import { formatDateTime, formatList } from '@cantera/shared/i18n';
import { Copy, TriangleAlert } from 'lucide-react';
import { useT } from '../../messages/multiposting.ts';
import styles from './multiposting.module.css';

const MISSING = {
  address: 'portals.missing.address',
  company_id: 'portals.missing.company_id',
  key: 'portals.missing.key',
  poster_email: 'portals.missing.poster_email',
} as const;
const wordsOf = (field: AdvertField) =>
  field in MISSING ? MISSING[field as keyof typeof MISSING] : 'portals.missing.other';

/** Where the portal finds the agency's adverts, with the way to the clipboard. */
function Feed({ name, feedUrl, readAt }: Pick<Portal, 'name' | 'feedUrl' | 'readAt'>) {
  const t = useT();
  if (feedUrl === null) return <p className={styles.fact}>{t('portals.noFeed')}</p>;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(feedUrl);
      toast.status(t('portals.copied'));
    } catch {
      toast.standardError();
    }
  };
  return (
    <>
      <div className={styles.feed}>
        <span className={styles.label}>{t('portals.feed')}</span>
        <code className={styles.address}>{feedUrl}</code>
        <IconButton
          size="small"
          label={t('portals.copy', { name })}
          icon={<Copy aria-hidden />}
          onClick={() => void copy()}
        />
      </div>
      <p className={styles.fact}>
        {readAt ? t('portals.read', { at: formatDateTime(readAt) }) : t('portals.unread')}
      </p>
    </>
  );
}

/** What the server knows of the agency's connection to a portal. */
export function PortalFacts({ portal }: { portal: Portal }) {
  const t = useT();
  const { name, kind, address, missing } = portal;
  const fields = missing.map(({ field }) => t(wordsOf(field)));
  return (
    <div className={styles.facts}>
      {kind === 'FEED' ? (
        <Feed {...portal} name={name} />
      ) : (
        address && <p className={styles.fact}>{t('portals.http', { address })}</p>
      )}
      {fields.length > 0 && (
        <p className={styles.missing}>
          <TriangleAlert size={14} aria-hidden />
          {t('portals.missing', { fields: formatList(fields) })}
        </p>
      )}
    </div>
  );
}
