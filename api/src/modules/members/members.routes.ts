import {
  deleteMember,
  inviteMember,
  resendInvitation,
  updateMember,
} from '@cantera/shared/contracts/members';
import { getMe, listUsers, updateMe } from '@cantera/shared/contracts/users';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { listMembers } from '../users/index.ts';
import { changeMember, invite, inviteAgain, removeMember } from './members.service.ts';
import { changeProfile, currentUser } from './profile.service.ts';

export function memberRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, getMe, async ({ tx, actor }) => ({ data: await currentUser(tx, actor) }));

  route(app, deps, updateMe, async ({ tx, actor, input: { body } }) => ({
    data: await changeProfile(tx, actor, body),
  }));

  route(app, deps, listUsers, async ({ tx, actor }) => ({
    users: await listMembers(tx, actor.agencyId),
  }));

  route(app, deps, inviteMember, async ({ tx, actor, input: { body } }) => ({
    data: await invite(tx, actor, body),
  }));
  route(app, deps, updateMember, async ({ tx, actor, input: { params, body } }) => ({
    data: await changeMember(tx, actor, params.id, body),
  }));
  route(app, deps, deleteMember, async ({ tx, actor, input: { params } }) => {
    await removeMember(tx, actor, params.id);
    return { data: {} };
  });
  route(app, deps, resendInvitation, async ({ tx, actor, input: { params } }) => ({
    data: await inviteAgain(tx, actor, params.id),
  }));
}
