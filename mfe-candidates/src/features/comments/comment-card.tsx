import { call, isApiError } from '@cantera/shared/api-client';
import { type Comment, deleteComment, mentionsOf } from '@cantera/shared/contracts/comments';
import { Avatar, Chip, confirm, IconButton, toast } from '@cantera/shared/design-system';
import { formatAge, formatDateTime } from '@cantera/shared/i18n';
import { RichText } from '@cantera/shared/rich-text';
import { useMay, useSession } from '@cantera/shared/session';
import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { COMMENT_TONES, COMMENT_WORDS } from '../../lib/comments/comment-words.ts';
import { useCommentsRefresh } from '../../lib/comments/use-comment-form.ts';
import { useT } from '../../messages/comments-page.ts';
import styles from './comments-page.module.css';
import { EditComment } from './edit-comment.tsx';

type CommentCardProps = {
  comment: Comment;
  /** Tells the page of changes that are not saved. Stable between renders. */
  onDirtyChange: (form: string, isDirty: boolean) => void;
};

/** Authors change their comments, admins everyone's; the server holds to the same. */
function useMayChange({ createdBy }: Comment): boolean {
  const canWrite = useMay(deleteComment);
  const user = useSession((session) => session.user);
  return canWrite && (user?.role === 'AGENCY_ADMIN' || (user !== null && user.id === createdBy?.id));
}

function useRemove({ candidateId, id }: Comment) {
  const t = useT();
  const refresh = useCommentsRefresh(candidateId);
  return async () => {
    const isSure = await confirm({
      title: t('candidates.comments.deleteTitle'),
      body: t('candidates.comments.deleteText'),
      confirmLabel: t('candidates.comments.delete'),
      isDanger: true,
    });
    if (!isSure) return;
    try {
      await call(deleteComment, { params: { id: candidateId, commentId: id } });
    } catch (error) {
      // Someone else was faster: it is gone as was asked.
      if (!isApiError(error) || error.status !== 404) return toast.standardError();
    }
    toast.success(t('candidates.delete.done'));
    await refresh();
  };
}

function Head({ comment }: { comment: Comment }) {
  const t = useT();
  const { authorName, createdBy, createdAt, updatedAt, version, type } = comment;
  return (
    <>
      <Avatar
        person={{ id: createdBy?.id ?? authorName, name: authorName, imageUrl: createdBy?.imageUrl ?? null }}
        size={28}
        isDecorative
      />
      <div className={styles.names}>
        <span className={styles.author}>{authorName}</span>
        <time className={styles.time} dateTime={createdAt} title={formatDateTime(createdAt)}>
          {formatAge(createdAt)}
        </time>
        {version > 1 && (
          <span className={styles.time} title={formatDateTime(updatedAt)}>
            {t('candidates.comments.edited')}
          </span>
        )}
      </div>
      <Chip tone={COMMENT_TONES[type]}>{t(COMMENT_WORDS[type])}</Chip>
    </>
  );
}

/** One comment, read or being changed. */
export function CommentCard({ comment, onDirtyChange }: CommentCardProps) {
  const t = useT();
  const [isEditing, setIsEditing] = useState(false);
  const card = useRef<HTMLLIElement>(null);
  const mayChange = useMayChange(comment);
  const remove = useRemove(comment);
  const mentions = mentionsOf(comment.text);
  const endEditing = () => {
    setIsEditing(false);
    card.current?.focus();
  };
  return (
    <li ref={card} id={`comment-${comment.id}`} tabIndex={-1} className={styles.comment}>
      <div className={styles.head}>
        <Head comment={comment} />
        {mayChange && !isEditing && (
          <span className={styles.tools}>
            <IconButton
              size="small"
              label={t('candidates.comments.edit')}
              icon={<Pencil size={16} aria-hidden />}
              onClick={() => setIsEditing(true)}
            />
            <IconButton
              size="small"
              label={t('candidates.comments.delete')}
              icon={<Trash2 size={16} aria-hidden />}
              onClick={() => void remove()}
            />
          </span>
        )}
      </div>
      {isEditing ? (
        <EditComment comment={comment} onDone={endEditing} onDirtyChange={onDirtyChange} />
      ) : (
        <>
          {mentions.length > 0 && (
            <p className={styles.mentions}>{mentions.map(({ display }) => `@${display}`).join(' ')}</p>
          )}
          <RichText html={comment.comment} className={styles.body} />
        </>
      )}
    </li>
  );
}
