import type { Comment } from '@cantera/shared/contracts/comments';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

type Page = { items: readonly Comment[]; next: string | null };

/** Leads to the comment that the address names (`comment`), as the mail about a mention does; once. */
export function useLinkedComment(page: Page | undefined, readAll: () => void) {
  const id = useSearchParams()[0].get('comment');
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (!id || !page || shown.current === id) return;
    if (!page.items.some((comment) => comment.id === id)) {
      if (page.next) readAll();
      return;
    }
    shown.current = id;
    const card = document.getElementById(`comment-${id}`);
    card?.scrollIntoView({ block: 'center' });
    card?.focus({ preventScroll: true });
  }, [id, page, readAll]);
}
