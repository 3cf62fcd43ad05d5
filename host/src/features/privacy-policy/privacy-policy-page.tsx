import { useApi } from '@cantera/shared/api-client';
import { getPrivacyPolicy } from '@cantera/shared/contracts/agency';
import type { Locale } from '@cantera/shared/contracts/enums';
import { textsFor } from '@cantera/shared/contracts/translations';
import { ErrorState, SkeletonRows } from '@cantera/shared/design-system';
import { currentLocale, usePageTitle } from '@cantera/shared/session';
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
  const { name, language, translations, privacyPolicy, privacyPolicyInformation } = data.data;
  const { texts, languages } = textsFor(
    { language, translations, texts: { privacyPolicy, privacyPolicyInformation } },
    currentLocale(),
  );
  return (
    <main className={styles.page}>
      <p className={styles.agency}>{name}</p>
      <h1 className={styles.title}>{t('host.privacy.title')}</h1>
      {!texts.privacyPolicy && <p>{t('host.privacy.none')}</p>}
      <Policy html={texts.privacyPolicy} language={languages.privacyPolicy} />
      <Policy html={texts.privacyPolicyInformation} language={languages.privacyPolicyInformation} />
      <p className={styles.back}>
        <Link to="/">{t('host.privacy.back')}</Link>
      </p>
    </main>
  );
}

// The server sanitises the text when it is saved and when it is read, and the page's policy forbids inline script.
const Policy = ({ html, language }: { html: string; language: Locale }) => (
  <div className={styles.text} lang={language} dangerouslySetInnerHTML={{ __html: html }} />
);
