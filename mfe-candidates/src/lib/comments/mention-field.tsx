import { useApi } from '@cantera/shared/api-client';
import {
  isMentionText,
  listMentionable,
  type Mention,
  mentionsOf,
  mentionText,
} from '@cantera/shared/contracts/comments';
import { fullName } from '@cantera/shared/contracts/text';
import type { PersonSummary } from '@cantera/shared/contracts/users';
import { Avatar } from '@cantera/shared/design-system';
import { FieldFrame } from '@cantera/shared/forms';
import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useT } from '../../messages/index.ts';
import styles from './comments.module.css';
import { findMembers } from './member-search.ts';

type MentionFieldProps = {
  /** Whom the comment is about: only members who may see him can be mentioned. */
  candidateId: string;
  /** Mentions, `@[display]{id}` each, and behind them what is being typed. */
  value: string;
  onChange: (value: string) => void;
};

const joined = (mentions: readonly Mention[], typed: string): string =>
  [mentionText(mentions), typed].filter(Boolean).join(' ');
const typedOf = (value: string): string => value.replace(/@\[[^[\]]*\]\{[^{}]*\}/g, '').replace(/^ +/, '');

/** Which suggestion the keys lead to. */
function useSuggestions(found: readonly PersonSummary[], choose: (member: PersonSummary) => void) {
  const [isOpen, setIsOpen] = useState(false);
  const [at, setAt] = useState(0);
  const active = isOpen ? found[Math.min(at, found.length - 1)] : undefined;
  const onKey = (event: KeyboardEvent): boolean => {
    if (event.key === 'Escape' && active) setIsOpen(false);
    else if (event.key === 'ArrowDown' && found.length > 0) {
      setAt(isOpen ? (at + 1) % found.length : 0);
      setIsOpen(true);
    } else if (event.key === 'ArrowUp' && active) setAt((at + found.length - 1) % found.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && active) choose(active);
    else return false;
    return true;
  };
  const open = () => {
    setIsOpen(true);
    setAt(0);
  };
  return { active, isOpen: isOpen && found.length > 0, open, close: () => setIsOpen(false), onKey };
}

/** Members whom a comment speaks to: `@` and a part of a name or an e-mail offers them. */
export function MentionField({ candidateId, value, onChange }: MentionFieldProps) {
  const t = useT();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const members = useApi(listMentionable, { params: { id: candidateId } }).data?.data ?? [];
  const mentions = mentionsOf(value);
  const typed = typedOf(value);
  const found = findMembers(
    members,
    typed,
    mentions.map((mention) => mention.id),
  );
  const choose = (member: PersonSummary) => {
    onChange(joined([...mentions, { display: fullName(member), id: member.id }], ''));
    suggestions.close();
    input.current?.focus();
  };
  const suggestions = useSuggestions(found, choose);
  const remove = (gone: Mention) => {
    onChange(
      joined(
        mentions.filter((mention) => mention !== gone),
        typed,
      ),
    );
    input.current?.focus();
  };
  const error = isMentionText(typed) ? undefined : t('candidates.comments.invalidMention');
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
          <span key={mention.id} className={styles.mention}>
            @{mention.display}
            <button
              type="button"
              aria-label={t('candidates.comments.removeMention', { name: mention.display })}
              onClick={() => remove(mention)}
            >
              <X size={12} aria-hidden />
            </button>
          </span>
        ))}
        <input
          ref={input}
          id={id}
          type="text"
          role="combobox"
          autoComplete="off"
          className={styles.mentionInput}
          aria-autocomplete="list"
          aria-expanded={suggestions.isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={suggestions.active && `${id}-${suggestions.active.id}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : `${id}-hint`}
          placeholder={mentions.length === 0 ? t('candidates.comments.mentionsPlaceholder') : undefined}
          value={typed}
          onChange={(event) => {
            onChange(joined(mentions, event.target.value));
            suggestions.open();
          }}
          onKeyDown={(event) => {
            const last = mentions.at(-1);
            if (event.key === 'Backspace' && typed === '' && last) remove(last);
            // Enter sends a form; in here it only ever chooses.
            else if (!suggestions.onKey(event) && event.key !== 'Enter') return;
            event.preventDefault();
            event.stopPropagation();
          }}
          onBlur={() => {
            suggestions.close();
            onChange(mentionText(mentions));
          }}
        />
        {suggestions.isOpen && (
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label={t('candidates.comments.members')}
            className={styles.members}
          >
            {found.map((member) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the keys of a list of suggestions are the input's.
              <div
                key={member.id}
                id={`${id}-${member.id}`}
                role="option"
                aria-selected={member === suggestions.active}
                className={styles.member}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(member)}
              >
                <Avatar
                  person={{ id: member.id, name: fullName(member), imageUrl: member.imageUrl }}
                  size={24}
                  isDecorative
                />
                <span className={styles.memberName}>{fullName(member)}</span>
                <span className={styles.memberMail}>{member.email}</span>
              </div>
            ))}
          </div>
        )}
      </div>
    </FieldFrame>
  );
}
