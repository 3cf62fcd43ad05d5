import { appConfig, isFeatureOn, useSession } from '@cantera/shared/session';
import { externalLinks } from '../core/external-links.ts';
import { useT } from '../messages/index.ts';
import styles from './footer.module.css';

export function Footer() {
  const t = useT();
  const { privacyPolicy, extension } = appConfig().links;
  const { website, help } = externalLinks();
  const agencyId = useSession(({ user }) => user?.agencyId);
  // Until the agency is known the words stand there without leading anywhere.
  const privacy = privacyPolicy ?? (agencyId && `/mixed/privacy-policy?agencyId=${agencyId}`);
  const hasExtension = isFeatureOn('downloadExtension');
  return (
    <footer className={styles.footer}>
      <nav aria-label={t('host.footer.label')} className={styles.links}>
        {website && <a href={website}>{t('host.footer.website')}</a>}
        <a href={privacy}>{t('host.footer.privacy')}</a>
        {help && <a href={help}>{t('host.footer.help')}</a>}
      </nav>
      <button
        type="button"
        className={styles.extension}
        disabled={!hasExtension}
        onClick={() => window.open(extension, '_blank', 'noopener')}
      >
        {t('host.extension.download')}
      </button>
    </footer>
  );
}
