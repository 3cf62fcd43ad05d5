import {
  acceptInvitation,
  changeOwnPassword,
  changePassword,
  endOtherSessions,
  endSession,
  forgotPassword,
  listSessions,
  login,
  readInvitation,
  setup,
} from '@cantera/shared/contracts/auth';
import { logout } from '@cantera/shared/contracts/logout';
import { topic } from '@cantera/shared/contracts/topics';
import type { FastifyInstance } from 'fastify';
import { withTenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { notFound, unauthorized } from '../../errors.ts';
import { publicRoute, route, uploadRoute } from '../../http/route.ts';
import { publish } from '../../live/index.ts';
import { findUser } from '../users/index.ts';
import { changeOwn, holdAccount, logIn, resetPassword, sendReset } from './auth.service.ts';
import * as invitations from './invitation.service.ts';
import { createSession, deleteSession, deleteSessions, listOwnSessions } from './session.repository.ts';
import { checkSetupToken, foundAgency } from './setup/setup.service.ts';

/** A session for someone who has just proved who they are, with what the app needs to know of them. */
async function startSession(
  deps: Deps,
  account: Parameters<typeof holdAccount>[1],
  userAgent: string | undefined,
) {
  const { agencyId, userId } = account;
  return withTenant(deps.pool, agencyId, async (tx) => {
    await holdAccount(tx, account);
    const token = await createSession(tx, agencyId, userId, userAgent);
    const user = await findUser(tx, agencyId, userId);
    if (!user) throw unauthorized();
    return { data: { token, user } };
  });
}

export function authRoutes(app: FastifyInstance, deps: Deps): void {
  publicRoute(app, deps, login, async ({ request, input: { body } }) => {
    const account = await logIn(deps.pool, body, request.ip);
    return startSession(deps, account, request.headers['user-agent']);
  });

  publicRoute(app, deps, setup, async ({ request, input: { body } }) => {
    await checkSetupToken(deps.pool, body.token);
    return startSession(deps, await foundAgency(deps.pool, body), request.headers['user-agent']);
  });

  publicRoute(
    app,
    deps,
    forgotPassword,
    async ({ request, input: { body } }) => {
      await sendReset(deps, body.email, request.ip);
      return { data: {} };
    },
    { rateLimit: { max: 30, timeWindow: '10 minutes' } },
  );

  publicRoute(app, deps, changePassword, async ({ input: { body } }) => {
    await resetPassword(deps.pool, body.token, body.password);
    return { data: {} };
  });

  route(app, deps, logout, async ({ tx, actor }) => {
    await deleteSession(tx, actor);
    await publish(tx, actor.agencyId, topic.sessions(actor.userId));
    return { data: {} };
  });

  // Not in one transaction: a wrong password must count though the change is refused.
  uploadRoute(app, deps, changeOwnPassword, async ({ actor, input: { body } }) => {
    await changeOwn(deps.pool, actor, body);
    return { data: {} };
  });

  publicRoute(app, deps, readInvitation, async ({ input: { body } }) => ({
    data: await invitations.readInvitation(deps.pool, body.token),
  }));
  publicRoute(app, deps, acceptInvitation, async ({ request, input: { body } }) => {
    const account = await invitations.acceptInvitation(deps.pool, body);
    return startSession(deps, account, request.headers['user-agent']);
  });

  sessionRoutes(app, deps);
}

/** Where the user is logged in. What ends leads its open tabs to the login at once. */
function sessionRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, listSessions, async ({ tx, actor }) => ({
    data: { items: await listOwnSessions(tx, actor) },
  }));
  route(app, deps, endSession, async ({ tx, actor, input: { params } }) => {
    if (!(await deleteSession(tx, actor, params.id))) throw notFound('session');
    await publish(tx, actor.agencyId, topic.sessions(actor.userId));
    return { data: {} };
  });
  route(app, deps, endOtherSessions, async ({ tx, actor }) => {
    await deleteSessions(tx, actor.agencyId, actor.userId, actor.sessionId);
    await publish(tx, actor.agencyId, topic.sessions(actor.userId));
    return { data: {} };
  });
}
