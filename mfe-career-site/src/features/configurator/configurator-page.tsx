import { PageHeader } from '@cantera/shared/design-system';
import { Messages, useT } from '../../messages/configurator.ts';

function Configurator() {
  const t = useT();
  return <PageHeader title={t('site.title')} />;
}

export const Component = () => (
  <Messages>
    <Configurator />
  </Messages>
);
