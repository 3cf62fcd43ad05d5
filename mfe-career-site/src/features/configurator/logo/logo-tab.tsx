import { DataView } from '@cantera/shared/data-view';
import { LogoUpload } from '../../../lib/identity/logo-upload.tsx';
import { useIdentity } from '../../../lib/identity/use-identity.ts';
import { useT } from '../../../messages/configurator.ts';
import tabStyles from '../tab.module.css';
import { TabHead } from '../tab-head.tsx';

/** The logo that stands at the head of every page of the site. */
export default function LogoTab({ canManage }: { canManage: boolean }) {
  const t = useT();
  const query = useIdentity();
  return (
    <DataView query={query} isEmpty={() => false} empty={null} errorTitle={t('logo.error')}>
      {({ data }) => (
        <div className={tabStyles.tab}>
          <TabHead about={t('logo.about')} canManage={canManage} />
          <div className={tabStyles.narrow}>
            <LogoUpload logoUrl={data.logoUrl} isDisabled={!canManage} />
          </div>
        </div>
      )}
    </DataView>
  );
}
