import { PageHeader, TabLinks } from '@cantera/shared/design-system';
import { useT } from '../../messages/decisions.ts';

/** The head of the pages about automatic decisions. */
export function DecisionHead() {
  const t = useT();
  return (
    <>
      <PageHeader title={t('decisions.title')} />
      <TabLinks
        label={t('decisions.title')}
        tabs={[
          { to: '/agency/decisions', label: t('decisions.record'), isEnd: true },
          { to: '/agency/decisions/rates', label: t('decisions.rates') },
        ]}
      />
    </>
  );
}
