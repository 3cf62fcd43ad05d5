import { PageHeader } from '@cantera/shared/design-system';
import { Messages, useT } from '../../messages/page-editor.ts';

function PageEditor() {
  const t = useT();
  return <PageHeader title={t('editor.notFound')} />;
}

export const Component = () => (
  <Messages>
    <PageEditor />
  </Messages>
);
