import { useApi } from '@cantera/shared/api-client';
import { getIntake, type Intake, type IntakeItem } from '@cantera/shared/contracts/intakes';
import { DataView, Pagination } from '@cantera/shared/data-view';
import {
  BusyButton,
  EmptyState,
  ForbiddenState,
  NoMatchState,
  SkeletonRows,
  useMediaQuery,
} from '@cantera/shared/design-system';
import { useMay, usePageTitle } from '@cantera/shared/session';
import { FileCheck2, RotateCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type IntakeUploads, isUploading, useIntakeUploads } from '../../lib/intake/uploads.ts';
import { useT } from '../../messages/review.ts';
import { AddFiles } from './add-files.tsx';
import { filterNamed, progressOf } from './data/review-filters.ts';
import { type Decide, useDecide } from './data/use-decide.ts';
import { type ReviewAddress, useReviewAddress } from './data/use-review-address.ts';
import { useAcceptCleanKey } from './data/use-review-keys.ts';
import { ItemList } from './item-list.tsx';
import { OpenItem } from './pane/open-item.tsx';
import styles from './review.module.css';
import { ReviewHead, ReviewOver } from './review-head.tsx';
import { StatusFilter } from './status-filter.tsx';
import { UploadBar } from './upload-bar.tsx';

const PAGE_SIZE = 100;

type ReviewProps = {
  intake: Intake & { items: IntakeItem[]; pagination: { totalItems: number } };
  address: ReviewAddress;
  decide: Decide;
  /** What shows is of the group or the page before: the one that was asked for is on its way. */
  isOutdated: boolean;
};

type NothingProps = Pick<ReviewProps, 'intake' | 'address' | 'decide'> & { uploads: IntakeUploads };

const acceptCleanOf =
  ({ intake, decide }: Pick<ReviewProps, 'intake' | 'decide'>) =>
  () => {
    if (intake.cleanCount > 0) void decide.acceptClean();
  };

/** Nothing is in this group: because nothing came yet, or because all of it is done. */
function NothingHere({ intake, address, decide, uploads }: NothingProps) {
  const t = useT();
  useAcceptCleanKey(acceptCleanOf({ intake, decide }));
  const { total } = progressOf(intake.counts);
  // What has been sent shows as soon as the list is read again.
  if (total === 0 && (isUploading(uploads) || uploads.done > uploads.doubles.length))
    return (
      <div className={styles.columns}>
        <div className={styles.side}>
          <SkeletonRows rows={6} columns={['1fr']} height={64} />
        </div>
      </div>
    );
  if (total === 0 && uploads.doubles.length > 0)
    return (
      <EmptyState icon={<FileCheck2 />} title={t('candidates.review.noneNew')} actions={<ReviewOver />} />
    );
  if (total === 0) return <EmptyState icon={<FileCheck2 />} title={t('candidates.review.none')} />;
  if (address.filter.name !== filterNamed(null).name)
    return <NoMatchState title={t('candidates.review.noneHere')} onClear={() => address.show('todo')} />;
  return (
    <EmptyState
      icon={<FileCheck2 />}
      title={t('candidates.review.allDone')}
      description={t('candidates.review.allDoneText')}
      actions={<ReviewOver />}
    />
  );
}

/** The list of the CVs with the one that is open beside it; on a small screen one or the other. */
function Columns({ intake, address, decide, isOutdated }: ReviewProps) {
  const t = useT();
  const isNarrow = useMediaQuery('(max-width: 1023.98px)');
  const { items } = intake;
  const chosen = items.find(({ id }) => id === address.itemId);
  const openId = address.itemId ?? (isNarrow ? undefined : items[0]?.id);
  const passesFocus = useRef(false);
  useAcceptCleanKey(acceptCleanOf({ intake, decide }), openId === undefined);
  // What came first need not stay so: it is held in the address while somebody looks at it or edits it.
  const isUnheld = !isOutdated && address.itemId === undefined;
  const { open } = address;
  useEffect(() => {
    if (isUnheld && openId) open(openId);
  }, [isUnheld, openId, open]);
  return (
    <div className={styles.columns}>
      {!(isNarrow && openId) && (
        <div className={styles.side}>
          {address.filter.name === 'unreadable' && (
            <BusyButton
              className={styles.allAgain}
              icon={<RotateCw size={16} aria-hidden />}
              isBusy={decide.busy === 'all again'}
              onClick={() => void decide.readAllAgain()}
            >
              {t('candidates.review.readAllAgain', { count: intake.pagination.totalItems })}
            </BusyButton>
          )}
          <ItemList items={items} openId={openId} address={address} />
          {intake.pagination.totalItems > PAGE_SIZE && (
            <Pagination
              page={address.page}
              pageSize={PAGE_SIZE}
              total={intake.pagination.totalItems}
              onPageChange={address.turnTo}
            />
          )}
        </div>
      )}
      {openId && (
        <OpenItem
          key={openId}
          itemId={openId}
          listed={chosen ?? items.find(({ id }) => id === openId)}
          items={items}
          address={address}
          decide={decide}
          cleanCount={intake.cleanCount}
          passesFocus={passesFocus}
          isNarrow={isNarrow}
        />
      )}
    </div>
  );
}

function Review() {
  const t = useT();
  usePageTitle(t('candidates.review.title'));
  const address = useReviewAddress();
  const { intakeId, filter, page } = address;
  const decide = useDecide(address);
  const uploads = useIntakeUploads(intakeId);
  // It leaves a group such as that of the ready ones by what was found, and is to be looked at all the same.
  const isComparing = address.itemId !== undefined && address.itemId === decide.toCompare;
  const adder = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const query = useApi(
    getIntake,
    { params: { id: intakeId }, query: { page, perPage: PAGE_SIZE, status: filter.statuses.join(',') } },
    { keepPreviousData: true },
  );
  return (
    <AddFiles intakeId={intakeId} inputRef={adder} isOver={isOver} onOver={setIsOver}>
      <DataView query={query} isEmpty={() => false} empty={null} errorTitle={t('candidates.review.error')}>
        {({ data: intake }) => (
          <>
            <ReviewHead intake={intake} decide={decide} onAdd={() => adder.current?.click()} />
            <UploadBar intakeId={intakeId} uploads={uploads} />
            <StatusFilter counts={intake.counts} address={address} />
            {intake.items.length === 0 && !isComparing ? (
              <NothingHere intake={intake} address={address} decide={decide} uploads={uploads} />
            ) : (
              <Columns intake={intake} address={address} decide={decide} isOutdated={query.isLoading} />
            )}
          </>
        )}
      </DataView>
    </AddFiles>
  );
}

/** The CVs of an intake, looked at one by one or accepted together. The list is the server's: every page of it is the same. */
export function Component() {
  const { intakeId } = useReviewAddress();
  // Of another list nothing is kept, least of all its CVs.
  return useMay(getIntake) ? <Review key={intakeId} /> : <ForbiddenState />;
}
