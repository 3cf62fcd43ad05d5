import { useApi } from '@cantera/shared/api-client';
import { getAgencyDetails } from '@cantera/shared/contracts/agency';
import { updateAgency } from '@cantera/shared/contracts/agency-settings';
import { DataView } from '@cantera/shared/data-view';
import { PageHeader, SkeletonRows } from '@cantera/shared/design-system';
import { AnchoredSections } from '@cantera/shared/sections';
import { useMay, usePageTitle } from '@cantera/shared/session';
import { useDirtySections } from '../../lib/use-dirty-sections.ts';
import { useT } from '../../messages/general.ts';
import styles from './agency-general.module.css';
import { AgencyInformation } from './agency-information.tsx';
import { GdprCard } from './gdpr-card.tsx';
import { PrivacyPolicyCard } from './privacy-policy-card.tsx';
import { SECTION_TITLES, SECTIONS, type SectionName } from './sections.ts';

/** The agency's name and addresses, its periods and its policy. Recruiters read, administrators change. */
export function Component() {
  const t = useT();
  usePageTitle(t('agency.title'));
  const query = useApi(getAgencyDetails, {});
  const canManage = useMay(updateAgency);
  const onDirtyChange = useDirtySections<SectionName>();
  return (
    <div className={styles.page}>
      <PageHeader title={t('agency.title')} />
      <div className={styles.body}>
        <DataView
          query={query}
          isEmpty={() => false}
          empty={null}
          errorTitle={t('agency.error')}
          skeleton={<SkeletonRows />}
        >
          {({ data }) => (
            <AnchoredSections
              label={t('agency.sections')}
              anchorsAt="end"
              sections={SECTIONS.map((id) => ({ id, title: t(SECTION_TITLES[id]) }))}
            >
              <AgencyInformation agency={data} canManage={canManage} onDirtyChange={onDirtyChange} />
              <GdprCard agency={data} canManage={canManage} onDirtyChange={onDirtyChange} />
              <PrivacyPolicyCard agency={data} canManage={canManage} onDirtyChange={onDirtyChange} />
            </AnchoredSections>
          )}
        </DataView>
      </div>
    </div>
  );
}
