import { useApi } from '@cantera/shared/api-client';
import { ComboboxList, useCombobox } from '@cantera/shared/combobox';
import {
  isMentionText,
  listMentionable,
  type Mention,
  mentionsOf,
  mentionText,
} from '@cantera/shared/contracts/comments';
import { fullName } from '@cantera/shared/contracts/text';
import type { PersonSummary } from '@cantera/shared/contracts/users';
import { FieldFrame } from '@cantera/shared/forms';
import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useT } from '../../messages/index.ts';
import styles from './comments.module.css';
import { Member } from './member.tsx';
import { findMembers, noticeOf } from './member-search.ts';
import { typedOf, withTyped } from './mentions-text.ts';

type MentionFieldProps = {
  /** Whom the comment is about: only members who may see them can be mentioned. */
  candidateId: string;
  /** Mentions, `@[display]{id}` each, and behind them what is being typed. */
  value: string;
  onChange: (value: string) => void;
  /** Whether the server refused somebody: they may not see the candidate. */
  isRefused?: boolean;
};

/** The members in a text, the one who is being typed, and the list that offers more. */
function useMentions(candidateId: string, value: string, onChange: (value: string) => void) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const members = useApi(listMentionable, { params: { id: candidateId } });
  const mentions = mentionsOf(value);
  const typed = typedOf(value);
  const found = findMembers(
    members.data?.data ?? [],
    typed,
    mentions.map((mention) => mention.id),
  );
  const box = useCombobox<PersonSummary>({
    id,
    options: found,
    onPick: (member) => {
      onChange(withTyped([...mentions, { display: fullName(member), id: member.id }], ''));
      input.current?.focus();
    },
    canPickByTab: true,
  });
  const remove = (gone: Mention) => {
    onChange(
      withTyped(
        mentions.filter((mention) => mention !== gone),
        typed,
      ),
    );
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = mentions.at(-1);
    if (event.key === 'Backspace' && typed === '' && last) remove(last);
    // Enter sends a form; in here it only ever chooses.
    else if (!box.handleKey(event) && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { id, input, members, mentions, typed, box, remove, onKeyDown };
}

function MentionChip({ mention, onRemove }: { mention: Mention; onRemove: () => void }) {
  const t = useT();
  return (
    <span className={styles.mention}>
      @{mention.display}
      <button
        type="button"
        aria-label={t('candidates.comments.removeMention', { name: mention.display })}
        onClick={onRemove}
      >
        <X size={12} aria-hidden />
      </button>
    </span>
  );
}

/** Members whom a comment speaks to: `@` and a part of a name or an e-mail offers them. */
export function MentionField({ candidateId, value, onChange, isRefused = false }: MentionFieldProps) {
  const t = useT();
  const { id, input, members, mentions, typed, box, remove, onKeyDown } = useMentions(
    candidateId,
    value,
    onChange,
  );
  const refused = isRefused ? t('candidates.comments.mentionRefused') : undefined;
  const error = isMentionText(typed) ? refused : t('candidates.comments.invalidMention');
  return (
    <FieldFrame
      id={id}
      label={t('candidates.comments.mentions')}
      // In the error's place: nothing below moves when the field is left by pressing Send.
      hint={!error && t('candidates.comments.mentionsHint')}
      isOptional
      error={error}
    >
      <div className={styles.mentionBox} aria-invalid={error ? true : undefined}>
        {mentions.map((mention) => (
          <MentionChip key={mention.id} mention={mention} onRemove={() => remove(mention)} />
        ))}
        <input
          ref={input}
          id={id}
          type="text"
          {...box.inputProps}
          className={styles.mentionInput}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : `${id}-hint`}
          placeholder={mentions.length === 0 ? t('candidates.comments.mentionsPlaceholder') : undefined}
          value={typed}
          onChange={(event) => {
            onChange(withTyped(mentions, event.target.value));
            box.open();
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            box.close();
            onChange(mentionText(mentions));
          }}
        />
        <ComboboxList
          box={box}
          label={t('candidates.comments.members')}
          notice={typed.startsWith('@') ? noticeOf(members) : undefined}
          onRetry={() => void members.mutate()}
          renderOption={(member) => <Member member={member} />}
        />
      </div>
    </FieldFrame>
  );
}
