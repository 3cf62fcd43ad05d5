import { saveCareerSite } from '@cantera/shared/contracts/career-site';
import { DataView } from '@cantera/shared/data-view';
import { ForbiddenState, PageHeader, SkeletonRows, TabLinks } from '@cantera/shared/design-system';
import { lazyPart } from '@cantera/shared/remotes';
import { useCan, useMay, usePageTitle, useSession } from '@cantera/shared/session';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { type CareerSite, useCareerSite } from '../../lib/career-site/use-career-site.ts';
import { useT } from '../../messages/configurator.ts';
import styles from './configurator.module.css';
import { HeaderActions } from './header-actions.tsx';
import { PagesTab } from './pages/pages-tab.tsx';
import { searchOf, TABS, type TabName, tabOf } from './tabs.ts';

const StylesTab = lazyPart(() => import('./styles/styles-tab.tsx'));
const SlugTab = lazyPart(() => import('./slug/slug-tab.tsx'));
const LogoTab = lazyPart(() => import('./logo/logo-tab.tsx'));

type TabProps = { name: TabName; site: CareerSite; canManage: boolean };

function Tab({ name, ...props }: TabProps) {
  if (name === 'pages') return <PagesTab {...props} />;
  return (
    <Suspense fallback={<SkeletonRows />}>
      {name === 'styles' && <StylesTab {...props} />}
      {name === 'slug' && <SlugTab canManage={props.canManage} />}
      {name === 'logo' && <LogoTab canManage={props.canManage} />}
    </Suspense>
  );
}

function Configurator() {
  const t = useT();
  const tab = tabOf(useLocation());
  const query = useCareerSite();
  const canManage = useMay(saveCareerSite);
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('site.title')}
        actions={<HeaderActions site={query.data?.careerSite} canManage={canManage} />}
      />
      <div data-tour="main.tabs">
        <TabLinks
          label={t('site.tabs')}
          tabs={TABS.map((name) => ({
            to: searchOf(name),
            label: t(`site.tab.${name}`),
            isCurrent: name === tab,
          }))}
        />
      </div>
      <div className={styles.body}>
        <DataView query={query} isEmpty={() => false} empty={null} errorTitle={t('site.error')}>
          {({ careerSite }) => <Tab name={tab} site={careerSite} canManage={canManage} />}
        </DataView>
      </div>
    </div>
  );
}

/** Pages, look, address and logo of the agency's career site. Recruiters read, administrators change. */
export function Component() {
  const t = useT();
  usePageTitle(t('site.title'));
  const isKnown = useSession(({ user }) => user !== null);
  const mayRead = useCan('agency.read');
  if (!isKnown) return <SkeletonRows />;
  return mayRead ? <Configurator /> : <ForbiddenState isPage />;
}
