import { appConfig, isFeatureOn, useSession } from '@cantera/shared/session';
import { useT } from '../messages/index.ts';
import styles from './footer.module.css';

const DEFAULT_WEBSITE = 'https://cantera.example';

export function Footer() {
  const t = useT();
  const { website = DEFAULT_WEBSITE, privacyPolicy, help, extension } = appConfig().links;
  const agencyId = useSession(({ user }) => user?.agencyId);
  const hasExtension = isFeatureOn('downloadExtension', false);
  return (
    <footer className={styles.footer}>
      <nav aria-label={t('host.footer.label')} className={styles.links}>
        <a href={website}>{t('host.footer.website')}</a>
        <a href={privacyPolicy ?? `/mixed/privacy-policy?agencyId=${agencyId ?? ''}`}>
          {t('host.footer.privacy')}
        </a>
        <a href={help ?? `${website}/help`}>{t('host.footer.help')}</a>
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
