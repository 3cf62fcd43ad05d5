import {
  inviteMember,
  type inviteMemberBody,
  resendInvitation,
  type updateMemberBody,
} from '@cantera/shared/contracts/members';
import { topic } from '@cantera/shared/contracts/topics';
import { type MemberListItem, memberChanged } from '@cantera/shared/contracts/users';
import type { z } from 'zod';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { fail, notFound, requireVersion } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { newId } from '../../ids.ts';
import { enqueue } from '../../jobs/queue.ts';
import { countSending } from '../../jobs/sending-limit.ts';
import { publish } from '../../live/index.ts';
import { lockAgency } from '../agency/index.ts';
import { markFormerMember } from '../pipeline/index.ts';
import { leavePositions } from '../positions/index.ts';
import {
  changedPicture,
  countMembers,
  deleteUser,
  findMember,
  hasOtherAdmin,
  insertInvited,
  lockUser,
  nameOfAddress,
  updateUser,
} from '../users/index.ts';
import { lastAdmin, partOf, requireGrantable } from './members.policy.ts';

async function requireMember(tx: Tx, agencyId: string, id: string): Promise<MemberListItem> {
  const member = await findMember(tx, agencyId, id);
  if (!member) throw notFound('member');
  return member;
}

/** Every seat of a large plan filled in one sitting, and mistakes besides. */
const AGENCY_AN_HOUR = 300;
/** The invited may have deleted the mail, or find it in their spam; more is a nuisance. */
const INVITED_AN_HOUR = 5;

/**
 * Mails the invitation once this transaction holds; of two asked for at once one goes out. Throws 429 for more than anybody
 * can want.
 */
async function queueInvitation(tx: Tx, actor: Actor, userId: string): Promise<void> {
  await countSending(tx, actor.agencyId, [
    { key: `invitation of ${userId}`, max: INVITED_AN_HOUR },
    { key: 'invitations', max: AGENCY_AN_HOUR },
  ]);
  await enqueue(
    tx,
    'auth.send_invitation',
    { agencyId: actor.agencyId, userId, invitedBy: actor.userId },
    { key: `invitation ${userId}` },
  );
}

/**
 * Adds a member who has yet to choose a password, and mails them the link for it. Throws 400 EMAIL_EXISTS
 * naming `email`, whichever agency has the account, and 409 MEMBER_LIMIT (`details.max_members`).
 */
export async function invite(
  tx: Tx,
  actor: Actor,
  { email, role }: z.output<typeof inviteMemberBody>,
): Promise<MemberListItem> {
  requireGrantable(actor.role, role);
  const { agencyId } = actor;
  // Held, so that two invitations at once cannot both take the last seat.
  const { max_members: limit } = await lockAgency(tx, agencyId);
  if ((await countMembers(tx, agencyId)) >= limit)
    throw fail(inviteMember.errors, 'MEMBER_LIMIT', 'Your plan holds no more members.', {
      details: { maxMembers: limit },
    });
  const id = newId();
  const first_name = nameOfAddress(email);
  if (!(await insertInvited(tx, { agency_id: agencyId, id, email, first_name, role, at: now() })))
    throw fail(inviteMember.errors, 'EMAIL_EXISTS', 'Email already exists!', {
      fields: { email: 'already_exists' },
    });
  await queueInvitation(tx, actor, id);
  await publish(tx, agencyId, topic.members());
  return requireMember(tx, agencyId, id);
}

/** Mails a new link. Throws 404, and 409 NOT_INVITED for someone who has accepted. */
export async function inviteAgain(tx: Tx, actor: Actor, id: string): Promise<MemberListItem> {
  const member = await requireMember(tx, actor.agencyId, id);
  if (!member.invitation)
    throw fail(resendInvitation.errors, 'NOT_INVITED', 'This member has already accepted the invitation.');
  await updateUser(tx, actor.agencyId, id, { invited_at: now() });
  await queueInvitation(tx, actor, id);
  await publish(tx, actor.agencyId, topic.members());
  return requireMember(tx, actor.agencyId, id);
}

/** Throws 409 LAST_ADMIN when nobody else could administer the agency. One who has not accepted yet cannot. */
async function requireOtherAdmin(tx: Tx, agencyId: string, member: MemberListItem): Promise<void> {
  if (member.role !== 'AGENCY_ADMIN' || member.invitation) return;
  if (!(await hasOtherAdmin(tx, agencyId, member.id))) throw lastAdmin();
}

/**
 * Changes a member; a new role holds from their next call on, and takes them off the positions where it does
 * not fit. Throws 404, 400 naming `image_url`, 409 LAST_ADMIN and MEMBER_CHANGED (`details.version`).
 */
export async function changeMember(
  tx: Tx,
  actor: Actor,
  id: string,
  { version, ...given }: z.output<typeof updateMemberBody>,
): Promise<MemberListItem> {
  const { agencyId } = actor;
  // Held, so that two admins cannot take each other's role at the same moment.
  await lockAgency(tx, agencyId);
  await lockUser(tx, agencyId, id);
  const member = await requireMember(tx, agencyId, id);
  requireGrantable(actor.role, given.role, member.role);
  requireVersion(memberChanged, member.version, version);
  if (given.role !== member.role) await requireOtherAdmin(tx, agencyId, member);
  const picture = await changedPicture(tx, agencyId, given.imageUrl, member.imageUrl);
  await updateUser(tx, agencyId, id, {
    first_name: given.firstName,
    last_name: given.lastName,
    role: given.role,
    ...picture,
  });
  const before = partOf(member.role);
  if (before !== partOf(given.role)) await leavePositions(tx, agencyId, id, before);
  await publish(tx, agencyId, topic.members());
  return requireMember(tx, agencyId, id);
}

/** Removes a member, or withdraws an invitation. Throws 404 and 409 LAST_ADMIN. */
export async function removeMember(tx: Tx, actor: Actor, id: string): Promise<void> {
  const { agencyId } = actor;
  await lockAgency(tx, agencyId);
  const member = await requireMember(tx, agencyId, id);
  requireGrantable(actor.role, member.role);
  await requireOtherAdmin(tx, agencyId, member);
  await markFormerMember(tx, agencyId, id);
  await deleteUser(tx, agencyId, id);
  await publish(tx, agencyId, topic.members());
}
