import { type SiteIdentity, updateOlderConfiguration } from '@cantera/shared/contracts/site-identity';
import { DataView } from '@cantera/shared/data-view';
import { ForbiddenState, PageHeader, SkeletonRows } from '@cantera/shared/design-system';
import { useCan, useMay, usePageTitle, useSession } from '@cantera/shared/session';
import { Button } from 'antd';
import { ExternalLink, Sparkles } from 'lucide-react';
import { Link } from 'react-router-dom';
import { shortAddress } from '../../lib/career-site/site-address.ts';
import { LogoUpload } from '../../lib/identity/logo-upload.tsx';
import { useIdentity } from '../../lib/identity/use-identity.ts';
import { useT } from '../../messages/older-configurator.ts';
import { IdentityForm } from './identity-form.tsx';
import styles from './older-configurator.module.css';

function View({ slug }: { slug: string }) {
  const t = useT();
  return (
    <Button icon={<ExternalLink aria-hidden />} href={shortAddress(slug)} target="_blank" rel="noreferrer">
      {t('older.view')}
    </Button>
  );
}

function Identity({ identity }: { identity: SiteIdentity }) {
  const t = useT();
  const canManage = useMay(updateOlderConfiguration);
  return (
    <div className={styles.body}>
      <p className={styles.newer}>
        <Sparkles size={16} aria-hidden />
        <span>
          {t('older.newer')} <Link to="/agency/new-job-portal">{t('older.newerLink')}</Link>
        </span>
      </p>
      {!canManage && <p className={styles.about}>{t('older.readOnly')}</p>}
      <section aria-labelledby="older-logo" className={styles.section}>
        <h2 id="older-logo" className={styles.title}>
          {t('older.logo')}
        </h2>
        <LogoUpload logoUrl={identity.logoUrl} isDisabled={!canManage} />
      </section>
      <IdentityForm identity={identity} canManage={canManage} />
    </div>
  );
}

function OlderConfigurator() {
  const t = useT();
  const query = useIdentity();
  const slug = query.data?.data.slug;
  return (
    <div className={styles.page}>
      <PageHeader title={t('older.title')} actions={slug && <View slug={slug} />} />
      <div className={styles.line}>
        <DataView query={query} isEmpty={() => false} empty={null} errorTitle={t('older.error')}>
          {({ data }) => <Identity identity={data} />}
        </DataView>
      </div>
    </div>
  );
}

/** Name, address, logo and colour of the career site, for agencies that have not the present one. */
export function Component() {
  const t = useT();
  usePageTitle(t('older.title'));
  const isKnown = useSession(({ user }) => user !== null);
  const mayRead = useCan('agency.read');
  if (!isKnown) return <SkeletonRows />;
  return mayRead ? <OlderConfigurator /> : <ForbiddenState isPage />;
}
