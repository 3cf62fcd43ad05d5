import {
  deleteMember,
  getMe,
  inviteMember,
  listUsers,
  resendInvitation,
  type User,
  updateMe,
  updateMember,
} from '@cantera/shared/contracts/users';
import type { FastifyInstance } from 'fastify';
import type { Tx } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { route } from '../../http/route.ts';
import { requireOwnImage } from '../files/index.ts';
import { publish } from '../live/index.ts';
import { changeMember, invite, inviteAgain, removeMember } from './members.service.ts';
import { findUser, listMembers, updateUser } from './users.repository.ts';

async function currentUser(tx: Tx, actor: Actor): Promise<User> {
  const user = await findUser(tx, actor.agencyId, actor.userId);
  if (!user) throw notFound('user');
  return user;
}

export function userRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, getMe, 'profile.own', async ({ tx, actor }) => ({ data: await currentUser(tx, actor) }));

  route(app, deps, updateMe, 'profile.own', async ({ tx, actor, input: { body } }) => {
    if (body.imageUrl) await requireOwnImage(tx, actor.agencyId, body.imageUrl, 'image_url');
    await updateUser(tx, actor.agencyId, actor.userId, {
      ...(body.firstName === undefined ? {} : { first_name: body.firstName }),
      ...(body.lastName === undefined ? {} : { last_name: body.lastName }),
      ...(body.lang === undefined ? {} : { lang: body.lang }),
      ...(body.imageUrl === undefined ? {} : { image_url: body.imageUrl }),
    });
    await publish(tx, actor.agencyId, { type: 'members' });
    return { data: await currentUser(tx, actor) };
  });

  route(app, deps, listUsers, 'members.read', async ({ tx, actor }) => ({
    users: await listMembers(tx, actor.agencyId),
  }));

  route(app, deps, inviteMember, 'members.manage', async ({ tx, actor, input: { body } }) => ({
    data: await invite(tx, actor, body),
  }));
  route(app, deps, updateMember, 'members.manage', async ({ tx, actor, input: { params, body } }) => ({
    data: await changeMember(tx, actor, params.id, body),
  }));
  route(app, deps, deleteMember, 'members.manage', async ({ tx, actor, input: { params } }) => {
    await removeMember(tx, actor, params.id);
    return { data: {} };
  });
  route(app, deps, resendInvitation, 'members.manage', async ({ tx, actor, input: { params } }) => ({
    data: await inviteAgain(tx, actor, params.id),
  }));
}
