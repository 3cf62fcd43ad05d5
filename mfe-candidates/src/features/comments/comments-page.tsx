import { useApi } from '@cantera/shared/api-client';
import { createComment, listComments } from '@cantera/shared/contracts/comments';
import type { CommentType } from '@cantera/shared/contracts/enums';
import { DataView } from '@cantera/shared/data-view';
import { EmptyState, Toolbar } from '@cantera/shared/design-system';
import { useLeaveGuard } from '@cantera/shared/editing';
import { useMay } from '@cantera/shared/session';
import { Button } from 'antd';
import { MessageSquare } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { isCommentType } from '../../lib/comments/comment-words.ts';
import { useT } from '../../messages/comments-page.ts';
import { CommentCard } from './comment-card.tsx';
import styles from './comments-page.module.css';
import { NewComment } from './new-comment.tsx';
import { TypeFilter } from './type-filter.tsx';
import { useLinkedComment } from './use-linked-comment.ts';

const STEP = 50;
/** As many as one answer holds. */
const MOST_COMMENTS = 1000;

/** The type in the address, so that a filtered list can be sent to a colleague. */
function useType(): [CommentType | undefined, (type: CommentType | undefined) => void] {
  const [params, setParams] = useSearchParams();
  const given = params.get('type');
  const choose = (type: CommentType | undefined) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (type) next.set('type', type);
        else next.delete('type');
        next.delete('comment');
        return next;
      },
      { replace: true },
    );
  return [isCommentType(given) ? given : undefined, choose];
}

/** Forms with something typed that is not saved; one question for all of them. */
function useDirtyForms() {
  const [dirty, setDirty] = useState<ReadonlySet<string>>(new Set());
  const note = useCallback((form: string, isDirty: boolean) => {
    setDirty((current) => {
      if (current.has(form) === isDirty) return current;
      const next = new Set(current);
      if (isDirty) next.add(form);
      else next.delete(form);
      return next;
    });
  }, []);
  useLeaveGuard(dirty.size > 0);
  return note;
}

/** The list grows by pages at its end; what comes in live stands at its head, so pages are never parted by it. */
function useComments(candidateId: string, type: CommentType | undefined) {
  const [limit, setLimit] = useState(STEP);
  const query = useApi(
    listComments,
    { params: { id: candidateId }, query: { type, limit } },
    { keepPreviousData: true },
  );
  const page = query.data?.data;
  useLinkedComment(page, () => setLimit(MOST_COMMENTS));
  return { query, page, more: () => setLimit((current) => Math.min(current + STEP, MOST_COMMENTS)) };
}

/** What members have written about a candidate: newest first, by type, with a card to write on. */
export function Component() {
  const t = useT();
  const { candidate: id = '' } = useParams();
  const canWrite = useMay(createComment);
  const [type, setType] = useType();
  const { query, page, more } = useComments(id, type);
  const noteDirty = useDirtyForms();
  return (
    <div className={styles.page}>
      <Toolbar under="tabs" label={t('candidates.comments.filter')}>
        <TypeFilter value={type} counts={page?.counts ?? {}} onChange={setType} />
      </Toolbar>
      <div className={styles.column}>
        {canWrite && <NewComment candidateId={id} onDirtyChange={noteDirty} />}
        <DataView
          query={query}
          isEmpty={({ data }) => data.items.length === 0}
          isFiltered={type !== undefined}
          onClearFilters={() => setType(undefined)}
          errorTitle={t('candidates.comments.error')}
          empty={
            <EmptyState
              icon={<MessageSquare />}
              title={t('candidates.comments.none')}
              description={canWrite ? t('candidates.comments.noneText') : undefined}
            />
          }
        >
          {({ data }) => (
            <>
              <ul className={styles.list} aria-label={t('candidates.page.tab.comments')}>
                {data.items.map((comment) => (
                  <CommentCard key={comment.id} comment={comment} onDirtyChange={noteDirty} />
                ))}
              </ul>
              {data.next && data.items.length < MOST_COMMENTS && (
                <Button onClick={more}>{t('candidates.comments.older')}</Button>
              )}
            </>
          )}
        </DataView>
      </div>
    </div>
  );
}
