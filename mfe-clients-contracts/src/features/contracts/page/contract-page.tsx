import { useApi } from '@cantera/shared/api-client';
import type { EndpointResponse } from '@cantera/shared/contracts';
import { type Contract, getContract, type openContract } from '@cantera/shared/contracts/staffing-contracts';
import {
  ErrorState,
  ForbiddenState,
  Skeleton,
  SkeletonBlock,
  StateMessage,
} from '@cantera/shared/design-system';
import { usePageTitle } from '@cantera/shared/session';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useT } from '../../../messages/contracts.ts';
import { titleOf } from '../contract-words.ts';
import { BlockedContract } from './blocked-contract.tsx';
import { ContractBody } from './contract-body.tsx';
import { ContractHeader } from './contract-header.tsx';
import styles from './contract-page.module.css';
import { PrintSheet } from './print-sheet.tsx';

function NotFound() {
  const t = useT();
  usePageTitle(t('contracts.notFound'));
  return (
    <StateMessage
      isPage
      icon={<SearchX />}
      title={t('contracts.notFound')}
      description={t('contracts.notFoundText')}
      actions={<Link to="/contracts">{t('contracts.backToList')}</Link>}
    />
  );
}

const Loading = () => (
  <Skeleton>
    <div className={styles.loading}>
      <SkeletonBlock width={240} height={20} />
      <SkeletonBlock height={48} />
      {[34, 62, 54, 70, 48, 58].map((width) => (
        <SkeletonBlock key={width} width={`${width}%`} />
      ))}
    </div>
  </Skeleton>
);

function Loaded({ contract }: { contract: Contract }) {
  const t = useT();
  // Held by this page alone: what was opened is locked away again with it.
  const [opened, setOpened] = useState<EndpointResponse<typeof openContract>>();
  const isBlocked = contract.blockedAt !== null;
  usePageTitle(titleOf(contract, t));
  return (
    <>
      <ContractHeader contract={contract} canPrint={!isBlocked || opened !== undefined} />
      {isBlocked ? (
        <BlockedContract contract={contract} opened={opened} onOpened={setOpened} />
      ) : (
        <>
          <ContractBody contract={contract} />
          <PrintSheet contract={contract} />
        </>
      )}
    </>
  );
}

function ContractPage({ id }: { id: string }) {
  const t = useT();
  const { data, error, mutate } = useApi(getContract, { params: { id } }, { keepPreviousData: true });
  if (error?.status === 404 || error?.status === 400) return <NotFound />;
  if (data) return <Loaded contract={data.contract} />;
  if (!error) return <Loading />;
  if (error.status === 403) return <ForbiddenState isPage />;
  return (
    <ErrorState
      isPage
      title={t('contracts.pageError')}
      requestId={error.requestId}
      onRetry={() => mutate()}
    />
  );
}

/** One contract, to read and to print. */
export function Component() {
  const { contract: id = '' } = useParams();
  return (
    <div className={styles.page}>
      <ContractPage key={id} id={id} />
    </div>
  );
}
