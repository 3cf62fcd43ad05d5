import { call, useRefresh } from '@cantera/shared/api-client';
import { getSiteAddress, updateSiteSlug } from '@cantera/shared/contracts/site-identity';
import { siteSlug } from '@cantera/shared/contracts/site-slug';
import { DataView, type QueryState } from '@cantera/shared/data-view';
import { toast } from '@cantera/shared/design-system';
import { useLeaveGuard } from '@cantera/shared/editing';
import { Form, SubmitButton, useZodForm } from '@cantera/shared/forms';
import { formatDate } from '@cantera/shared/i18n';
import { Button } from 'antd';
import { Copy, CornerDownRight } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { shortAddress } from '../../../lib/career-site/site-address.ts';
import { useAgencyId } from '../../../lib/career-site/use-career-site.ts';
import { SlugField } from '../../../lib/identity/slug-field.tsx';
import { useKeepIdentity } from '../../../lib/identity/use-identity.ts';
import { useSiteAddress, useSlugQuestion } from '../../../lib/identity/use-slug-question.tsx';
import { useT } from '../../../messages/configurator.ts';
import tabStyles from '../tab.module.css';
import { TabHead } from '../tab-head.tsx';
import { leavesTab } from '../tabs.ts';
import { useTabTour } from '../use-tab-tour.ts';
import styles from './slug.module.css';

const schema = z.object({ slug: siteSlug });
type SiteAddress = NonNullable<ReturnType<typeof useSiteAddress>['data']>['data'];

/** The whole address, and the way to the clipboard. */
function Address({ url }: { url: string }) {
  const t = useT();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.status(t('slug.copied'));
    } catch {
      toast.standardError();
    }
  };
  return (
    <div className={styles.address} data-tour="slug.url">
      <div className={styles.words}>
        <span className={styles.label}>{t('slug.url')}</span>
        <output className={styles.url} aria-label={t('slug.url')}>
          {url}
        </output>
      </div>
      <Button icon={<Copy aria-hidden />} onClick={() => void copy()}>
        {t('slug.copy')}
      </Button>
    </div>
  );
}

/** Addresses of before, and until when they lead on. */
function Former({ former }: Pick<SiteAddress, 'former'>) {
  const t = useT();
  if (former.length === 0) return null;
  return (
    <section className={styles.former}>
      <h2 className={styles.label}>{t('slug.former')}</h2>
      <ul>
        {former.map(({ slug, until }) => (
          <li key={slug}>
            <CornerDownRight size={14} aria-hidden />
            {t('slug.formerOf', { slug, date: formatDate(until) })}
          </li>
        ))}
      </ul>
    </section>
  );
}

function SlugForm({ address, canManage }: { address: SiteAddress; canManage: boolean }) {
  const t = useT();
  const start = useTabTour('slug');
  const agencyId = useAgencyId();
  const ask = useSlugQuestion();
  const keep = useKeepIdentity();
  const refresh = useRefresh();
  const { slug } = address;
  const form = useZodForm(schema, { defaults: { slug }, values: { slug } });
  useLeaveGuard(form.formState.isDirty, { leaves: leavesTab });
  const typed = useWatch({ control: form.control, name: 'slug' });
  const save = async (body: z.output<typeof schema>) => {
    if (!(await ask(body.slug))) return;
    const { data } = await call(updateSiteSlug, { params: { agencyId }, body });
    form.reset(data);
    await keep(data);
    await refresh(getSiteAddress);
    toast.success(t('slug.updated'));
  };
  return (
    <div className={tabStyles.tab}>
      <TabHead about={t('slug.about')} canManage={canManage} onStart={start} />
      <div className={tabStyles.narrow}>
        <Form form={form} label={t('site.tab.slug')} onSubmit={save}>
          <div data-tour="slug.slug">
            <SlugField
              control={form.control}
              name="slug"
              label={t('slug.label')}
              hint={t('slug.hint')}
              prefix={shortAddress('')}
              isDisabled={!canManage}
            />
          </div>
          <Address url={shortAddress(typed)} />
          {canManage && (
            <span data-tour="slug.save">
              <SubmitButton>{t('site.save')}</SubmitButton>
            </span>
          )}
        </Form>
        <Former former={address.former} />
      </div>
    </div>
  );
}

/** Where the site stands on the web. */
export default function SlugTab({ canManage }: { canManage: boolean }) {
  const t = useT();
  const query: QueryState<{ data: SiteAddress }> = useSiteAddress();
  return (
    <DataView query={query} isEmpty={() => false} empty={null} errorTitle={t('slug.error')}>
      {({ data }) => <SlugForm address={data} canManage={canManage} />}
    </DataView>
  );
}
