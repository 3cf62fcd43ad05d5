import { useApi } from '@cantera/shared/api-client';
import { listMentionable, mentionsOf } from '@cantera/shared/contracts/comments';
import { fullName } from '@cantera/shared/contracts/text';
import type { RichTextCompletion } from '@cantera/shared/rich-text';
import { useMemo } from 'react';
import { useT } from '../../messages/index.ts';
import { Member } from './member.tsx';
import { findMembers, noticeOf } from './member-search.ts';
import { typedOf, withTyped } from './mentions-text.ts';
import { useWrittenNames } from './use-written-names.ts';

interface Mentioning {
  /** Whom the comment is about: only members who may see them are offered. */
  candidateId: string;
  /** The comment itself, in HTML. */
  comment: string;
  /** The mentions so far, `@[display]{id}` each, and what is typed behind them. */
  text: string;
  /** The same after a change: stable between renders. */
  onMention: (text: string) => void;
}

/** `@` and a part of a name or an email in a text: the name is written there, and its member mentioned for as long as it stands there. */
export function useMentioning({ candidateId, comment, text, onMention }: Mentioning): RichTextCompletion {
  const t = useT();
  const { data, error, mutate } = useApi(listMentionable, { params: { id: candidateId } });
  const noteName = useWrittenNames({ comment, text, onChange: onMention });
  // The editor is drawn again with another one only.
  return useMemo(() => {
    const known = data?.data ?? [];
    const mentions = mentionsOf(text);
    const memberOf = (id: string) => known.find((member) => member.id === id);
    return {
      sign: '@',
      label: t('candidates.comments.members'),
      find: (typed) =>
        findMembers(
          known,
          `@${typed}`,
          mentions.map(({ id }) => id),
        ),
      notice: noticeOf({ data, error }),
      onRetry: () => void mutate(),
      renderOption: ({ id }) => {
        const member = memberOf(id);
        return member && <Member member={member} />;
      },
      onPick: ({ id }) => {
        const member = memberOf(id);
        if (!member) return '';
        const display = fullName(member);
        noteName({ display, id });
        onMention(withTyped([...mentions, { display, id }], typedOf(text)));
        return `@${display}`;
      },
    };
  }, [t, data, error, mutate, text, onMention, noteName]);
}
