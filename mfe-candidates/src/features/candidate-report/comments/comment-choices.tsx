import { useApi } from '@cantera/shared/api-client';
import { type Comment, listComments } from '@cantera/shared/contracts/comments';
import { DataView } from '@cantera/shared/data-view';
import { Checkbox, SkeletonRows } from '@cantera/shared/design-system';
import { formatDateTime } from '@cantera/shared/i18n';
import { RichText } from '@cantera/shared/rich-text';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { useT } from '../../../messages/report.ts';
import styles from './comments.module.css';

const PAGE = 50;

/** What is chosen, in its order. */
export interface Choice {
  readonly ids: readonly string[];
  /** Whether no more can be chosen. */
  readonly isFull: boolean;
  readonly onToggle: (id: string) => void;
}

function CommentChoice({ comment, choice }: { comment: Comment; choice: Choice }) {
  const t = useT();
  const id = useId();
  const place = choice.ids.indexOf(comment.id) + 1;
  return (
    <li className={styles.comment}>
      <Checkbox
        id={id}
        checked={place > 0}
        disabled={place === 0 && choice.isFull}
        aria-describedby={`${id}-text`}
        onChange={() => choice.onToggle(comment.id)}
      />
      <div className={styles.words}>
        <label htmlFor={id}>
          <span className={styles.strong}>{t(`report.comments.type.${comment.type}`)}</span>
          {` · ${comment.authorName} · `}
          <time dateTime={comment.createdAt}>{formatDateTime(comment.createdAt)}</time>
          {place > 0 && <span className={styles.place}>{t('report.comments.place', { place })}</span>}
        </label>
        <div id={`${id}-text`} className={styles.text}>
          <RichText html={comment.comment} />
        </div>
      </div>
    </li>
  );
}

interface CommentChoicesProps {
  candidateId: string;
  /** The comments before this one; the newest when left out. */
  before?: string;
  choice: Choice;
}

/** The comments on a candidate, newest first, each to be chosen; older ones when they are asked for. */
export function CommentChoices({ candidateId, before, choice }: CommentChoicesProps) {
  const t = useT();
  const [isMore, setIsMore] = useState(false);
  const query = useApi(listComments, {
    params: { id: candidateId },
    query: { limit: PAGE, ...(before ? { before } : {}) },
  });
  return (
    <DataView
      query={query}
      isEmpty={({ data }) => data.items.length === 0}
      empty={<p className={styles.quiet}>{t('report.comments.empty')}</p>}
      skeleton={<SkeletonRows rows={4} columns={['1fr']} height={56} />}
      errorTitle={t('report.comments.error')}
    >
      {({ data: { items, next } }) => (
        <>
          <ul className={styles.list}>
            {items.map((comment) => (
              <CommentChoice key={comment.id} comment={comment} choice={choice} />
            ))}
          </ul>
          {next && !isMore && (
            <Button size="small" onClick={() => setIsMore(true)}>
              {t('report.comments.older')}
            </Button>
          )}
          {next && isMore && <CommentChoices candidateId={candidateId} before={next} choice={choice} />}
        </>
      )}
    </DataView>
  );
}
