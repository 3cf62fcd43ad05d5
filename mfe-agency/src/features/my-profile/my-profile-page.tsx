import { PageHeader } from '@cantera/shared/design-system';
import { usePageTitle } from '@cantera/shared/session';
import { useT } from '../../messages/index.ts';

export function Component() {
  const t = useT();
  usePageTitle(t('profile.title'));
  return <PageHeader title={t('profile.title')} />;
}
