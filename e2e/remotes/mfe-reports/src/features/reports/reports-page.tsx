import { useApi } from '@cantera/shared/api-client';
import { defineEndpoint } from '@cantera/shared/contracts';
import { PageHeader } from '@cantera/shared/design-system';
import { lazyPart } from '@cantera/shared/remotes';
import { usePageTitle } from '@cantera/shared/session';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { z } from 'zod';
import { useT } from '../../messages/index.ts';

const ReportDialog = lazyPart(() => import('./report-dialog.tsx'));

/** A call that no build of the host knows: contracts travel with the remote that makes them. */
const getReader = defineEndpoint({
  id: 'getReportReader',
  may: 'profile.own',
  method: 'GET',
  path: '/api/v1/users/me',
  summary: 'Who reads the reports',
  response: z.object({ data: z.object({ firstName: z.string() }) }),
});

export function Component() {
  const t = useT();
  usePageTitle(t('reports.title'));
  const { data } = useApi(getReader, {});
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <PageHeader
        title={t('reports.title')}
        actions={<Button onClick={() => setIsOpen(true)}>{t('reports.add')}</Button>}
      />
      {data && <p>{t('reports.reader', { name: data.data.firstName })}</p>}
      <Suspense>{isOpen && <ReportDialog onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
