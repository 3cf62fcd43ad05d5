import { isApiError, useApi } from '@cantera/shared/api-client';
import { type ConsentRequest, getConsentRequest } from '@cantera/shared/contracts/consents';
import { ErrorState, SkeletonRows } from '@cantera/shared/design-system';
import { currentLocale } from '@cantera/shared/session';
import { useParams } from 'react-router-dom';
import { EntryPage } from '../../layout/entry-page.tsx';
import { useT } from '../../messages/index.ts';
import { AnswerForm } from './answer-form.tsx';
import styles from './consent-page.module.css';
import { Languages } from './languages.tsx';

function Question({ token, request }: { token: string; request: ConsentRequest }) {
  const t = useT();
  const { firstName, agencyId, agencyName, primaryColor, siteSlug } = request;
  // On the agency's own site, where it has one: the other page leads into a product that they have no account of.
  const policy = siteSlug
    ? `/careers/${currentLocale()}/${siteSlug}/privacy-policy`
    : `/mixed/privacy-policy?agencyId=${agencyId}`;
  return (
    <EntryPage
      brand={agencyName}
      color={primaryColor}
      title={t('host.consent.title', { name: firstName })}
      text={t('host.consent.text', { agency: agencyName })}
    >
      <p className={styles.paragraph}>{t('host.consent.rejection')}</p>
      <p className={styles.paragraph}>
        <a href={policy} target="_blank" rel="noreferrer">
          {t('host.consent.policy', { agency: agencyName })}
        </a>
      </p>
      <AnswerForm token={token} request={request} />
      <Languages />
    </EntryPage>
  );
}

/**
 * A candidate's answer to whether an agency may keep their data, behind a mail's link: without an account.
 */
export function Component() {
  const t = useT();
  const { token = '' } = useParams();
  // Only the answer given here changes it: reading again would take the place of what is being answered.
  const { data, error, mutate } = useApi(
    getConsentRequest,
    { params: { token } },
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  if (data) return <Question token={token} request={data.data} />;
  if (isApiError(error) && (error.status === 404 || error.status === 400))
    return (
      <EntryPage brand="" title={t('host.consent.invalidTitle')} text={t('host.consent.invalidText')}>
        <Languages />
      </EntryPage>
    );
  if (error)
    return (
      <main className={styles.state}>
        <ErrorState isPage requestId={error.requestId} onRetry={() => mutate()} />
      </main>
    );
  return (
    <main className={styles.state}>
      <SkeletonRows rows={4} columns={['1fr']} />
    </main>
  );
}
