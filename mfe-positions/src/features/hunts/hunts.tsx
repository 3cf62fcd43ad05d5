import { useApi } from '@cantera/shared/api-client';
import { listHunts } from '@cantera/shared/contracts/hunts';
import type { Position } from '@cantera/shared/contracts/positions';
import { DataView } from '@cantera/shared/data-view';
import { SkeletonRows, StateMessage, useIsCompact } from '@cantera/shared/design-system';
import { lazyPart } from '@cantera/shared/remotes';
import { isFeatureOn, useCan } from '@cantera/shared/session';
import { Button } from 'antd';
import { ArrowLeft, Radar } from 'lucide-react';
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useT } from '../../messages/hunts.ts';
import { type HuntAddress, useHuntAddress } from './data/use-hunt-address.ts';
import styles from './hunts.module.css';
import { HuntList, huntsAsked, NoHunts } from './list/hunt-list.tsx';

/** What of a hunt comes when one is open, and the form when one is asked for. */
const HuntDetail = lazyPart(() => import('./detail/hunt-detail.tsx'));
const HuntForm = lazyPart(() => import('./form/hunt-form.tsx'));

type HuntsProps = {
  /** The one whose hunts show; all that the reader may see without it. */
  position?: Position;
};
type PartProps = HuntsProps & { address: HuntAddress };

/** The hunt that is open, or what to do to open one. */
function Pane({ address, position, pane }: PartProps & { pane: RefObject<HTMLElement | null> }) {
  const t = useT();
  const isCompact = useIsCompact();
  const { huntId } = address;
  return (
    <section
      ref={pane}
      tabIndex={-1}
      aria-label={t('hunts.detail')}
      className={styles.pane}
      data-people-start
    >
      {isCompact && (
        <Button type="text" icon={<ArrowLeft aria-hidden />} className={styles.back} onClick={address.close}>
          {t('hunts.back')}
        </Button>
      )}
      {huntId ? (
        <Suspense fallback={<SkeletonRows rows={6} />}>
          <HuntDetail key={huntId} address={address} hasPosition={position !== undefined} />
        </Suspense>
      ) : (
        <StateMessage icon={<Radar />} title={t('hunts.choose')} />
      )}
    </section>
  );
}

/** List and hunt side by side; on a phone one after the other. */
function Both({ address, position, total }: PartProps & { total: number }) {
  const isCompact = useIsCompact();
  const { huntId } = address;
  const isOpen = huntId !== '';
  const both = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLElement>(null);
  const before = useRef(huntId);
  // One who has chosen a hunt is taken to it, and from there back to its row; one who came by its address stands where every page begins.
  useEffect(() => {
    const left = before.current;
    before.current = huntId;
    if (huntId && huntId !== left) pane.current?.focus({ preventScroll: !isCompact });
    if (huntId || !left || document.activeElement !== document.body) return;
    const rows = [...(both.current?.querySelectorAll<HTMLElement>('[data-hunt]') ?? [])];
    // On another page of the list now, or filtered out: to the search above it.
    (rows.find((row) => row.dataset.hunt === left) ?? both.current?.querySelector('input'))?.focus();
  }, [huntId, isCompact]);
  return (
    <div ref={both} className={styles.both}>
      {(!isCompact || !isOpen) && <HuntList address={address} position={position} total={total} />}
      {(!isCompact || isOpen) && <Pane address={address} position={position} pane={pane} />}
    </div>
  );
}

/** Whether the form shows, and its end: it is gone before the address says so, since a form that is left asks about what was typed. */
function useForm({ isCreating, endCreating }: HuntAddress) {
  const [isEnding, setEnding] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is changed once for each end.
  useEffect(() => {
    if (isEnding && isCreating) endCreating();
    else if (isEnding) setEnding(false);
  }, [isEnding, isCreating]);
  const mayWrite = useCan('hunts.write');
  return {
    isOpen: isCreating && !isEnding && mayWrite && isFeatureOn('createHunt'),
    end: () => setEnding(true),
  };
}

/** The hunts of a position, or all of them, with the one that is open and the form of a new one. */
export function Hunts({ position }: HuntsProps) {
  const t = useT();
  const address = useHuntAddress();
  const { search, isFiltered } = address.list;
  const form = useForm(address);
  const query = useApi(listHunts, huntsAsked(search, position?.id), { keepPreviousData: true });
  const isNone = query.data?.data.pagination.totalItems === 0 && !isFiltered && address.huntId === '';
  return (
    <div className={styles.page}>
      <DataView
        query={query}
        isEmpty={() => isNone}
        empty={<NoHunts address={address} position={position} />}
        errorTitle={t('hunts.error')}
        skeleton={<SkeletonRows />}
      >
        {({ data }) => <Both address={address} position={position} total={data.pagination.totalItems} />}
      </DataView>
      {form.isOpen && (
        <Suspense>
          <HuntForm
            positionId={position?.id ?? address.positionId}
            onCreated={address.open}
            onClose={form.end}
          />
        </Suspense>
      )}
    </div>
  );
}
