import type { SitePage, SitePageEntry } from '@cantera/shared/contracts/career-site';
import { BusyButton, EmptyState, NoMatchState, SearchInput, Toolbar } from '@cantera/shared/design-system';
import {
  ColumnsButton,
  DataTable,
  type ListConfig,
  useColumnChoice,
  useListState,
} from '@cantera/shared/lists';
import { lazyPart } from '@cantera/shared/remotes';
import { currentLocale } from '@cantera/shared/session';
import { Globe } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { siteAddress } from '../../../lib/career-site/site-address.ts';
import type { CareerSite } from '../../../lib/career-site/use-career-site.ts';
import { useSlug } from '../../../lib/identity/use-slug-question.tsx';
import { useT } from '../../../messages/configurator.ts';
import { GuideButton } from '../tab-head.tsx';
import { usePortalSwitch } from '../use-portal-switch.ts';
import { useTabTour } from '../use-tab-tour.ts';
import { CompactPage, pageColumns, type RowContext } from './page-columns.tsx';
import { pageRows } from './page-rows.ts';
import styles from './pages.module.css';
import { usePageCalls } from './use-page-calls.ts';

const UnpublishedDialog = lazyPart(() => import('./unpublished-dialog.tsx'));

const LIST: ListConfig<Record<never, never>> = { filters: {}, names: { search: 'q' } };

type PagesTabProps = { site: CareerSite; canManage: boolean };

/** A site without pages is off. */
function Off({ site, canManage }: PagesTabProps) {
  const t = useT();
  const start = useTabTour('main');
  const { enable } = usePortalSwitch();
  const [isBusy, setIsBusy] = useState(false);
  const press = async () => {
    setIsBusy(true);
    await enable(site);
    setIsBusy(false);
  };
  return (
    <EmptyState
      icon={<Globe />}
      title={t('site.none')}
      description={t(canManage ? 'site.noneText' : 'site.noneForReaders')}
      actions={
        <>
          {canManage && (
            <BusyButton type="primary" isBusy={isBusy} data-tour="main.enable" onClick={() => void press()}>
              {t('site.enable')}
            </BusyButton>
          )}
          <GuideButton onStart={start} />
        </>
      }
    />
  );
}

function PagesTable({ site, canManage }: PagesTabProps) {
  const t = useT();
  const start = useTabTour('main');
  const { search, setSearch, clearFilters } = useListState(LIST);
  const { toggle, add } = usePageCalls(site);
  const [unpublished, setUnpublished] = useState<SitePageEntry>();
  const slug = useSlug();
  const context: RowContext = {
    t,
    canManage,
    addressOf: ({ url }) => slug && `${siteAddress(currentLocale(), slug)}${url === '/' ? '' : url}`,
    onToggle: (page) => void toggle(page),
    onUnpublished: setUnpublished,
    onAdd: ({ id }) => void add(id),
  };
  const choice = useColumnChoice('job-portal-pages', pageColumns(context));
  const rows = useMemo(
    () => pageRows(site.configurations.pages, (page: SitePage) => t(`pages.${page}`), search),
    [site, search, t],
  );
  return (
    <>
      <Toolbar
        under="tabs"
        label={t('pages.toolbar')}
        end={
          <>
            <GuideButton onStart={start} />
            <ColumnsButton choice={choice} />
          </>
        }
      >
        <SearchInput
          className={styles.search}
          label={t('pages.filter')}
          value={search}
          onChange={setSearch}
        />
      </Toolbar>
      {rows.length === 0 && <NoMatchState title={t('pages.noResults')} onClear={clearFilters} />}
      {rows.length > 0 && (
        <div data-tour="main.pages">
          <DataTable
            label={t('site.tab.pages')}
            columns={choice.visible}
            rows={rows}
            rowKey={({ id }) => id}
            rowLabel={({ name }) => name}
            renderCompact={(row) => <CompactPage row={row} context={context} />}
          />
        </div>
      )}
      {unpublished && (
        <Suspense>
          <UnpublishedDialog
            page={unpublished}
            onPublish={canManage ? (page) => void toggle(page) : undefined}
            onClose={() => setUnpublished(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The pages of the site: which visitors see, and the way to each editor. Without any, the site is off. */
export const PagesTab = (props: PagesTabProps) =>
  props.site.configurations.pages.length === 0 ? <Off {...props} /> : <PagesTable {...props} />;
