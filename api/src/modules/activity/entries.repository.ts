import type { ActivityEntry, ActivityEntryOf, EditedField } from '@cantera/shared/contracts/activity';
import { EDITED_FIELDS } from '@cantera/shared/contracts/activity';
import { can } from '@cantera/shared/contracts/permissions';
import { escapeHtml } from '@cantera/shared/contracts/text';
import { sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';
import { memberName } from '../merges/index.ts';
import { mailText, readMessages } from '../messages/index.ts';
import type { SeenApplication } from './keys.repository.ts';

/** An entry without its time, which its key has. */
type WithoutTime<E> = E extends ActivityEntry ? Omit<E, 'at'> : never;
export type EntryWords = WithoutTime<ActivityEntry>;

interface Asked {
  readonly actor: Actor;
  readonly ids: readonly string[];
  readonly applications: ReadonlyMap<string, SeenApplication>;
}
type Reader = (tx: Tx, asked: Asked) => Promise<EntryWords[]>;

const byOf = (row: { by_id: string | null; by_name: string }): ActivityEntry['by'] =>
  row.by_id === null ? null : { id: row.by_id, name: row.by_name };

function positionOf({ applications }: Asked, applicationId: string | null) {
  const seen = applicationId === null ? undefined : applications.get(applicationId);
  return seen ? { id: seen.position_id, title: seen.title, applicationId: seen.id } : null;
}

const applications: Reader = async (tx, asked) => {
  const rows = await tx
    .selectFrom('applications')
    .select(['id', 'source'])
    .where('agency_id', '=', asked.actor.agencyId)
    .where('id', 'in', [...asked.ids])
    .execute();
  return rows.flatMap(({ id, source }) => {
    const position = positionOf(asked, id);
    return position ? [{ kind: 'APPLICATION' as const, id, by: null, position, source }] : [];
  });
};

const moves: Reader = async (tx, asked) => {
  const rows = await tx
    .selectFrom('application_moves as m')
    .leftJoin('rejection_reasons as r', (on) =>
      on.onRef('r.agency_id', '=', 'm.agency_id').onRef('r.id', '=', 'm.rejected_reason_id'),
    )
    .leftJoin('users as u', (on) =>
      on.onRef('u.agency_id', '=', 'm.agency_id').onRef('u.id', '=', 'm.moved_by'),
    )
    .select(['m.id', 'm.application_id', 'm.from_step_name', 'm.to_step_name', 'm.undone_at'])
    .select(['m.by_former_member', 'r.name as reason', 'u.id as by_id', memberName('u').as('by_name')])
    .where('m.agency_id', '=', asked.actor.agencyId)
    .where('m.id', 'in', [...asked.ids])
    .execute();
  return rows.flatMap((row) => {
    const position = positionOf(asked, row.application_id);
    if (!position) return [];
    return [
      {
        kind: 'MOVE' as const,
        id: row.id,
        by: byOf(row),
        position,
        fromStepName: row.from_step_name,
        toStepName: row.to_step_name,
        reason: row.reason,
        undoneAt: row.undone_at,
        isByFormerMember: row.by_former_member,
      },
    ];
  });
};

/** The product's own mails are laid out for mail readers: here their words are enough. */
const wordsOf = (html: string): string =>
  mailText(html)
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');

const messages: Reader = async (tx, asked) => {
  const { agencyId, role } = asked.actor;
  const found = await readMessages(tx, agencyId, asked.ids);
  const mayRead = can(role, 'templates.read');
  return found.map(({ message, body, to, senderId }): WithoutTime<ActivityEntryOf<'MESSAGE'>> => {
    const html = senderId === null ? wordsOf(body) : body;
    return {
      kind: 'MESSAGE',
      id: message.id,
      by: senderId === null ? null : { id: senderId, name: message.senderName ?? '' },
      position: positionOf(asked, message.applicationId),
      message,
      html: mayRead ? html : null,
      to,
    };
  });
};

const comments: Reader = async (tx, { actor: { agencyId }, ids }) => {
  const rows = await tx
    .selectFrom('candidate_comments as c')
    .leftJoin('users as u', (on) =>
      on.onRef('u.agency_id', '=', 'c.agency_id').onRef('u.id', '=', 'c.author_id'),
    )
    .select(['c.id', 'c.type', 'c.text', 'c.comment', 'c.author_name', 'c.version'])
    .select(['u.id as by_id', memberName('u').as('by_name')])
    .where('c.agency_id', '=', agencyId)
    .where('c.id', 'in', [...ids])
    .execute();
  return rows.map((row) => ({
    kind: 'COMMENT' as const,
    id: row.id,
    by: byOf(row),
    type: row.type,
    authorName: row.by_id === null ? row.author_name : row.by_name,
    text: row.text,
    html: row.comment,
    isEdited: row.version > 1,
  }));
};

const OFFERS_ANSWERS = { ACCEPTED: 'OFFERS_ACCEPTED', REJECTED: 'OFFERS_NOT_ACCEPTED' } as const;

/** Answers and the mails that ask for one; an id is of one of the two. */
const consents: Reader = async (tx, { actor: { agencyId }, ids }) => {
  const answers = await tx
    .selectFrom('consents')
    .select(['id', 'status', 'purpose'])
    .where('agency_id', '=', agencyId)
    .where('id', 'in', [...ids])
    .execute();
  const requests = await tx
    .selectFrom('consent_requests as r')
    .leftJoin('users as u', (on) =>
      on.onRef('u.agency_id', '=', 'r.agency_id').onRef('u.id', '=', 'r.requested_by'),
    )
    .select(['r.id', 'r.delivery', 'u.id as by_id', memberName('u').as('by_name')])
    .where('r.agency_id', '=', agencyId)
    .where('r.id', 'in', [...ids])
    .execute();
  return [
    ...answers.map(({ id, status, purpose }) => ({
      kind: 'CONSENT' as const,
      id,
      by: null,
      what: purpose === 'OFFERS' ? OFFERS_ANSWERS[status] : status,
      delivery: null,
    })),
    ...requests.map((row) => ({
      kind: 'CONSENT' as const,
      id: row.id,
      by: byOf(row),
      what: 'ASKED' as const,
      delivery: row.delivery,
    })),
  ];
};

const documents: Reader = async (tx, { actor: { agencyId }, ids }) => {
  const rows = await tx
    .selectFrom('candidate_documents as d')
    .leftJoin('users as u', (on) =>
      on.onRef('u.agency_id', '=', 'd.agency_id').onRef('u.id', '=', 'd.created_by'),
    )
    .select(['d.id', 'd.title', 'u.id as by_id', memberName('u').as('by_name')])
    .where('d.agency_id', '=', agencyId)
    .where('d.id', 'in', [...ids])
    .execute();
  return rows.map((row) => ({ kind: 'DOCUMENT' as const, id: row.id, by: byOf(row), title: row.title }));
};

const SALARIES: readonly EditedField[] = ['salary', 'expectedSalary'];

const edits: Reader = async (tx, { actor: { agencyId, role }, ids }) => {
  const rows = await tx
    .selectFrom('candidate_edits as e')
    .leftJoin('users as u', (on) =>
      on.onRef('u.agency_id', '=', 'e.agency_id').onRef('u.id', '=', 'e.edited_by'),
    )
    .select(['e.id', 'e.fields', 'u.id as by_id', memberName('u').as('by_name')])
    .where('e.agency_id', '=', agencyId)
    .where('e.id', 'in', [...ids])
    .execute();
  const isSeen = (field: EditedField) => can(role, 'salaries.read') || !SALARIES.includes(field);
  return rows.map((row) => ({
    kind: 'EDIT' as const,
    id: row.id,
    by: byOf(row),
    // In one order, and nothing that a version to come may have written.
    fields: EDITED_FIELDS.filter((field) => row.fields.includes(field) && isSeen(field)),
  }));
};

/** The other's name: as it is now, or as it was when the merge made them vanish. */
const otherName = sql<string>`coalesce(
  (select trim(concat(c.first_name, ' ', c.last_name)) from candidates c where c.agency_id = m.agency_id and c.id = m.other_id),
  trim(concat(m.record -> 'other' -> 'row' ->> 'first_name', ' ', m.record -> 'other' -> 'row' ->> 'last_name')))`;

const merges: Reader = async (tx, { actor: { agencyId }, ids }) => {
  const rows = await tx
    .selectFrom('candidate_merges as m')
    .leftJoin('users as u', (on) =>
      on.onRef('u.agency_id', '=', 'm.agency_id').onRef('u.id', '=', 'm.merged_by'),
    )
    .select([
      'm.id',
      'm.undone_at',
      otherName.as('other_name'),
      'u.id as by_id',
      memberName('u').as('by_name'),
    ])
    .where('m.agency_id', '=', agencyId)
    .where('m.id', 'in', [...ids])
    .execute();
  return rows.map((row) => ({
    kind: 'MERGE' as const,
    id: row.id,
    by: byOf(row),
    otherName: row.other_name,
    undoneAt: row.undone_at,
  }));
};

/** What is told of the entries of each kind, by their ids. */
export const READERS: Readonly<Record<ActivityEntry['kind'], Reader>> = {
  APPLICATION: applications,
  MOVE: moves,
  MESSAGE: messages,
  COMMENT: comments,
  CONSENT: consents,
  DOCUMENT: documents,
  EDIT: edits,
  MERGE: merges,
};
