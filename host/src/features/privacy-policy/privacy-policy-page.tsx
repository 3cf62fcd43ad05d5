import { useApi } from '@cantera/shared/api-client';
import { getPrivacyPolicy } from '@cantera/shared/contracts/agency';
import { ErrorState, SkeletonRows } from '@cantera/shared/design-system';
import { usePageTitle } from '@cantera/shared/session';
import { Link, useSearchParams } from 'react-router-dom';
import { NotFoundPage } from '../../layout/not-found-page.tsx';
import { useT } from '../../messages/index.ts';
import styles from './privacy-policy-page.module.css';

/** The privacy policy of an agency, for whoever has the link. */
export function Component() {
  const t = useT();
  usePageTitle(t('host.privacy.title'));
  const [search] = useSearchParams();
  const agencyId = search.get('agencyId');
  const { data, error, mutate } = useApi(getPrivacyPolicy, agencyId ? { params: { agencyId } } : null);
  if (!agencyId || error?.status === 404 || error?.status === 400)
    return (
      <main>
        <NotFoundPage />
      </main>
    );
  if (error)
    return (
      <main className={styles.page}>
        <ErrorState requestId={error.requestId} onRetry={() => mutate()} />
      </main>
    );
  if (!data)
    return (
      <main className={styles.page}>
        <SkeletonRows columns={['1fr']} />
      </main>
    );
  const { name, privacyPolicy, privacyPolicyInformation } = data.data;
  return (
    <main className={styles.page}>
      <p className={styles.agency}>{name}</p>
      <h1 className={styles.title}>{t('host.privacy.title')}</h1>
      {!privacyPolicy && <p>{t('host.privacy.none')}</p>}
      <Policy html={privacyPolicy} />
      <Policy html={privacyPolicyInformation} />
      <p className={styles.back}>
        <Link to="/">{t('host.privacy.back')}</Link>
      </p>
    </main>
  );
}

// The server sanitises the text when it is saved and when it is read, and the page's policy forbids inline script.
const Policy = ({ html }: { html: string }) => (
  <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
);
