import type { Application } from '@cantera/shared/contracts/applications';
import { DataView, type QueryState } from '@cantera/shared/data-view';
import { SkeletonRows } from '@cantera/shared/design-system';
import type { ReactNode } from 'react';
import { useT } from '../../../messages/index.ts';

export type ApplicationQuery = QueryState<{ data: Application }>;
type ApplicationViewProps = { query: ApplicationQuery; children: (application: Application) => ReactNode };

/** A part of the panel that needs the application, in its states. */
export function ApplicationView({ query, children }: ApplicationViewProps) {
  const t = useT();
  return (
    <DataView
      query={query}
      isEmpty={() => false}
      empty={null}
      errorTitle={t('candidates.application.error')}
      skeleton={<SkeletonRows rows={4} columns={['1fr', 80]} />}
    >
      {({ data }) => children(data)}
    </DataView>
  );
}
