import { useApi } from '@cantera/shared/api-client';
import { previewMerge } from '@cantera/shared/contracts/merges';
import { DataView } from '@cantera/shared/data-view';
import { EmptyState, PageHeader, StateMessage } from '@cantera/shared/design-system';
import { usePageTitle } from '@cantera/shared/session';
import { SearchX } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { mergeAddress } from '../../lib/doubles.ts';
import { useT as useRemoteT } from '../../messages/index.ts';
import { useT } from '../../messages/merging.ts';
import styles from './duplicates.module.css';
import { MergeForm } from './merge-form.tsx';

/** Two candidates side by side, to be made one. Who stays stands in the address. */
export function Component() {
  const t = useT();
  const remoteT = useRemoteT();
  usePageTitle(t('candidates.merge.title'));
  const [address] = useSearchParams();
  const survivorId = address.get('survivor') ?? '';
  const otherId = address.get('other') ?? '';
  const query = useApi(previewMerge, { query: { survivorId, otherId } });
  const back = <Link to="/candidates/duplicates">{remoteT('candidates.doubles.title')}</Link>;
  // One of them is gone: merged by someone else, or deleted.
  const isGone = query.error?.status === 400;
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('candidates.merge.title')}
        actions={
          <>
            {back}
            {!isGone && <Link to={mergeAddress(otherId, survivorId)}>{t('candidates.merge.swap')}</Link>}
          </>
        }
      />
      <div className={styles.body}>
        {isGone ? (
          <StateMessage
            icon={<SearchX />}
            title={t('candidates.merge.gone')}
            description={t('candidates.merge.goneText')}
            actions={back}
          />
        ) : (
          <DataView
            query={query}
            isEmpty={() => false}
            errorTitle={t('candidates.merge.error')}
            empty={<EmptyState icon={<SearchX />} title={t('candidates.merge.gone')} />}
          >
            {({ data }) => (
              <MergeForm
                key={`${data.survivor.id} ${data.other.id}`}
                preview={data}
                onChanged={() => void query.mutate()}
              />
            )}
          </DataView>
        )}
      </div>
    </div>
  );
}
