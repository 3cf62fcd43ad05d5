import { useApi } from '@cantera/shared/api-client';
import { listDiscardRuns } from '@cantera/shared/contracts/discard-runs';
import { listPendingDiscards } from '@cantera/shared/contracts/discard-scoring';
import type { BoardApplication } from '@cantera/shared/contracts/pipeline';
import { fullName } from '@cantera/shared/contracts/text';
import { DataView, Pagination } from '@cantera/shared/data-view';
import { BusyButton, Dialog, EmptyState, SkeletonRows } from '@cantera/shared/design-system';
import { useRowFocus } from '@cantera/shared/lists';
import { Button } from 'antd';
import { UserCheck } from 'lucide-react';
import { type Dispatch, type SetStateAction, useRef } from 'react';
import { Messages, useT } from '../../../../messages/autodiscard.ts';
import type { Reversible } from '../../data/moves/use-move-toast.ts';
import { ReasonField } from '../reason-field.tsx';
import { ConfirmDiscard } from './confirm-discard.tsx';
import styles from './pending.module.css';
import { PendingList } from './pending-list.tsx';
import type { Review } from './review.ts';
import { Runs } from './runs.tsx';
import { reasonOf, useQuestion, useRestoring } from './use-decisions.ts';
import { usePendingCalls } from './use-pending-calls.ts';

const PAGE_SIZE = 25;

interface PendingDialogProps {
  positionId: string;
  /** All who wait, as the board has them; a page of the list tells more of each. */
  pending: readonly BoardApplication[];
  canSettle: boolean;
  /** Whether they may take runs back. */
  canUndoRuns: boolean;
  /** The search text of the board, which the way to a candidate keeps. */
  search: string;
  /** How far somebody has come; it outlives the dialog, so that who looks at a candidate comes back to it. */
  review: Review;
  onReview: Dispatch<SetStateAction<Review>>;
  /** Says what a confirmation has done, with its way back. */
  tell: (told: Reversible) => void;
  onClose: () => void;
}

/** The page of the list that shows; of it only who still waits on the board. */
function usePage(positionId: string, pending: readonly BoardApplication[], page: number) {
  const last = Math.max(1, Math.ceil(pending.length / PAGE_SIZE));
  const shownPage = Math.min(page, last);
  const query = useApi(
    listPendingDiscards,
    { params: { id: positionId }, query: { page: shownPage, perPage: PAGE_SIZE } },
    { keepPreviousData: true },
  );
  const waiting = new Set(pending.map(({ id }) => id));
  const rows = query.data?.data.items.filter(({ applicationId }) => waiting.has(applicationId));
  return { query, rows, page: shownPage };
}

/** Who is chosen and why, and what is decided of them. */
function useReview({ positionId, pending, review, onReview, tell }: PendingDialogProps) {
  const calls = usePendingCalls(positionId, tell);
  const change = (part: Partial<Review>) => onReview((before) => ({ ...before, ...part }));
  const reason = reasonOf(review.reason, onReview);
  const question = useQuestion(pending, calls, reason);
  const { restoring, restore } = useRestoring(calls, reason);
  const people = pending
    .filter(({ id }) => review.chosen.has(id))
    .map(({ id, candidate }) => ({ id, name: fullName(candidate) }));
  return { reason, change, question, restoring, restore, people };
}

interface ReviewFootProps {
  decisions: ReturnType<typeof useReview>;
  onClose: () => void;
}

/** Closes the review; with some chosen, restores or confirms them. */
function ReviewFoot({ decisions: { people, restoring, restore, question }, onClose }: ReviewFootProps) {
  const t = useT();
  const count = people.length;
  return (
    <>
      <Button data-autofocus onClick={onClose}>
        {t('pending.close')}
      </Button>
      {count > 0 && (
        <>
          <BusyButton
            isBusy={people.some(({ id }) => restoring.has(id))}
            onClick={() => void restore(people)}
          >
            {t('pending.restore.many', { count })}
          </BusyButton>
          <Button type="primary" danger onClick={() => question.ask(people)}>
            {t('pending.confirm.many', { count })}
          </Button>
        </>
      )}
    </>
  );
}

/** Who was discarded by their score and waits: confirmed or restored, one, some or all. */
export function PendingDialog(props: PendingDialogProps) {
  const { positionId, pending, canSettle, canUndoRuns, search, review, onClose } = props;
  const t = useT();
  const { query, rows, page } = usePage(positionId, pending, review.page);
  // Read here: the focus goes on from a run that is gone.
  const runs = useApi(listDiscardRuns, canUndoRuns ? { params: { id: positionId } } : null);
  const decisions = useReview(props);
  const { reason, change, question, restoring, restore, people } = decisions;
  const about = useRef<HTMLParagraphElement>(null);
  const list = useRowFocus<HTMLUListElement>(rows?.map(({ applicationId }) => applicationId) ?? [], about);
  return (
    <Dialog
      title={t('pending.title')}
      size="wide"
      onClose={onClose}
      footer={<ReviewFoot decisions={decisions} onClose={onClose} />}
    >
      <p ref={about} tabIndex={-1} className={styles.about}>
        {t('pending.about')}
      </p>
      {canSettle && pending.length > 0 && (
        <ReasonField hint={t('pending.reason.next')} value={reason.value} onChange={reason.onChange} />
      )}
      <DataView
        query={query}
        isEmpty={() => pending.length === 0}
        empty={
          <EmptyState icon={<UserCheck />} title={t('pending.empty')} description={t('pending.emptyText')} />
        }
        skeleton={<SkeletonRows rows={3} columns={['1fr']} height={88} />}
        errorTitle={t('pending.error')}
      >
        {() => (
          <>
            {canUndoRuns && <Runs positionId={positionId} query={runs} reason={reason} />}
            <PendingList
              ref={list}
              rows={rows ?? []}
              pending={pending}
              positionId={positionId}
              canSettle={canSettle}
              search={search}
              selected={new Set(people.map(({ id }) => id))}
              restoring={restoring}
              onSelect={(next) => change({ chosen: next })}
              onConfirm={question.ask}
              onRestore={(whom) => void restore(whom)}
            />
          </>
        )}
      </DataView>
      {pending.length > PAGE_SIZE && (
        <Pagination
          page={page}
          pageSize={PAGE_SIZE}
          total={pending.length}
          onPageChange={(next) => change({ page: next })}
        />
      )}
      {question.people && (
        <ConfirmDiscard
          positionId={positionId}
          people={question.people}
          reason={reason.value}
          onReason={reason.onChange}
          onConfirm={question.confirm}
          onCancel={question.cancel}
        />
      )}
    </Dialog>
  );
}

/** The same with its texts. */
export default function WordedPendingDialog(props: PendingDialogProps) {
  return (
    <Messages>
      <PendingDialog {...props} />
    </Messages>
  );
}
