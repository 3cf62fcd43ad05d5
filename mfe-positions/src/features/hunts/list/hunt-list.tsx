import { useApi } from '@cantera/shared/api-client';
import { listHunts } from '@cantera/shared/contracts/hunts';
import type { Position } from '@cantera/shared/contracts/positions';
import { DataView } from '@cantera/shared/data-view';
import { EmptyState, NoMatchState, SearchInput, SkeletonRows } from '@cantera/shared/design-system';
import { Button } from 'antd';
import { Radar } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../messages/hunts.ts';
import type { HuntAddress } from '../data/use-hunt-address.ts';
import { HuntRow } from './hunt-row.tsx';
import styles from './list.module.css';
import { StartHunt } from './start-hunt.tsx';

const PER_PAGE = 25;

type HuntListProps = {
  address: HuntAddress;
  /** The one whose hunts these are; all that the reader may see without it. */
  position?: Position | undefined;
};

/** What the server is asked for a page of the hunts. */
export const huntsAsked = (search: string, jobId: string | undefined, page = 1) => ({
  query: { page, perPage: PER_PAGE, query: search || undefined, ...(jobId ? { jobId } : {}) },
});

/** One page of rows, below those before it. */
function Rows({ address, position, page }: HuntListProps & { page: number }) {
  const t = useT();
  const query = useApi(listHunts, huntsAsked(address.list.search, position?.id, page), {
    keepPreviousData: true,
  });
  return (
    <DataView
      query={query}
      isEmpty={({ data }) => data.items.length === 0}
      empty={null}
      noMatch={<NoMatchState onClear={address.list.clearFilters} />}
      isFiltered={page === 1 && address.list.isFiltered}
      errorTitle={t('hunts.error')}
      skeleton={<SkeletonRows rows={4} />}
    >
      {({ data }) => (
        <ul className={styles.rows} aria-label={t('hunts.list')}>
          {data.items.map((hunt) => (
            <HuntRow
              key={hunt.id}
              hunt={hunt}
              isCurrent={hunt.id === address.huntId}
              hasPosition={position !== undefined}
              onOpen={() => address.open(hunt.id)}
            />
          ))}
        </ul>
      )}
    </DataView>
  );
}

/** There are no hunts yet, nor is one looked for by name. */
export function NoHunts({ address, position }: HuntListProps) {
  const t = useT();
  return (
    <EmptyState
      icon={<Radar />}
      title={t('hunts.empty')}
      description={t('hunts.emptyText')}
      actions={<StartHunt words="hunts.createFirst" address={address} position={position} />}
    />
  );
}

/** The hunts, the newest first, narrowed by their names. */
export function HuntList({ address, position, total }: HuntListProps & { total: number }) {
  const t = useT();
  const [pages, setPages] = useState(1);
  const { search, setSearch } = address.list;
  return (
    <section className={styles.list} aria-label={t('hunts.list')}>
      <div className={styles.tools}>
        <SearchInput
          label={t('hunts.search')}
          value={search}
          className={styles.search}
          onChange={(term) => {
            setPages(1);
            setSearch(term);
          }}
        />
        <StartHunt words={position ? 'hunts.link' : 'hunts.start'} address={address} position={position} />
      </div>
      {Array.from({ length: pages }, (_, index) => (
        <Rows key={index} address={address} position={position} page={index + 1} />
      ))}
      {pages * PER_PAGE < total && (
        <Button className={styles.more} onClick={() => setPages(pages + 1)}>
          {t('hunts.more')}
        </Button>
      )}
    </section>
  );
}
