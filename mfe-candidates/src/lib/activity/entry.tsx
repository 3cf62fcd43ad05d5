import type { ActivityEntry, ActivityKind } from '@cantera/shared/contracts/activity';
import { mentionsOf } from '@cantera/shared/contracts/comments';
import { formatDateTime } from '@cantera/shared/i18n';
import { RichText } from '@cantera/shared/rich-text';
import {
  ArrowRight,
  Files,
  type LucideIcon,
  Mail,
  Merge,
  MessageSquare,
  Pencil,
  ShieldCheck,
  UserRoundPlus,
} from 'lucide-react';
import { type Ref, useRef } from 'react';
import { Link } from 'react-router-dom';
import { boardAddress } from '../candidate-address.ts';
import styles from './activity.module.css';
import { useEntryAuthor, useEntryNotes, useEntryTitle } from './entry-words.ts';
import { MessageBody } from './message-entry.tsx';

const ICONS = {
  APPLICATION: UserRoundPlus,
  MOVE: ArrowRight,
  MESSAGE: Mail,
  COMMENT: MessageSquare,
  CONSENT: ShieldCheck,
  DOCUMENT: Files,
  EDIT: Pencil,
  MERGE: Merge,
} as const satisfies Record<ActivityKind, LucideIcon>;

function Comment({ entry }: { entry: Extract<ActivityEntry, { kind: 'COMMENT' }> }) {
  const mentions = mentionsOf(entry.text);
  return (
    <>
      {mentions.length > 0 && (
        <p className={styles.mentions}>{mentions.map(({ display }) => `@${display}`).join(' ')}</p>
      )}
      <RichText html={entry.html} className={styles.comment} />
    </>
  );
}

/** Takes the focus that a button within left behind; whoever went on meanwhile keeps theirs. */
function keepFocus(entry: HTMLElement | null) {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body || entry?.contains(activeElement)) entry?.focus();
}

interface EntryProps {
  entry: ActivityEntry;
  candidateId: string;
  /** Held by who moves the focus to it. */
  ref?: Ref<HTMLLIElement>;
}

/** One thing that happened: what, where, who and when, and its words. */
export function Entry({ entry, candidateId, ref }: EntryProps) {
  const own = useRef<HTMLDivElement>(null);
  const title = useEntryTitle()(entry);
  const notes = useEntryNotes()(entry);
  const author = useEntryAuthor()(entry);
  const Icon = ICONS[entry.kind];
  const position = 'position' in entry ? entry.position : null;
  return (
    <li ref={ref} tabIndex={-1} className={styles.entry}>
      <span className={styles.icon}>
        <Icon size={14} aria-hidden />
      </span>
      <div ref={own} tabIndex={-1} className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.meta}>
          {position && <Link to={boardAddress(position.id, position.applicationId)}>{position.title}</Link>}
          {author && <span>{author}</span>}
          <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
        </p>
        {notes.map((note) => (
          <p key={note} className={styles.quiet}>
            {note}
          </p>
        ))}
        {entry.kind === 'COMMENT' && <Comment entry={entry} />}
        {entry.kind === 'MESSAGE' && (
          <MessageBody entry={entry} candidateId={candidateId} onDone={() => keepFocus(own.current)} />
        )}
      </div>
    </li>
  );
}
