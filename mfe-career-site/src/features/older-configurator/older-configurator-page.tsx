import { PageHeader } from '@cantera/shared/design-system';
import { Messages, useT } from '../../messages/older-configurator.ts';

function OlderConfigurator() {
  const t = useT();
  return <PageHeader title={t('older.title')} />;
}

export const Component = () => (
  <Messages>
    <OlderConfigurator />
  </Messages>
);
